#!/usr/bin/env bash
# Tries the page in another engine than Chromium's, in a window that nobody sees: engine.sh webkit|firefox [FLAGS OF NODE'S TESTS].
# It looks at the page that is built, if RUNEHALL_WEB names one, and otherwise builds it. RUNEHALL_PICTURES names a folder for pictures of
# the title and of each table.
set -euo pipefail
cd "$(dirname "$0")/.."

engine=$1
shift
if [ $# = 0 ]; then
  set -- --test-reporter=spec
fi
scripts/needs.sh x pointer node sink "$engine"
if [ -z "${RUNEHALL_WEB:-}" ]; then
  scripts/web.sh
fi
CGO_ENABLED=0 go build -o build/serve ./wasm/serve
CGO_ENABLED=0 go build -o build/host .
# The server's own pointer stands in the middle of the screen, and would hover over the page there.
exec scripts/x.sh bash -c 'xdotool mousemove 1919 1199 && exec "$@"' bash node --test "$@" "wasm/browser/$engine.mjs"
