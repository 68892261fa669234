#!/usr/bin/env bash
# Links the program's library for Android, loads and starts it in an emulator, and vets what only it has; makes the interfaces that
# the apps of Android and iOS call, and compiles the Java files and parses the Swift files that do. All of it without the tools of either:
# mobile/android/link stands in for them.
set -euo pipefail
cd "$(dirname "$0")/.."

made=$PWD/build/phones
link=$PWD/mobile/android/link
rm -rf "$made"
mkdir -p "$made"

export LINK_WORK=$made
"$link/prepare.sh"

# What Go keeps of earlier builds does not know of the files that stand in for Android's: their sum is among the flags.
sum=$(cat "$link/clang.sh" "$link/sound.c" "$link"/include/*.h "$link"/include/*/*.h | sha256sum | cut -c1-16)

# android runs a command as for Android.
android() {
  GOOS=android GOARCH=arm64 CGO_ENABLED=1 CC=$link/clang.sh CXX=$link/clang.sh CGO_CFLAGS="-O1 -DSTANDIN=$sum" \
    GOFLAGS="${GOFLAGS:-} -trimpath -tags=netgo,osusergo" "$@"
}

gobind=$(go tool -n gobind)
android "$gobind" -lang go,java,objc -javapkg org.runehall -outdir "$made" \
  ./mobile github.com/hajimehoshi/ebiten/v2/mobile/ebitenmobileview

# gobind leaves out what cannot cross the border, and says so only in what it makes.
if grep -rn 'skipped .* with unsupported' "$made" --exclude='*bitenmobileview*' --exclude-dir=ebitenmobileview; then
  exit 1
fi

# Java finds its functions by their names.
"$link/java.sh" "$made/java"

android go build -buildmode=c-shared -ldflags='-s -w -extldflags=-Wl,-soname,libgojni.so' -o "$made/libgojni.so" ./build/phones/src/gobind
# What only Android has; everything else is vetted elsewhere.
android go vet ./mobile ./internal/atspi ./internal/awake ./internal/cli ./internal/mixer/... ./internal/wishes ./internal/zone ./ui

"$link/run.sh" "$made/libgojni.so" "$made/functions"

node mobile/ios/lint/swift.mjs build/swift mobile/ios/Runehall/*.swift
