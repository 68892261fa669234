#!/usr/bin/env bash
# Builds the page for the browser, serves it and prints its address:
# serve.sh [-addr HOST:PORT].
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/web.sh
CGO_ENABLED=0 go build -o build/serve ./wasm/serve
exec build/serve "$@"
