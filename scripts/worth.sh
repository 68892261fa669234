#!/usr/bin/env bash
# Learns from matches between computer players what positions are worth, and
# writes that into the game's package if it wins: worth.sh [-game ID].
set -euo pipefail
cd "$(dirname "$0")/.."
CGO_ENABLED=0 go build -trimpath -o build/worth ./internal/workshop/tools/worth
exec build/worth "$@"
