#!/usr/bin/env bash
# Plays the levels of the computer players against each other, in every game,
# and writes the tables into docs/computer-players.md: levels.sh [-matches N].
set -euo pipefail
cd "$(dirname "$0")/.."
CGO_ENABLED=0 go build -trimpath -o build/levels ./internal/workshop/tools/levels
exec build/levels "$@"
