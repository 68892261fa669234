#!/usr/bin/env bash
# Runs in WebAssembly what is made as the page's program is, trimmed (wasm/lean), with the
# Go that GOTOOLCHAIN names:
#
#   trimmed.sh test [FLAGS OF GO TEST] [PACKAGES]
#                            under Node: the rules, the page's line to a room (or those
#                            packages), and what a program knows of its own functions
#   trimmed.sh stacks FILE   makes a program of the latter, for browsers
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/go.sh

made=$PWD/build/trimmed-$(go env GOVERSION)
go run -C wasm/lean ./patch -root "$(go env GOROOT)" -dir "$made" -templates
CGO_ENABLED=0 go build -C wasm/lean -o "$made/trim" ./trim
export GOOS=js GOARCH=wasm
case ${1:-} in
  test)
    shift
    flags=() packages=()
    for arg; do
      case $arg in
        ./*) packages+=("$arg") ;;
        *) flags+=("$arg") ;;
      esac
    done
    if [ ${#packages[@]} = 0 ]; then
      packages=(./games/... ./internal/workshop/gamestest/... ./internal/rooms/away)
    fi
    flags+=(-overlay "$made/overlay.json" -exec "$made/trim -exec $(go env GOROOT)/lib/wasm/go_js_wasm_exec")
    failed=
    go test "${flags[@]}" -pgo "$PWD/wasm/hot.pprof" "${packages[@]}" || failed=1
    go test -C wasm/lean "${flags[@]}" ./stacks || failed=1
    [ ! "$failed" ]
    ;;
  stacks)
    file=$(realpath -m "$2")
    rm -f "$file" # Go takes the one that was trimmed for one that it need not link anew
    go test -C wasm/lean -c -timeout 60m -overlay "$made/overlay.json" -o "$file" ./stacks
    "$made/trim" "$file"
    ;;
  *)
    echo "trimmed.sh test [FLAGS OF GO TEST] | stacks FILE" >&2
    exit 2
    ;;
esac
