#!/usr/bin/env bash
# Measures the rules' speed, and the program's start, idling, memory and
# allocations on the desktop and in Chromium, beside an empty program:
# bench.sh [rules|desktop|browser|thinking|rooms]; browser measures the memory on the desktop's title
# besides; thinking is what frames take while computer players think, in both; rooms is how long a move takes to all seats of a room,
# at one host and at three nodes, how much longer where there are many rooms, and what a host loses that is killed at each of a
# thousand moves; it is measured only when it is asked for.
set -euo pipefail
cd "$(dirname "$0")/.."

part=${1:-}
if [ "$part" = rooms ]; then # needs no program, and no window
  export CGO_ENABLED=0
  go test -trimpath -run '^$' -bench Move -benchtime 10000x -timeout 30m ./internal/rooms
  go test -trimpath -run '^$' -bench Growth -benchtime 1x -timeout 60m ./internal/rooms
  go test -trimpath -run '^$' -bench Killed -benchtime 1000x -timeout 60m ./internal/rooms
  exec go test -trimpath -run '^$' -bench Nodes -benchtime 1000x -timeout 30m ./internal/rooms/hall
fi
case $part in
  rules) scripts/needs.sh node ;;
  *) scripts/needs.sh x browser ;;
esac
CGO_ENABLED=0 go build -trimpath -o build/figures ./internal/workshop/tools/figures

if [ "$part" = rules ] || [ ! "$part" ]; then # under Node as in the page
  CGO_ENABLED=0 go build -trimpath -o build/trim ./wasm/trim
  go run ./wasm/patch -trimmed -dir build/patched
fi
if [ "$part" = rules ]; then # needs no program, and no window
  exec build/figures -part rules
fi
window=$part
if [ "$part" = browser ]; then
  window=title # what the program costs on the desktop beside an empty one, as in the page
fi
scripts/build.sh
CGO_ENABLED=0 go build -trimpath -o build/empty ./internal/workshop/tools/empty
scripts/x.sh build/figures -part "$window"
if [ "$part" != desktop ]; then
  scripts/web.sh build/web
  CGO_ENABLED=0 go build -o build/serve ./wasm/serve
  if [ "$part" != thinking ]; then
    scripts/web.sh -plain build/web-empty ./internal/workshop/tools/empty
    scripts/web.sh -plain build/web-plain # what trimming and shaders made before are worth
    node wasm/browser/figures.mjs
  fi
  node wasm/browser/thinking.mjs
fi
