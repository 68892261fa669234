#!/usr/bin/env bash
# Runs a command with an X server of its own that shows nothing: x.sh COMMAND...
# The server goes on when its last window is closed, since the next test is about to open one.
set -euo pipefail

exec xvfb-run --auto-servernum --server-args='-screen 0 1920x1200x24 -noreset' "$@"
