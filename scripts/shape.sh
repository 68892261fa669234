#!/usr/bin/env bash
# Prints how the boards and the scenes are built: lines, names that repeat, kinds of things, arrows that run back up, keys in the code:
# shape.sh [-root FOLDER]; the folder may hold another state of the house, to compare with. -since REVISION prints what has grown.
set -euo pipefail
cd "$(dirname "$0")/.."
# What it has compiled to look at, make test has compiled too, if it is compiled in the same way.
GOFLAGS="$(go env GOFLAGS) -trimpath"
export GOFLAGS CGO_ENABLED=0
go build -o build/shape ./internal/workshop/tools/shape
exec build/shape "$@"
