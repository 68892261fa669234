#!/usr/bin/env bash
# Makes the pictures in assets/art from assets/src/art, all packs or those that
# are named; see docs/art.md.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/needs.sh browser art
exec node assets/src/art/make.mjs "$@"
