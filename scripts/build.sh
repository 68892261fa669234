#!/usr/bin/env bash
# Builds the game for this machine into build/runehall.
set -euo pipefail
cd "$(dirname "$0")/.."

CGO_ENABLED=0 go build -trimpath -o build/runehall .
