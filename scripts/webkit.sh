#!/usr/bin/env bash
# Tries the page in Debian's WebKitGTK, which is no part of make test: webkit.sh [FLAGS OF NODE'S TESTS]. See engine.sh.
exec "$(dirname "$0")/engine.sh" webkit "$@"
