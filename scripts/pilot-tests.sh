#!/usr/bin/env bash
# Runs the tests that need a window, in every package that has some: pilot-tests.sh [FLAGS OF GO TEST].
set -euo pipefail
cd "$(dirname "$0")/.."

mapfile -t packages < <(
  git grep -l --untracked '^//go:build pilot' -- '*_test.go' | xargs -n 1 dirname | sort -u | sed 's|^|./|'
)
[ ${#packages[@]} -gt 0 ]
# One package at a time: each has a window of its own, and some measure.
CGO_ENABLED=0 exec scripts/x.sh go test -tags pilot -p 1 "$@" "${packages[@]}"
