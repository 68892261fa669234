# shellcheck shell=bash
# Sourced, in the root of the repository, by scripts that lay an overlay over Go's library.
# The go command lets none lie over its cache of modules, and there a Go lies that it has
# fetched itself (GOTOOLCHAIN, or go.mod's toolchain). That one is called by another path
# then, and so are its sources.
fetched=$(go env GOROOT)
if [[ $fetched/ == "$(go env GOMODCACHE)"/* ]]; then
  GOROOT=$PWD/build/$(basename "$fetched")
  mkdir -p build
  if ! ln -s "$fetched" "$GOROOT" 2>/dev/null && [ ! "$GOROOT" -ef "$fetched" ]; then # another script may have been quicker
    echo "go.sh: $GOROOT is not $fetched" >&2
    exit 1
  fi
  export GOROOT GOTOOLCHAIN=local PATH="$GOROOT/bin:$PATH"
fi
unset fetched
