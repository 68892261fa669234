#!/usr/bin/env bash
# Makes the packages in build/dist: dist.sh [-test]. With -test it makes them twice, compares, installs and starts them; see
# docs/packages.md.
set -euo pipefail
cd "$(dirname "$0")/.."

source scripts/go.sh

scripts/needs.sh dist
scripts/desktop.sh build/dist-desktop
version=$(go run ./internal/workshop/tools/dist -version)
GOFLAGS="${GOFLAGS:-} -buildvcs=false" scripts/web.sh -packed -version "$version" build/dist-page
go run ./internal/workshop/tools/dist -page build/dist-page -desktop build/dist-desktop
if [ "${1:-}" = -test ]; then scripts/dist-test.sh; fi
