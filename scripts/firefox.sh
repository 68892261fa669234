#!/usr/bin/env bash
# Plays some moves in Debian's Firefox, which is no part of make test: firefox.sh. RUNEHALL_PICTURE names a file for a picture of the end.
# Without a display Firefox has no WebGL, so that it gets an X server of its own.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/needs.sh x node firefox
scripts/web.sh
CGO_ENABLED=0 go build -o build/serve ./wasm/serve
exec scripts/x.sh node --test --test-reporter=spec wasm/browser/firefox.mjs
