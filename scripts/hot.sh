#!/usr/bin/env bash
# Writes down where the rules spend their time, wasm/hot.pprof, by which Go inlines their
# calls in the page's program. It is made anew when the rules have changed a good deal: a
# profile of older ones does no harm, it only names calls that are not hot any more.
set -euo pipefail
cd "$(dirname "$0")/.."
export CGO_ENABLED=0

folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
for game in games/*/; do
  game=$(basename "$game")
  if ! grep -qs '^func BenchmarkDecision' "games/$game"/*_test.go; then
    continue
  fi
  go test -trimpath -run '^$' -bench Decision -benchtime 1.5s -cpu 1 -cpuprofile "$folder/$game.pprof" -o "$folder/$game.test" "./games/$game"
done
go tool pprof -proto "$folder"/*.pprof >wasm/hot.pprof
