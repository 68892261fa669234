#!/usr/bin/env bash
# Runs the checks: test.sh [-all] [-only REGEXP OF STEPS]. Without -all it is the day's lane, what is enough while working; with it, or with CI
# in the environment, everything, as before anything lands. docs/tests.md says what each checks.
set -euo pipefail
cd "$(dirname "$0")/.."

exec go run ./internal/workshop/tools/check "$@"
