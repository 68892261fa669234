#!/usr/bin/env bash
# Asks govulncheck whether the program calls anything in which a vulnerability is known, in every module of the repository and on several
# systems. Arguments are flags of go test: vulns.sh [FLAGS]. It needs Go's database of vulnerabilities, vuln.go.dev or the one in GOVULNDB; where
# that cannot be reached it prints NOT CHECKED and counts as skipped. Other tests show with a made-up database that a vulnerability would be found.
set -euo pipefail
cd "$(dirname "$0")/.."

export RUNEHALL_VULNS=1
exec go test -count=1 -timeout 30m -v "$@" ./internal/workshop/vulns
