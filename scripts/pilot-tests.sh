#!/usr/bin/env bash
# Runs the tests of the real program: those in files with the build tag pilot, which need a window. Arguments are flags
# of go test and packages: pilot-tests.sh [FLAGS] [PACKAGES]. Without packages it runs all that have such tests but
# internal/workshop/pilot/desk, whose tests wait most of the time and need no window of the host, and internal/workshop/pilot/journey, which needs the
# page. With --half=1 or --half=2 it runs every other one of the boards and of what knows no screen, for two runs at a time: not
# internal/workshop/pilot/fit and walk, which go through the screens.
#
# go test takes results of earlier runs that still count; -count=1 runs everything. With --day the results of a board's tests count as long as
# nothing of what that board is made of has changed, whatever has changed in the rest of the program: docs/tests.md. With --list it prints the
# packages, and runs nothing.
set -euo pipefail
cd "$(dirname "$0")/.."

flags=() packages=() half='' day='' list=''
for arg; do
  case $arg in
    --half=[12]) half=${arg#*=} ;;
    --day) day=1 ;;
    --list) list=1 ;;
    ./*) packages+=("$arg") ;;
    *) flags+=("$arg") ;;
  esac
done
mapfile -t files < <(git grep -l --untracked '^//go:build pilot' -- '*_test.go')
if [ ${#packages[@]} = 0 ]; then
  mapfile -t packages < <(dirname "${files[@]}" | sort -u | sed 's|^|./|' |
    grep -vx -e ./internal/workshop/pilot/desk -e ./internal/workshop/pilot/journey |
    if [ -n "$half" ]; then grep -vx -e ./internal/workshop/pilot/fit -e ./internal/workshop/pilot/walk | awk "NR % 2 == $half % 2"; else cat; fi)
fi
[ ${#packages[@]} -gt 0 ]
if [ "$list" ]; then
  printf '%s\n' "${packages[@]}"
  exit
fi
# The packages' other tests need no window, and run in go test ./...
tests=$(sed -n 's/^func \(Test[A-Z0-9][A-Za-z0-9_]*\)(.*/\1/p' "${files[@]}" | sort -u | paste -sd '|')

# Built once for all packages, and for two runs at a time: the second one waits, and leaves what is up to date. go build touches its programs even
# when nothing has changed, and go test runs tests again whose programs were touched: those that tests start are copies, made anew only where
# they differ. Which commit they are of does not make them others. Only the tests of desk and journey need the programs with a window.
export CGO_ENABLED=0
made=$PWD/build/programs
kinds=(guest)
case " ${packages[*]} " in
  *' ./internal/workshop/pilot/desk '* | *' ./internal/workshop/pilot/journey '*) kinds+=(window) ;;
esac
for kind in "${kinds[@]}"; do
  mkdir -p "$made/$kind" "$made/new/$kind"
done
exec 9>"$made/lock"
flock 9
go build -buildvcs=false -tags ebitenginevmguest -o "$made/new/guest/" . ./internal/workshop/pilot/internal/toy ./internal/workshop/pilot/programs/internal/nothing ./docs/bots/first
if [ ${#kinds[@]} -gt 1 ]; then
  go build -buildvcs=false -o "$made/new/window/" . ./internal/workshop/pilot/internal/toy
fi
programs=() toys=()
for kind in "${kinds[@]}"; do
  for new in "$made/new/$kind"/*; do
    program=$made/${new#"$made/new/"}
    if ! cmp -s "$new" "$program"; then
      cp "$new" "$program.part"
      mv "$program.part" "$program"
    fi
    programs+=("$program")
    [ "${program##*/}" = runehall ] || toys+=("$program")
  done
done
whole=$(cat "${programs[@]}" | sha256sum | cut -c1-32)
apart=$(cat "${toys[@]}" | sha256sum | cut -c1-32)
exec 9>&-

export RUNEHALL_PROGRAMS
RUNEHALL_PROGRAMS=$(IFS=:; echo "${programs[*]}")

# run SUM PACKAGES...: go test looks at the sum to know whether a result of an earlier run counts. One package at a time, since some measure. Each
# starts itself again with an X server of its own: go test, which starts it first, sees no display, for that is another one each time.
run() {
  RUNEHALL_PROGRAMS_SUM=$1 RUNEHALL_X=$PWD/scripts/x.sh go test -tags pilot -p 1 -timeout 60m -run "^($tests)\$" "${flags[@]}" "${@:2}" || failed=$?
}
unset DISPLAY WAYLAND_DISPLAY XAUTHORITY

# What lies below pilot goes through the program's screens. The others are a board, or never start the program.
failed=0 screens=() others=()
for package in "${packages[@]}"; do
  case $day$package in
    1./internal/workshop/pilot/* | ./*) screens+=("$package") ;;
    *) others+=("$package") ;;
  esac
done
[ ${#screens[@]} = 0 ] || run "$whole" "${screens[@]}"
[ ${#others[@]} = 0 ] || run "$apart" "${others[@]}"
exit "$failed"
