#!/usr/bin/env bash
# Makes a new game of a toy of cards, with a plain board and texts in all languages, and says what is still to do: new-game.sh ID [ABC].
# ID is one word in lower case; ABC stands before the numbers of its clauses, and is the beginning of the id if it is left out.
set -euo pipefail
cd "$(dirname "$0")/.."
export CGO_ENABLED=0
go build -trimpath -o build/newgame ./internal/workshop/tools/newgame
build/newgame "$@"

printf '\n%s can be played: make run. Its rules are still those of the toy. What it lacks, as TestEveryGameIsComplete finds it:\n\n' "$1"
told=$(go test -trimpath -run '^TestEveryGameIsComplete$' ./scenes 2>&1) || true # it fails, since something is missing
if ! grep -F "$1 lacks in " <<<"$told" | sed 's/^.* lacks in /  /'; then
  echo "$told" >&2
  exit 1
fi
printf '\nHow each of them is made says docs/add-a-game.md.\n'
