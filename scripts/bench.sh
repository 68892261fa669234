#!/usr/bin/env bash
# Measures the rules' speed, and the program's start, idling, memory and
# allocations on the desktop and in Chromium, beside an empty program:
# bench.sh [rules|desktop|browser|thinking|rooms]; browser measures the memory on the desktop's title
# besides; thinking is what frames take while computer players think, in both; rooms is how long a move takes to all seats of a room,
# at one host and at three nodes, how much longer where there are many rooms, what a room takes of the memory, how long a restart takes,
# what a host loses that is killed at each of a thousand moves, how long hints, claims to seats and races take, and by how much rooms make the program larger; it is measured only when
# it is asked for. SHORT=1 makes fewer moves, to see that all of it runs.
set -euo pipefail
cd "$(dirname "$0")/.."

part=${1:-}
if [ "$part" = rooms ]; then # needs no window
  export CGO_ENABLED=0
  scripts/needs.sh brotli
  moves=10000x kills=1000x apart=1000x asked=100x
  if [ "${SHORT:-}" ]; then moves=100x kills=10x apart=50x asked=5x; fi
  bench() { go test -trimpath -run '^$' -bench "$1" -benchtime "$2" -timeout 60m "$3"; }
  bench Move $moves ./internal/rooms
  bench Growth 1x ./internal/rooms
  bench Killed $kills ./internal/rooms
  bench 'Hint|Claim|Race' $asked ./internal/rooms
  bench Nodes $apart ./internal/rooms/hall
  exec go run -trimpath ./internal/workshop/tools/figures -part rooms
fi
source scripts/go.sh # rules in WebAssembly are measured over a patched library
case $part in
  rules) scripts/needs.sh node ;;
  *) scripts/needs.sh x browser ;;
esac
CGO_ENABLED=0 go build -trimpath -o build/figures ./internal/workshop/tools/figures

if [ "$part" = rules ] || [ ! "$part" ]; then # under Node as in the page
  CGO_ENABLED=0 go build -C wasm/lean -trimpath -o "$PWD/build/trim" ./trim
  go run -C wasm/lean ./patch -root "$(go env GOROOT)" -dir "$PWD/build/patched" -templates
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
# A program that was just built lies in the system's cache in such large pieces that each start maps ten megabytes more of it than one that was read from the disk.
for program in build/runehall build/empty; do
  dd of=$program oflag=nocache conv=notrunc,fdatasync count=0 status=none
done
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
