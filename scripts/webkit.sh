#!/usr/bin/env bash
# Tries the page in Debian's WebKitGTK, as make test does with -all: webkit.sh [FLAGS OF NODE'S TESTS]. See engine.sh.
exec "$(dirname "$0")/engine.sh" webkit "$@"
