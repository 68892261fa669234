#!/usr/bin/env bash
# Tries the page in Debian's Firefox, as make test does with -all: firefox.sh [FLAGS OF NODE'S TESTS]. See engine.sh.
exec "$(dirname "$0")/engine.sh" firefox "$@"
