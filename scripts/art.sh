#!/usr/bin/env bash
# Makes the pictures in assets/art and assets/icon from assets/src/art, all packs
# or those that are named; the icons are one of them. See docs/art.md.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/needs.sh browser art
packs=()
icon=$(($# == 0))
for pack; do
  if [ "$pack" = icon ]; then icon=1; else packs+=("$pack"); fi
done
if [ "$icon" = 1 ]; then node assets/src/art/icon.mjs; fi
if [ $# = 0 ] || [ ${#packs[@]} -gt 0 ]; then node assets/src/art/make.mjs "${packs[@]}"; fi
