#!/usr/bin/env bash
# Tries the page in Debian's Firefox, which is no part of make test: firefox.sh [FLAGS OF NODE'S TESTS]. See engine.sh.
exec "$(dirname "$0")/engine.sh" firefox "$@"
