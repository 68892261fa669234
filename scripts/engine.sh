#!/usr/bin/env bash
# Tries the page in another engine than Chromium's, in a window that nobody sees: engine.sh webkit|firefox [FLAGS OF NODE'S TESTS].
# It looks at the page that is built, if RUNEHALL_WEB names one, and otherwise builds it. With RUNEHALL_BUILT it builds nothing at all: the
# page in build/web, or in RUNEHALL_WEB, and the programs beside it are there. RUNEHALL_PICTURES names a folder for pictures of the title
# and of each table.
set -euo pipefail
cd "$(dirname "$0")/.."

engine=$1
shift
if [ $# = 0 ]; then
  set -- --test-reporter=spec
fi
scripts/needs.sh x node sink "$engine"
if [ -z "${RUNEHALL_WEB:-}${RUNEHALL_BUILT:-}" ]; then
  scripts/web.sh
fi
# put builds a program and puts it in its place if it is another one: Chromium's tests may be running with it.
put() {
  CGO_ENABLED=0 go build -o "build/$1-$engine" "$2"
  cmp -s "build/$1-$engine" "build/$1" || mv "build/$1-$engine" "build/$1"
}
if [ -z "${RUNEHALL_BUILT:-}" ]; then
  put serve ./wasm/serve
  put host .
fi
# The server's own pointer stands in the middle of the screen, and would hover over the page there.
exec scripts/x.sh bash -c 'xdotool mousemove 1919 1199 && exec "$@"' bash node --test "$@" "wasm/browser/$engine.mjs"
