#!/usr/bin/env bash
# Compiles the app's Java files, Ebitengine's and those that gobind has made, against what android.api lists of Android, into
# LINK_WORK/classes, and writes the names under which Java looks for its functions into LINK_WORK/functions: java.sh FOLDER.
# FOLDER holds the Java files that gobind has made.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
app=$here/../app/src/main
made=$LINK_WORK/java-made
rm -rf "$made" "$LINK_WORK/classes"
mkdir -p "$made/android" "$made/android-classes" "$made/app/org/runehall/app" "$made/app/org/runehall/mobile" "$LINK_WORK/classes"

# Each public type goes into a file of its own.
awk -v root="$made/android" '
  /^package / { package = $2; sub(/;$/, "", package); folder = package; gsub(/\./, "/", folder); system("mkdir -p " root "/" folder) }
  /^public / {
    for (i = 2; i <= NF; i++) if ($i == "class" || $i == "interface") { name = $(i + 1); break }
    sub(/[<{].*/, "", name)
    file = root "/" folder "/" name ".java"
    print "package " package ";" > file
  }
  /^$/ { if (file) close(file); file = "" }
  file && !/^package / { print > file }
' "$here/android.api"

# The views that ebitenmobile puts beside what gobind makes.
views=$(go list -m -f '{{.Dir}}' github.com/hajimehoshi/ebiten/v2)/cmd/ebitenmobile/_files
for view in "$views"/*.java; do
  sed 's/\$Placeholder_JavaPkg\$/org.runehall/g; s/\$Placeholder_PrefixLower\$/mobile/g' "$view" \
    >"$made/app/org/runehall/mobile/$(basename "$view")"
done
# aapt makes this from the resources; whatever is not a text would have to be added.
{
  echo 'package org.runehall.app; public final class R { public static final class string {'
  sed -nE 's/.*<string name="([a-z_]+)".*/public static int \1;/p' "$app/res/values/strings.xml"
  echo '} }'
} >"$made/app/org/runehall/app/R.java"

# Java 8 is what all later compilers can still be told.
compile() { javac --release 8 -encoding UTF-8 -Xlint:all,-options,-serial -Werror "$@"; }
find "$made/android" -name '*.java' -exec javac --release 8 -encoding UTF-8 -Xlint:-options -nowarn -d "$made/android-classes" {} +
find "$made/app" "$1" "$app/java" -name '*.java' >"$made/files"
compile -cp "$made/android-classes" -d "$LINK_WORK/classes" -h "$made/names" @"$made/files"

# dx, which makes the preview, knows nothing of lambdas.
if grep -rl BootstrapMethods "$LINK_WORK/classes"; then
  echo "these hold lambdas or references to methods: write them out" >&2
  exit 1
fi
grep -rhoE 'Java_[A-Za-z0-9_]+' "$made/names" | sort -u >"$LINK_WORK/functions"

# What needs nothing of Android is tried.
mkdir -p "$made/tries"
compile -cp "$LINK_WORK/classes:$made/android-classes" -d "$made/tries" "$here/tries/org/runehall/app/Tries.java"
java -Xshare:auto -XX:TieredStopAtLevel=1 -cp "$made/tries:$LINK_WORK/classes:$made/android-classes" org.runehall.app.Tries
