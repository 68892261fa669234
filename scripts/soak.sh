#!/usr/bin/env bash
# The long runs, of every game: MATCHES matches (10,000 otherwise) of chance
# against itself with every number of seats and every choice of every option,
# and a tenth as many of every other computer player, with the game's invariant
# checked after each move; as many matches through all checks of the rules cores;
# second readings of the rules in a tenth of that; whole matches in the real program
# by every device, with every option and number of seats; and every fuzz target for
# FUZZTIME (2m otherwise). soak.sh [GAME] does it for the rules of one game only.
set -euo pipefail
cd "$(dirname "$0")/.."

matches=${MATCHES:-10000}
fuzztime=${FUZZTIME:-2m}
games=("./games/${1:-...}")
all=./${1:+games/$1}
if [ -z "${1:-}" ]; then
  games+=(./internal/workshop/gamestest/...) # the toys
  all=./...
fi
export CGO_ENABLED=0

# rules PATTERN of tests: prints what they say of their matches.
rules() {
  go test -count=1 -timeout 0 -v -run "$1" "${games[@]}" | { grep -v -e '^=== ' -e '^ *\(moves\|events\|refusals never met\):' -e 'no tests to run' -e 'no test files' || true; }
}

echo "== $matches matches of chance, and $(((matches + 9) / 10)) of others, of each number of seats and each option"
RUNEHALL_SOAK=$matches RUNEHALL_MATCHES=1 rules '^TestKit$'

echo "== the check of every rules core, over $matches matches"
RUNEHALL_MATCHES=$matches rules '^TestKit'

echo "== second readings of the rules"
RUNEHALL_MATCHES=$(((matches + 9) / 10)) rules 'TwoReadings'

if [ -z "${1:-}" ]; then
  echo "== every legal move of Rune Masters, Menhirs and Rune Market through the board, and every kind of match in the real program"
  RUNEHALL_REACH=1 go test -count=1 -timeout 0 -run '^TestEveryMoveCanBeMade$' ./scenes/masters ./scenes/stones ./scenes/market
  RUNEHALL_WHOLE=1 scripts/pilot-tests.sh -count=1 -timeout 0 -run '^TestMatchesToTheEnd$'
  echo "== boards on screens of every size"
  RUNEHALL_SIZES=60 scripts/pilot-tests.sh -count=1 -run '^TestNoSizeBreaks$'
  echo "== every screen in pseudo-words"
  PSEUDO=all scripts/pseudo.sh
fi

# go test -fuzz takes one target of one package at a time.
go list "$all" | while read -r package; do
  go test -list '^Fuzz' "$package" </dev/null | { grep '^Fuzz' || true; } | while read -r target; do
    echo "== $target in $package, for $fuzztime"
    go test -run '^$' -fuzz "^$target\$" -fuzztime "$fuzztime" -fuzzminimizetime 5x "$package" </dev/null
  done
done
