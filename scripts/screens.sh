#!/usr/bin/env bash
# Writes pictures of every scene into build/screens, in the sizes and languages
# that the screen tests use.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/needs.sh x
rm -rf build/screens
RUNEHALL_PICTURES=$PWD/build/screens scripts/screen-tests.sh -count=1 -run Picture
echo "Pictures are in build/screens."
