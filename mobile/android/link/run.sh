#!/usr/bin/env bash
# Loads a library for Android in an emulator of its processor, and starts the program in it: run.sh LIBRARY NAMES. The file NAMES
# lists functions that the library must have. LINK_WORK is the folder that prepare.sh has filled.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
lib=$(readlink -f "$1") names=$(readlink -f "$2")

run=$LINK_WORK/run
rm -rf "$run"
mkdir -p "$run/data"

root=/usr/aarch64-linux-gnu include=/usr/aarch64-linux-gnu/include libs=/usr/aarch64-linux-gnu/lib own=
emulator=(qemu-aarch64-static -L "$root")
if [ "$(uname -m)" = aarch64 ]; then
  include=/usr/include own=/usr/include/aarch64-linux-gnu libs=/usr/lib/aarch64-linux-gnu emulator=()
fi
# glibc compiles for the processor's libc that is installed here.
glibc() {
  clang --target=aarch64-linux-gnu -fuse-ld=lld -mno-outline-atomics -fno-builtin -O1 -w -nostdinc -nostdlib \
    -isystem "$(clang -print-resource-dir)/include" ${own:+-isystem "$own"} -isystem "$include" -L"$libs" "$@"
}

# Where Android's libraries are, there lie the shim and those that do nothing.
for stub in "$LINK_WORK"/stubs/*.so; do
  cp "$stub" "$run/"
done
glibc -shared -fPIC -Wl,-Bsymbolic -Wl,-soname,libc.so -Wl,--no-as-needed -o "$run/libc.so" "$here/shim.c" -lc -lm
for name in libdl liblog libm; do
  glibc -shared -fPIC -Wl,-soname,$name.so -o "$run/$name.so" -x c /dev/null
done
glibc -no-pie -Wl,-dynamic-linker,/lib/ld-linux-aarch64.so.1 -o "$run/load" "$libs/crt1.o" "$libs/crti.o" "$here/load.c" -lc "$libs/crtn.o"
cp "$lib" "$run/libgojni.so"
if [ ${#emulator[@]} -gt 0 ]; then
  emulator+=(-E "LD_LIBRARY_PATH=$run")
else
  emulator=(env "LD_LIBRARY_PATH=$run")
fi
timeout 20m "${emulator[@]}" "$run/load" "$run/libgojni.so" "$run/data" "$names"
