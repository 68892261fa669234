#!/usr/bin/env bash
# Runs the tests of the real program: those in files with the build tag pilot, which need a window. Arguments are flags
# of go test and packages: pilot-tests.sh [FLAGS] [PACKAGES]. Without packages it runs all that have such tests but
# internal/workshop/pilot/desk, whose tests wait most of the time and need no window of the host, and internal/workshop/pilot/journey, which needs the
# page; with --half=1 or --half=2 every other one of them, for two runs at a time.
set -euo pipefail
cd "$(dirname "$0")/.."

flags=() packages=() half=
for arg; do
  case $arg in
    --half=[12]) half=${arg#*=} ;;
    ./*) packages+=("$arg") ;;
    *) flags+=("$arg") ;;
  esac
done
mapfile -t files < <(git grep -l --untracked '^//go:build pilot' -- '*_test.go')
if [ ${#packages[@]} = 0 ]; then
  mapfile -t packages < <(dirname "${files[@]}" | sort -u | grep -vx -e internal/workshop/pilot/desk -e internal/workshop/pilot/journey | sed 's|^|./|' |
    if [ -n "$half" ]; then awk "NR % 2 == $half % 2"; else cat; fi)
fi
[ ${#packages[@]} -gt 0 ]
# The packages' other tests need no window, and run in go test ./...
tests=$(sed -n 's/^func \(Test[A-Z0-9][A-Za-z0-9_]*\)(.*/\1/p' "${files[@]}" | sort -u | paste -sd '|')

# Built once for all packages, and for two runs at a time: the second one waits, and leaves what is up to date.
export CGO_ENABLED=0 RUNEHALL_PROGRAMS=$PWD/build/programs
mkdir -p build/programs/guest build/programs/window
{
  flock 9
  go build -tags ebitenginevmguest -o build/programs/guest/ . ./internal/workshop/pilot/internal/toy
  go build -o build/programs/window/ . ./internal/workshop/pilot/internal/toy
} 9>build/programs/lock

# One package at a time: each has a window of its own, and some measure.
exec scripts/x.sh go test -tags pilot -p 1 -timeout 60m -run "^($tests)\$" "${flags[@]}" "${packages[@]}"
