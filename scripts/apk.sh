#!/usr/bin/env bash
# Makes a preview of the app for Android, build/runehall-preview.apk, without Android's tools; see docs/android.md.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/needs.sh phones apk
scripts/phones.sh

link=$PWD/mobile/android/link app=$PWD/mobile/android/app library=$PWD/build/phones dx=$PWD/build/dx work=$PWD/build/apk
framework=/usr/share/android-framework-res/framework-res.apk
# of finds what the project for Gradle says of something.
of() { sed -nE "s/^ *$1 '?([^']+)'?\$/\1/p" "$app/build.gradle"; }
package=$(of namespace) name=$(of applicationId).preview oldest=$(of minSdk)
rm -rf "$work/made"
mkdir -p "$work/made"
cd "$work/made"

# Debian's resources of Android are those of Android 10: what came later and the manifest names is added to them.
aapt2 compile --dir "$link/res" -o later.zip
aapt2 link -x --manifest "$link/res.xml" -o later.apk later.zip

# Gradle would put the names in, and say that libraries are used where they lie.
sed -E "s/<manifest /&package=\"$package\" /; s/<application\$/& android:extractNativeLibs=\"false\"/; s/\\\$\{applicationId\}/$name/" \
  "$app/src/main/AndroidManifest.xml" >AndroidManifest.xml
aapt2 compile --dir "$app/src/main/res" -o res.zip
aapt2 link -o base.apk -I "$framework" -I later.apk --manifest AndroidManifest.xml --rename-manifest-package "$name" --java r \
  --min-sdk-version "$oldest" --target-sdk-version "$(of targetSdk)" \
  --version-code "$(of versionCode)" --version-name "$(of versionName)-preview" res.zip

# The numbers of the resources take the place of those that the check has made up.
cp -r "$library/classes" classes
rm classes/org/runehall/app/R*.class
javac --release 8 -Xlint:-options -d classes r/org/runehall/app/R.java
# dx knows Java 7: what says in these files that they are of Java 8 is one byte.
find classes -name '*.class' | while read -r f; do printf '\x33' | dd of="$f" bs=1 seek=7 conv=notrunc status=none; done
java -cp "$dx/node_modules/@nativescript/android/framework/build-tools/android-metadata-generator.jar" \
  com.android.dx.command.Main --dex --output=classes.dex classes

cd ../../..
go build -o "$work/apk" ./internal/workshop/tools/apk
"$work/apk" pack "$work/made/base.apk" "$work/made/plain.apk" \
  classes.dex="$work/made/classes.dex" lib/arm64-v8a/libgojni.so="$library/libgojni.so"

# A key of this machine: a preview from another one does not replace this one's.
key=$work/preview.jks
[ -f "$key" ] || keytool -genkeypair -keystore "$key" -storepass preview -keypass preview -alias preview -keyalg RSA \
  -keysize 3072 -validity 9999 -dname 'CN=Runehall preview' 2>/dev/null
out=build/runehall-preview.apk
apksigner sign --ks "$key" --ks-pass pass:preview --min-sdk-version "$oldest" --v1-signing-enabled false --v4-signing-enabled false \
  --out "$out" "$work/made/plain.apk"

"$work/apk" check "$out"
zipalign -c -p 4 "$out"
apksigner verify --min-sdk-version "$oldest" -v "$out" | grep -E '^Verif|v[23] scheme'
aapt dump badging "$out" | grep -E '^package|[dD]kVersion|^launchable|^uses-|^native'
dexdump -f "$work/made/classes.dex" | grep -E 'class_defs_size|method_ids_size'
ls -l "$out"
