#!/usr/bin/env bash
# Clang as the C and C++ compiler and the linker of Android on 64-bit ARM, in place of the NDK's. LINK_WORK is the folder that
# prepare.sh has filled: system/ with headers, stubs/ with libraries.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

args=() language=() link=1
for arg; do
  case $arg in
    -c | -S | -E) link= && args+=("$arg") ;;
    -std=c++* | -static-libstdc++) ;;
    # The only C++ is that of the sound library, which needs the NDK's own: sound.c has the same functions.
    */binding_android.cpp | binding_android.cpp) args+=(-x c "$here/sound.c") ;;
    *.cpp) args+=(-x c /dev/null) ;;
    *) args+=("$arg") ;;
  esac
done
exec clang --target=aarch64-linux-android26 -fuse-ld=lld -nostdinc -nostdlib -fPIC -Wno-everything -Qunused-arguments \
  -isystem "$here/include" -isystem "$(clang -print-resource-dir)/include" -isystem "$LINK_WORK/system" \
  -isystem /usr/include/android -isystem /usr/include/android/nativehelper \
  -L"$LINK_WORK/stubs" "${args[@]}" ${link:+-Wl,-z,defs -Wl,-z,max-page-size=16384 -Wl,--as-needed -laaudio -lc -ldl -lm}
