#!/usr/bin/env bash
# Fills the folder LINK_WORK with what the library is compiled and linked against: system/ holds the headers of the kernel and
# of Khronos, stubs/ a library for each list in names/. Whatever is in those does nothing and returns -1.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

kernel=/usr/aarch64-linux-gnu/include own=
if [ "$(uname -m)" = aarch64 ]; then kernel=/usr/include own=/usr/include/aarch64-linux-gnu; fi
mkdir -p "$LINK_WORK/system" "$LINK_WORK/stubs"
ln -sfn "$kernel/linux" "$kernel/asm-generic" /usr/include/EGL /usr/include/GLES2 /usr/include/GLES3 /usr/include/KHR "$LINK_WORK/system/"
ln -sfn "${own:-$kernel}/asm" "$LINK_WORK/system/"

# The sound library of oto asks for libOpenSLES, and sound.c for libaaudio in place of it.
for list in "$here"/names/*.txt; do
  name=$(basename "$list" .txt)
  {
    echo .text
    sed 's/.*/.globl &\n.type &, %function\n&:/' "$list"
    echo 'mov x0, #-1; ret'
  } | clang --target=aarch64-linux-android26 -fuse-ld=lld -nostdlib -shared -Wl,-soname,"$name.so" \
    -o "$LINK_WORK/stubs/$name.so" -x assembler -
done
