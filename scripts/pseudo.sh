#!/usr/bin/env bash
# Tries the program in a language of pseudo-words, which no player gets: what does
# not fit when words are longer, what comes from no message, which keys are
# missing. pseudo.sh [FLAGS OF GO TEST]; with PSEUDO=all the real program too.
set -euo pipefail
cd "$(dirname "$0")/.."

export CGO_ENABLED=0
go run ./internal/workshop/tools/pseudo build/pseudo

# What tests read in texts, such as word lists, is not in pseudo-words.
words='Phrase|Wording|TextsAreHeld|WordList|RIT10_|RIT41_|IsMarked|StandsBare|SpelledNumbers'

# As a fifth language, which tests of all languages find by themselves, and in the place of German, for tests that name their languages.
export GOFLAGS="${GOFLAGS:-} -overlay=$PWD/build/pseudo/overlay.json"
go test "$@" -skip "$words" ./assets/lang ./assets/rules ./assets/fonts ./internal/workshop/uitest
go test "$@" -run '^TestEveryMessageIsSaid$' ./internal/workshop/tools/says/said
go test "$@" -run '^TestEveryScreenFits$/qps$|^TestGallery$/qps$' ./scenes
go test "$@" -run 'Layout|Fits|Docks' ./scenes/table ./scenes/ritual ./scenes/masters
if [ "${PSEUDO:-}" = all ]; then
  mkdir -p build/pseudo/pictures # to be looked at: without a place for them nobody walks through the screens
  RUNEHALL_PICTURES=$PWD/build/pseudo/pictures scripts/x.sh go test "$@" -tags pilot -p 1 -run '^TestPictures$/de$|^TestPictures$/360x640-|^TestPicturesOfTheEnd$/de$' \
    ./internal/workshop/pilot/fit ./scenes/ritual ./scenes/masters ./scenes/stones
fi
