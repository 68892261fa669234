#!/usr/bin/env bash
# Prepares what programs in packages are built with, so that they are smaller:
# desktop.sh FOLDER. It writes there
#
#   web.mod        go.mod with a copy of the engine that has its shaders and no compiler for them (wasm/patch)
#   overlay.json   Go's library, in which no template calls a method, and its linker (wasm/lean)
#   link, linkby   that linker, which writes short names of functions, and what calls it (wasm/lean/linkby)
#
# for go build -modfile, -overlay and -toolexec. With a Go or an engine that nobody knows
# it ends with code 1. docs/packages.md has the sizes.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/go.sh

made=$(realpath -m "$1")
rm -rf "$made"
mkdir -p "$made"
export CGO_ENABLED=0
go run ./wasm/patch -desktop -strict -dir "$made"
go run -C wasm/lean ./patch -root "$(go env GOROOT)" -dir "$made" -trim=false -templates -linker
go build -trimpath -overlay="$made/overlay.json" -o "$made/link" cmd/link
go build -C wasm/lean -trimpath -o "$made/linkby" ./linkby
