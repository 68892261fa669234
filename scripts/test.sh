#!/usr/bin/env bash
# Runs every check: test.sh [-only REGEXP OF STEPS].
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/needs.sh x reader race python arm64 phones browser
exec go run ./internal/workshop/tools/check "$@"
