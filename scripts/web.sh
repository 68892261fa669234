#!/usr/bin/env bash
# Builds the page for the browser: web.sh [FOLDER [PACKAGE]], by default the game
# into build/web.
set -euo pipefail
cd "$(dirname "$0")/.."

out=${1:-build/web}
package=${2:-.}

rm -rf "$out"
mkdir -p "$out"
# Screens wait for people: without inlining their code is a twentieth less to
# download. The rules keep their speed.
GOOS=js GOARCH=wasm go build -trimpath -ldflags='-s -w' \
  -gcflags='runehall/scenes/...=-l' -gcflags='runehall/ui/...=-l' -o "$out/runehall.wasm" "$package"
cp wasm/page/* "$out/"
if [ "$package" = . ]; then
  for pack in assets/art/*/; do
    mkdir -p "$out/art/$(basename "$pack")"
    cp "$pack"*.webp "$out/art/$(basename "$pack")/"
  done
  for language in assets/lang/*/; do
    mkdir -p "$out/lang/$(basename "$language")"
    cp "$language"*.json "$out/lang/$(basename "$language")/"
  done
  for game in assets/rules/*/; do
    mkdir -p "$out/rules/$(basename "$game")"
    cp "$game"*.json "$out/rules/$(basename "$game")/"
  done
  mkdir "$out/sound"
  cp assets/sound/*.mp3 "$out/sound/"
fi
cp "$(go env GOROOT)/lib/wasm/wasm_exec.js" "$out/"

# The page shows how much of the program has come, and a server that packs it
# does not say how much there is.
bytes=$(wc -c <"$out/runehall.wasm")
sed "s/<body>/<body data-bytes=\"$((bytes))\">/" wasm/page/index.html >"$out/index.html"
