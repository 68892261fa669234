#!/usr/bin/env bash
# Tests the packages in build/dist, which have to be of the commit that is checked out: dist-test.sh. It makes them again from
# a clone elsewhere and compares, installs the .deb, starts and removes it, and starts the program for Windows and its
# installer under Wine. It has to be root, since it installs. Pictures lie in build/dist-test.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/needs.sh x wine
dist=$PWD/build/dist made=$PWD/build/dist-test
rm -rf "$made"
mkdir -p "$made"
fail() { echo "dist-test: $*" >&2; exit 1; }
version=$(go run ./internal/workshop/tools/dist -version)
only() { local found=("$dist"/runehall-"$version"-$1); [ -e "${found[0]}" ] || fail "no package $1"; echo "${found[0]}"; }

# Elsewhere, with another umask and zone of time.
[ -z "$(git status --porcelain)" ] || fail "commit first"
git clone -q . "$made/clone"
(
  cd "$made/clone" && umask 077 && export TZ=Asia/Tokyo LANG=de_DE.UTF-8
  scripts/dist.sh >/dev/null
)
diff "$dist/SHA256SUMS" "$made/clone/build/dist/SHA256SUMS" || fail "made twice, the packages differ"
rm -rf "$made/clone"
(cd "$dist" && sha256sum --quiet --check SHA256SUMS)

# picture PROGRAM...: starts a program on a display of its own, waits for its title, and takes a picture.
picture() {
  local to=$1
  shift
  scripts/x.sh go run ./internal/workshop/tools/dist/look -to "$to" -- "$@"
}

# filters SYSTEM COMMAND...: what the shaders that packages bring along draw is what those draw that the engine compiles itself.
# By OpenGL: on Windows the engine would take DirectX, by which nothing is drawn under Wine.
filters() {
  local system=$1 how
  shift
  for how in own made; do
    GOOS=$system CGO_ENABLED=0 go build -trimpath ${flags[$how]} -o "$made/filters-$how.exe" ./wasm/patch/filters
    EBITENGINE_GRAPHICS_LIBRARY=opengl scripts/x.sh "$@" "$made/filters-$how.exe" 2>/dev/null >"$made/filters-$system-$how.txt"
  done
  # Drivers that draw nothing give one checksum for all.
  [ "$(cut -d: -f2 "$made/filters-$system-made.txt" | sort -u | wc -l)" = 19 ] || fail "not every shader draws on $system"
  diff "$made/filters-$system-own.txt" "$made/filters-$system-made.txt" || fail "shaders draw otherwise on $system"
  echo "$system: 19 shaders draw the same"
}
declare -A flags=([own]= [made]=-modfile=build/dist-desktop/web.mod)
filters linux env

# What copying and choosing files need comes along unless somebody does not want it.
for arch in amd64 arm64; do
  dpkg-deb -f "$(only "linux-$arch.deb")" Recommends | grep -qF 'zenity | kdialog, xclip | wl-clipboard | xsel' || fail "the .deb for $arch does not recommend it"
  rpm -qp --recommends "$(only "linux-$arch.rpm")" 2>/dev/null | grep -qxF '(xclip or wl-clipboard or xsel)' || fail "the .rpm for $arch does not recommend it"
done
grep -qF -- '--share=network' "$dist/flatpak/org.runehall.Runehall.yaml" || fail "the Flatpak lets no room through"

[ "$(id -u)" = 0 ] || fail "it has to be root to install"
! dpkg -s runehall >/dev/null 2>&1 || fail "runehall is installed already"
deb=$(only "linux-$(dpkg --print-architecture).deb")
dpkg -i "$deb" >"$made/dpkg.log"
trap 'dpkg -P runehall >/dev/null 2>&1 || true' EXIT
files=$(dpkg -L runehall)
[[ "$(runehall --version)" == "runehall $version "* ]] || fail "it calls itself $(runehall --version)"
[ -f "/usr/share/runehall/runehall-$version-page.zip" ] || fail "the .deb brings no page"
picture "$made/deb.png" /usr/bin/runehall --probe --silent --data "$made/data"
dpkg -P runehall >>"$made/dpkg.log"
while read -r path; do
  [ -d "$path" ] || [ ! -e "$path" ] || fail "$path is left"
