#!/usr/bin/env bash
# Prints how the boards and the scenes are built: lines, names that repeat, kinds of things, arrows that run back up, keys in the code:
# shape.sh [-root FOLDER]; the folder may hold another state of the house, to compare with.
set -euo pipefail
cd "$(dirname "$0")/.."
CGO_ENABLED=0 go build -trimpath -o build/shape ./internal/workshop/tools/shape
exec build/shape "$@"
