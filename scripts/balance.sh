#!/usr/bin/env bash
# Has masters play every game among themselves, and writes which seats and
# which ways win into docs/balance.md: balance.sh [-matches N] [-game ID].
set -euo pipefail
cd "$(dirname "$0")/.."
CGO_ENABLED=0 go build -trimpath -o build/balance ./internal/workshop/tools/balance
exec build/balance "$@"
