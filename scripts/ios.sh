#!/usr/bin/env bash
# Makes Xcode's project of the app for iOS, with the framework it needs. That takes a Mac.
set -euo pipefail
cd "$(dirname "$0")/.."

lacks=()
[ "$(uname)" = Darwin ] || lacks+=("a Mac")
command -v xcodebuild >/dev/null || lacks+=("Xcode 16 or later")
command -v xcodegen >/dev/null || lacks+=("XcodeGen (brew install xcodegen)")
if [ ${#lacks[@]} -gt 0 ]; then
  printf 'The app for iOS needs %s; see docs/ios.md\n' "${lacks[@]}" >&2
  exit 1
fi

version=$(go list -m -f '{{.Version}}' github.com/hajimehoshi/ebiten/v2)
mkdir -p build/tools
GOBIN=$PWD/build/tools go install "github.com/hajimehoshi/ebiten/v2/cmd/ebitenmobile@$version"
build/tools/ebitenmobile bind -target ios -iosversion 15.0 -trimpath -ldflags "-s -w" -o mobile/ios/Mobile.xcframework ./mobile
cd mobile/ios
xcodegen
