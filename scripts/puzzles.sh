#!/usr/bin/env bash
# Looks through matches of masters for positions with one best move, and writes
# them into assets/learn; with -check proves those again: puzzles.sh [-game ID].
set -euo pipefail
cd "$(dirname "$0")/.."
CGO_ENABLED=0 go build -trimpath -o build/puzzles ./internal/workshop/tools/puzzles
exec build/puzzles "$@"
