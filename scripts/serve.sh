#!/usr/bin/env bash
# Builds the page for the browser, serves it and prints its address:
# serve.sh [-packed] [-plain] [-kept] [-addr HOST:PORT].
set -euo pipefail
cd "$(dirname "$0")/.."

build=()
while [ "${1:-}" = -packed ] || [ "${1:-}" = -plain ]; do
  build+=("$1")
  shift
done
scripts/web.sh "${build[@]}"
CGO_ENABLED=0 go build -o build/serve ./wasm/serve
exec build/serve "$@"
