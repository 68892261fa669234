#!/usr/bin/env bash
# Makes a new game of a toy of cards, with a plain board and texts in all languages, tries whether it can be played, and says what is still to do:
# new-game.sh ID [ABC]. ID is one word in lower case; ABC stands before the numbers of its clauses, and is the beginning of the id if it is left out.
set -euo pipefail
cd "$(dirname "$0")/.."
export CGO_ENABLED=0
echo 'Building what makes games …' >&2
go build -trimpath -o build/newgame ./internal/workshop/tools/newgame
build/newgame "$@"

printf '\nBuilding and trying %s; the first time that takes a few minutes …\n' "$1" >&2
go test -trimpath "./games/$1" "./scenes/$1" >&2
told=$(go test -trimpath -run '^TestEveryGameIsComplete$' ./scenes 2>&1) || true # it fails, since something is missing
printf '\n%s can be played: make run. Its rules are still those of the toy. What it lacks, as TestEveryGameIsComplete finds it:\n\n' "$1"
if ! grep -F "$1 lacks in " <<<"$told" | sed 's/^.* lacks in /  /'; then
  echo "$told" >&2
  exit 1
fi
printf '\nIts board can climb, a rung at a time. Each is a field of plain.Def, and without it the board does this:\n\n'
awk -F ' *[|] *' '/^\| [1-9] \|/ { printf "  %s  %-9s %s (docs/add-a-game.md:%d)\n", $2, substr($3, 2, length($3) - 2), $4, NR }' docs/add-a-game.md
printf '\nHow each of them is made says docs/add-a-game.md.\n'
