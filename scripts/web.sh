#!/usr/bin/env bash
# Builds the page for the browser: web.sh [-published] [-packed] [-plain] [FOLDER [PACKAGE]],
# by default the game into build/web. With -published it has no switches for developers,
# wherever it is opened. With -packed, which is for publishing too, each file that
# gets smaller by it lies there as FILE.br and FILE.gz too, as small as they can be,
# for servers that send those; that takes some minutes. With -plain the program has the
# engine's shader compiler and stays as Go's linker makes it; so is the empty program
# built with which figures are compared. docs/page.md says what is done otherwise.
set -euo pipefail
cd "$(dirname "$0")/.."

packed=
published=
plain=
while [[ "${1:-}" == -* ]]; do
  case $1 in
    -packed) packed=1 published=1 ;;
    -published) published=1 ;;
    -plain) plain=1 ;;
    *)
      echo "web.sh: there is no $1" >&2
      exit 2
      ;;
  esac
  shift
done
if [ "$packed" ]; then
  scripts/needs.sh brotli
fi
out=${1:-build/web}
package=${2:-.}

rm -rf "$out"
mkdir -p "$out"
patched=$PWD/build/patched-$(basename "$out")

# build builds the program, with what wasm/patch prepares by its flags.
build() {
  local flags=()
  rm -rf "$patched"
  if [ "$package" = . ] || [ ! "$plain" ]; then
    go run ./wasm/patch -dir "$patched" "$@"
    flags+=("-overlay=$patched/overlay.json")
    if [ -e "$patched/web.mod" ]; then
      flags+=("-modfile=$patched/web.mod")
    fi
  fi
  # Without inlining an eighth less has to be downloaded, and nothing waits longer
  # for it; the rules, at which computer players think, keep their speed.
  if [ "$package" = . ]; then
    flags+=(-gcflags=all=-l '-gcflags=runehall/games/...=')
    # And where they spend most of their time, calls are inlined that are otherwise too
    # long for it: in WebAssembly a call costs more than elsewhere. scripts/hot.sh.
    flags+=(-pgo=wasm/hot.pprof)
  fi
  GOOS=js GOARCH=wasm go build -trimpath -ldflags='-s -w' "${flags[@]}" -o "$out/runehall.wasm" "$package"
}

if [ "$plain" ]; then
  build
else
  build -shaders -trimmed
  if ! go run ./wasm/trim "$out/runehall.wasm"; then
    echo "web.sh: THE PROGRAM IS BUILT AGAIN, UNTRIMMED, and larger by a quarter" >&2
    build -shaders
  fi
fi
cp wasm/page/* "$out/"
if [ "$package" = . ]; then
  for index in assets/art/*/index.json; do
    pack=$(basename "$(dirname "$index")")
    mkdir -p "$out/art/$pack"
    cp "assets/art/$pack/"*.webp "$out/art/$pack/"
  done
  for language in assets/lang/*/; do
    if [ "$(basename "$language")" = testdata ]; then
      continue
    fi
    mkdir -p "$out/lang/$(basename "$language")"
    cp "$language"*.json "$out/lang/$(basename "$language")/"
  done
  for game in assets/rules/*/; do
    mkdir -p "$out/rules/$(basename "$game")"
    cp "$game"*.json "$out/rules/$(basename "$game")/"
  done
  mkdir "$out/credits" "$out/sound" "$out/learn"
  cp assets/learn/*.puzzles "$out/learn/"
  cp assets/credits/*.json "$out/credits/"
  cp assets/sound/*.mp3 "$out/sound/"
fi
cp "$(go env GOROOT)/lib/wasm/wasm_exec.js" "$out/"

# The page shows how much of the program has come, and a server that packs it
# does not say how much there is.
bytes=$(wc -c <"$out/runehall.wasm")
sed "s/<body>/<body data-bytes=\"$((bytes))\">/" wasm/page/index.html >"$out/index.html"

if [ "$published" ]; then
  sed -i 's/<html lang="en">/<html lang="en" data-published>/' "$out/index.html"
fi

# The empty program has no title, and nothing that belongs to it.
if [ "$package" != . ]; then
  sed -i '/href="title.css"/d' "$out/index.html"
fi

# It shows the title by itself meanwhile, in the product's own typefaces.
if [ "$package" = . ]; then
  mkdir "$out/font"
  cp assets/fonts/*.ttf assets/fonts/OFL-*.txt "$out/font/"
  mkdir "$out/font/whole" # fetched by the program when a name holds a letter that the others lack
  cp assets/fonts/whole/*.ttf "$out/font/whole/"
  go run ./wasm/front -dir "$out"
fi

# Now every file is as it stays: the service worker learns what to keep.
go run ./wasm/seal -dir "$out"

# Pictures and sounds are packed already.
if [ "$packed" ]; then
  find "$out" -type f ! -name '*.webp' ! -name '*.mp3' ! -name '*.png' -print0 |
    xargs -0 -n 1 -P "$(nproc)" sh -c 'gzip -9 -n -k "$1" && brotli -q 11 -w 24 -k "$1"' pack
fi
