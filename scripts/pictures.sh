#!/usr/bin/env bash
# Writes pictures of every scene into build/pictures, in the sizes and languages
# that the tests of the real program use. Two that take long are left out: Menhirs
# and Rune Masters in all their modes (TestLooks), and what is around the boards
# (TestReview), at all sizes of a review. RUNEHALL_PICTURES=FOLDER
# scripts/pilot-tests.sh -count=1 -run 'TestLooks|TestReview' writes those.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/needs.sh x
rm -rf build/pictures
RUNEHALL_PICTURES=$PWD/build/pictures scripts/pilot-tests.sh -count=1 -run Picture
echo "Pictures are in build/pictures."
