#!/usr/bin/env bash
# Builds and opens the game: run.sh [FLAGS OF THE GAME].
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/needs.sh window
scripts/build.sh
exec build/runehall "$@"
