#!/usr/bin/env bash
# The long runs: MATCHES matches (10,000 otherwise) of every game with every
# number of seats, as many through the check of the rules cores, and every fuzz
# target for FUZZTIME (2m otherwise). Rune Masters is played to the end in the
# real program with every device, option and number of seats.
set -euo pipefail
cd "$(dirname "$0")/.."

matches=${MATCHES:-10000}
fuzztime=${FUZZTIME:-2m}

scripts/build.sh
for seats in 2 3 4 5; do
  for bots in random greedy,random; do
    echo "== $matches matches of Rituals, $seats seats, $bots"
    build/runehall sim --game ritual --seats "$seats" --bots "$bots" --matches "$matches" --seed 1
  done
done

echo "== the check of every rules core, over $matches matches"
RUNEHALL_MATCHES=$matches CGO_ENABLED=0 go test -count=1 -timeout 0 -run '^TestKit$' ./games/...

echo "== every legal move of Rune Masters through the board, and every kind of match in the real program"
RUNEHALL_REACH=1 CGO_ENABLED=0 go test -count=1 -run '^TestEveryMoveCanBeMade$' ./scenes/masters
RUNEHALL_MATRIX=all CGO_ENABLED=0 scripts/x.sh go test -count=1 -timeout 0 -tags screens -run '^TestMatchesToTheEnd$' ./scenes/masters

# go test -fuzz takes one target of one package at a time.
go list ./... | while read -r package; do
  CGO_ENABLED=0 go test -list '^Fuzz' "$package" </dev/null | { grep '^Fuzz' || true; } | while read -r target; do
    echo "== $target in $package, for $fuzztime"
    CGO_ENABLED=0 go test -run '^$' -fuzz "^$target\$" -fuzztime "$fuzztime" -fuzzminimizetime 5x "$package" </dev/null
  done
done
