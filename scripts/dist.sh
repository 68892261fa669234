#!/usr/bin/env bash
# Makes the packages in build/dist: dist.sh [-test]. With -test it makes them twice, compares, installs and starts them; see
# docs/packages.md.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/needs.sh dist
GOFLAGS="${GOFLAGS:-} -buildvcs=false" scripts/web.sh -packed build/dist-page
go run ./internal/workshop/tools/dist -page build/dist-page
if [ "${1:-}" = -test ]; then scripts/dist-test.sh; fi
