#!/usr/bin/env bash
# Tries the program in a language of pseudo-words, which no player gets: what does not fit when words are longer, what
# comes from no message, and which keys are missing. pseudo.sh [FLAGS OF GO TEST]
set -euo pipefail
cd "$(dirname "$0")/.."

export CGO_ENABLED=0
go run ./internal/tools/pseudo build/pseudo
export GOFLAGS="-overlay=$PWD/build/pseudo/overlay.json"
go test "$@" ./assets/lang ./assets/rules ./assets/fonts ./ui/uitest
go test "$@" -run '^TestEveryWordIsThere$|^TestEveryScreenFits$/qps$|^TestGallery$/qps$|^TestMastersRefusalInEachLanguage$' ./scenes
go test "$@" -run 'Layout|Fits|Docks' ./scenes/table ./scenes/ritual ./scenes/masters
scripts/x.sh go test "$@" -tags pilot -run 'TestPictures/qps$|TestPicturesOfTheEnd/qps$' ./internal/pilot/walk
