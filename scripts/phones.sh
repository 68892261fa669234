#!/usr/bin/env bash
# Compiles and vets the program as it is on Android, and makes the interfaces that the apps of Android and iOS call, all
# without the tools of either: with this machine's C compiler, and Debian's headers of Android. What the C parts of
# Ebitengine need beyond those stands here.
set -euo pipefail
cd "$(dirname "$0")/.."

made=$PWD/build/phones
rm -rf "$made"
mkdir -p "$made/include/android" "$made/java" "$made/objc"

# Debian has these declarations elsewhere, with the parts that only the system itself may use.
cat >"$made/include/android/native_window.h" <<'END'
#pragma once
#include <stdint.h>
typedef struct ANativeWindow ANativeWindow;
typedef struct ARect { int32_t left, top, right, bottom; } ARect;
int32_t ANativeWindow_getWidth(ANativeWindow*);
int32_t ANativeWindow_getHeight(ANativeWindow*);
END

# Android's libc brings these headers in by itself; an assembler file cannot hold them.
cat >"$made/cc" <<'END'
#!/bin/sh
for arg; do
  case $arg in *.S) exec gcc "$@" ;; esac
done
exec gcc -include stdint.h -include stdlib.h "$@"
END

# The only C++ is that of the sound library, which is neither ours nor to be had for this machine's libc: nothing stands
# for it.
cat >"$made/cxx" <<'END'
#!/bin/sh
while [ $# -gt 0 ]; do
  case $1 in
    -o) out=$2 ;;
    -c) object=-c ;;
  esac
  shift
done
exec gcc -x c ${object:--shared} /dev/null -o "$out"
END
chmod +x "$made/cc" "$made/cxx"

# android runs a go command as for Android.
android() {
  GOOS=android GOARCH=$(go env GOHOSTARCH) CGO_ENABLED=1 CC=$made/cc CXX=$made/cxx CGO_CFLAGS="
    -w -D_GNU_SOURCE -D__ANDROID__ -D__ANDROID_API__=26 -D__INTRODUCED_IN(x)= -D__RENAME_IF_FILE_OFFSET64(x)=
    -I$made/include -I/usr/include/android -I/usr/include/android/nativehelper" "$@"
}
android go build -tags netgo,osusergo ./mobile
android go vet -tags netgo,osusergo ./mobile ./scenes/... ./ui ./internal/mixer/... ./internal/store

go tool gobind -lang java -javapkg org.runehall -outdir "$made/java" ./mobile
go tool gobind -lang objc -outdir "$made/objc" ./mobile

# gobind leaves out what cannot cross the border, and says so only in what it makes.
if grep -rn 'skipped .* with unsupported' "$made/java" "$made/objc"; then
  exit 1
fi