done <<<"$files"
echo "deb: installed, started, removed"

# What .deb and .rpm and .tar.gz hold is the same program.
if command -v rpm2cpio >/dev/null; then
  for arch in amd64 arm64; do # rpm2cpio of Debian fails whatever it did; the comparison tells
    mkdir -p "$made/rpm-$arch" "$made/deb-$arch"
    (cd "$made/rpm-$arch" && { rpm2cpio "$(only "linux-$arch.rpm")" || true; } | cpio -idm --quiet --no-absolute-filenames)
    dpkg-deb -x "$(only "linux-$arch.deb")" "$made/deb-$arch"
    diff -r "$made/rpm-$arch/usr" "$made/deb-$arch/usr" || fail "the packages for $arch differ"
    tar -xzf "$(only "linux-$arch.tar.gz")" -C "$made/deb-$arch"
    diff -r "$made/deb-$arch/runehall-$version" "$made/deb-$arch/usr" || fail "the archive for $arch differs"
  done
  echo "rpm, deb, tar.gz: the same files"
fi

# The bundle: what macOS looks for is where it looks.
(mkdir "$made/macos" && cd "$made/macos" && unzip -q "$(only macos.zip)")
app=$made/macos/Runehall.app/Contents
[ -x "$app/MacOS/runehall" ] || fail "the bundle's program cannot be run"
[ "$(head -c 4 "$app/MacOS/runehall" | od -An -tx1 | tr -d ' ')" = cafebabe ] || fail "the bundle's program is not universal"
[ "$(head -c 4 "$app/Resources/runehall.icns")" = icns ] || fail "the bundle's icon is none"
[ -f "$app/Resources/runehall-$version-page.zip" ] || fail "the bundle brings no page"
grep -q "<string>runehall</string>" "$app/Info.plist"
grep -aq "$version" "$app/MacOS/runehall" || fail "the bundle's program does not know its version"
echo "app: whole"

# Windows, under Wine.
export WINEPREFIX=$made/wine WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml='
wine=$(command -v wine64 || echo /usr/lib/wine/wine64)
scripts/x.sh "$wine" wineboot --init >"$made/wine.log" 2>&1
x86_64-w64-mingw32-gcc -shared -o "$WINEPREFIX/drive_c/windows/system32/bcryptprimitives.dll" internal/dist/wine/bcryptprimitives.c -ladvapi32
filters windows "$wine"
scripts/x.sh "$wine" "$(only windows-amd64-setup.exe)" /S >>"$made/wine.log" 2>&1
program=$(find "$WINEPREFIX/drive_c/users" -path '*Programs/Runehall/runehall.exe')
[ -n "$program" ] || fail "the installer installs nothing"
[ -f "$(dirname "$program")/runehall-$version-page.zip" ] || fail "the installer brings no page"
[[ "$(scripts/x.sh "$wine" "$program" --version 2>/dev/null)" == "runehall $version "* ]] || fail "runehall.exe does not say its version"
scripts/x.sh "$wine" reg query 'HKCU\Software\Classes\Runehall.Record\shell\open\command' 2>/dev/null | grep -q -- '--handed "%1"' || fail "the type of file is not registered"
picture "$made/exe.png" "$wine" "$program" --probe --silent --data 'C:\data'
scripts/x.sh "$wine" "$(dirname "$program")/uninstall.exe" /S >>"$made/wine.log" 2>&1
for _ in $(seq 60); do [ -e "$program" ] || break; sleep 1; done
[ ! -e "$program" ] || fail "the uninstaller leaves the program"
echo "exe: installed, started, removed"
