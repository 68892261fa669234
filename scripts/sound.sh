#!/usr/bin/env bash
# Makes the music and the effects in assets/sound from assets/src/sound; see
# docs/sound.md. With -wav FOLDER also as WAV, to look at.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/needs.sh sound
CGO_ENABLED=0 exec go run ./assets/src/sound "$@"
