#!/usr/bin/env bash
# Builds the page for the browser: web.sh [-published] [-packed] [-version VERSION] [-plain] [FOLDER [PACKAGE]],
# by default the game into build/web. With -version, program and page say that they are of
# that version. With -published it has no switches for developers,
# wherever it is opened. With -packed, which is for publishing too, each file that
# gets smaller by it lies there as FILE.br and FILE.gz too, as small as they can be,
# for servers that send those; that takes some minutes. With -plain the program has the
# engine's shader compiler and stays as Go's linker makes it; so is the empty program
# built with which figures are compared. docs/page.md says what is done otherwise. What
# cannot be done with some Go, or with another engine, is told in capitals, and left out;
# with -published and -packed there is no such page then, and web.sh ends with code 1.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/go.sh

packed=
published=
version=
plain=
while [[ "${1:-}" == -* ]]; do
  case $1 in
    -packed) packed=1 published=1 ;;
    -published) published=1 ;;
    -plain) plain=1 ;;
    -version)
      version=$2
      shift
      ;;
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

# short says what the page lacks. It is not to be published so.
short() {
  if [ "$published" ]; then
    echo "web.sh: $1, and such a page is not to be published. What stands above says why; a Go that is known is GOTOOLCHAIN=$(sed -n 's/^toolchain //p' go.mod)" >&2
    exit 1
  fi
  echo "web.sh: ${1^^}" >&2
}

# build builds the program with an overlay of Go's library, if there is one.
build() {
  local flags=()
  if [ -e "$patched/overlay.json" ]; then
    flags+=("-overlay=$patched/overlay.json")
  fi
  if [ -e "$patched/web.mod" ]; then
    flags+=("-modfile=$patched/web.mod")
  fi
  # Without inlining an eighth less has to be downloaded, and nothing waits longer
  # for it; the rules, at which computer players think, keep their speed.
  if [ "$package" = . ]; then
    flags+=(-gcflags=all=-l '-gcflags=runehall/games/...=')
    # And where they spend most of their time, calls are inlined that are otherwise too
    # long for it: in WebAssembly a call costs more than elsewhere. scripts/hot.sh.
    flags+=(-pgo=wasm/hot.pprof)
  fi
  GOOS=js GOARCH=wasm go build -trimpath -ldflags="-s -w ${version:+-X runehall/internal/release.stamp=$version}" "${flags[@]}" -o "$out/runehall.wasm" "$package"
}

# overlay prepares Go's library, in which no template calls a method. Its flags are those of wasm/lean/patch.
overlay() {
  rm -f "$patched/overlay.json"
  go run -C wasm/lean ./patch -root "$(go env GOROOT)" -dir "$patched" -templates "$@"
}

rm -rf "$patched"
if [ "$plain" ]; then
  if [ "$package" = . ] && ! overlay -trim=false; then
    short "this is not the Go's library that is known: the program keeps every method of every type"
  fi
  build
elif ! overlay; then
  short "the program stays untrimmed, and is larger by three quarters"
  go run ./wasm/patch -dir "$patched"
  build
else
  go run ./wasm/patch -dir "$patched" ${published:+-strict}
  build
  if ! go run -C wasm/lean ./trim "$(realpath "$out")/runehall.wasm"; then
    short "the program stays untrimmed, and is larger by three quarters"
    overlay -trim=false
    build
  fi
fi
cp wasm/page/* "$out/"
# What a home screen shows: not every system draws the SVG.
mkdir "$out/icon"
cp assets/icon/192.png assets/icon/512.png assets/icon/maskable-*.png assets/icon/touch-180.png "$out/icon/"
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

# Nobody can ask the page as one asks a program for its --version.
if [ "$version" ]; then
  sed -i "s|</head>|<meta name=\"generator\" content=\"Runehall $version\">\n&|" "$out/index.html"
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
