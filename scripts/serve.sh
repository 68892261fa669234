#!/usr/bin/env bash
# Builds the page for the browser, serves it and prints its address:
# serve.sh [-packed] [-kept] [-addr HOST:PORT].
set -euo pipefail
cd "$(dirname "$0")/.."

packed=()
if [ "${1:-}" = -packed ]; then
  packed=(-packed)
  shift
fi
scripts/web.sh "${packed[@]}"
CGO_ENABLED=0 go build -o build/serve ./wasm/serve
exec build/serve "$@"
