#!/usr/bin/env bash
# Sees to it that what a target of the Makefile needs is on this machine:
#
#   needs.sh GROUP...
#
# The groups are window (libraries for an X11 window), x (Xvfb with Mesa), race
# (a C compiler), python (its interpreter), reader (what a desktop has for screen readers), arm64 (an emulator
# of that processor), phones (clang and headers for Android on that processor), node,
# browser (Chromium and npm's packages), firefox, webkit (WebKitGTK and its
# driver), sink (a sound server without a device), brotli, sound
# (fluidsynth with a sound font, and lame), art (cwebp), dist (what makes and checks
# packages) and wine (which starts the program for Windows).
# What is missing is installed by apt-get if that is there and this is root or
# sudo asks for no password. Otherwise the line to type is printed, and the
# exit code is 1.
set -euo pipefail
cd "$(dirname "$0")/.."

missing=()

# need PACKAGE COMMAND...: the Debian package is missing unless the command works.
need() {
  local package=$1
  shift
  "$@" >/dev/null 2>&1 || missing+=("$package")
}

has_command() { command -v "$1"; }
has_file() { compgen -G "$1"; }

# Without ldconfig nobody can say which libraries there are; the game will.
has_library() {
  local ldconfig
  ldconfig=$(PATH="$PATH:/sbin:/usr/sbin" command -v ldconfig) || return 0
  "$ldconfig" -p | grep -F "$1 "
}

need_window() {
  [ "$(uname)" = Linux ] || return 0
  need libgl1 has_library libGL.so.1
  need libegl1 has_library libEGL.so.1
  need libgl1-mesa-dri has_file '/usr/lib*/*/dri/*_dri.so'
  need libx11-6 has_library libX11.so.6
  need libxcursor1 has_library libXcursor.so.1
  need libxext6 has_library libXext.so.6
  need libxi6 has_library libXi.so.6
  need libxinerama1 has_library libXinerama.so.1
  need libxrandr2 has_library libXrandr.so.2
  need libxrender1 has_library libXrender.so.1
}

need_x() {
  need_window
  need xvfb has_command xvfb-run
  need xauth has_command xauth
  need x11-xkb-utils has_command setxkbmap
}

need_race() {
  need gcc has_command gcc
  [ "$(uname)" != Linux ] || need libc6-dev has_file '/usr/include/stdlib.h'
}

need_python() { need python3 has_command python3; }

need_reader() {
  [ "$(uname)" = Linux ] || return 0
  need dbus-daemon has_command dbus-daemon
  need at-spi2-core has_file /usr/libexec/at-spi-bus-launcher
  need python3-pyatspi has_file /usr/lib/python3/dist-packages/pyatspi/__init__.py
}

# A processor of that kind needs none. Elsewhere than on Linux there is none, and
# the step of make test says so.
need_arm64() {
  [ "$(uname)" = Linux ] || return 0
  case $(uname -m) in aarch64 | arm64) return 0 ;; esac
  need qemu-user-static has_command qemu-aarch64-static
}

need_phones() {
  need_arm64
  need_npm
  need default-jdk-headless has_command javac
  need clang has_command clang
  need lld has_command ld.lld
  case $(uname -m) in
    aarch64 | arm64) need libc6-dev has_file /usr/include/stdlib.h ;;
    *) need libc6-dev-arm64-cross has_file /usr/aarch64-linux-gnu/include/stdlib.h ;;
  esac
  need android-liblog-dev has_file /usr/include/android/android/log.h
  need android-platform-frameworks-native-headers has_file /usr/include/android/android/native_activity.h
  need android-libnativehelper-dev has_file /usr/include/android/nativehelper/jni.h
  need libegl-dev has_file /usr/include/EGL/egl.h
  need libgles-dev has_file /usr/include/GLES2/gl2.h
}

need_apk() {
  need_npm
  need aapt has_command aapt2
  need aapt has_command aapt
  need android-framework-res has_file /usr/share/android-framework-res/framework-res.apk
  need apksigner has_command apksigner
  need zipalign has_command zipalign
  need dexdump has_command dexdump
}

need_art() { need webp has_command cwebp; }

need_dist() {
  need nsis has_command makensis
  need desktop-file-utils has_command desktop-file-validate
  need appstream has_command appstreamcli
}

need_wine() {
  need wine64 has_file '/usr/lib/wine/wine64'
  need gcc-mingw-w64-x86-64 has_command x86_64-w64-mingw32-gcc
  need rpm2cpio has_command rpm2cpio
  need rpm has_command rpm
  need cpio has_command cpio
  need unzip has_command unzip
}

need_node() { need nodejs has_command node; }

need_npm() {
  need_node
  need npm has_command npm
}

need_browser() {
  need_npm
  need chromium has_command "${CHROMIUM:-/usr/bin/chromium}"
  need chromium-headless-shell has_command "${CHROMIUM:-/usr/bin/chromium-headless-shell}"
}

need_firefox() {
  need firefox-esr has_command "${FIREFOX:-firefox-esr}"
  need xdotool has_command xdotool
}

need_webkit() {
  need xdotool has_command xdotool
  need webkit2gtk-driver has_command WebKitWebDriver
  need webkit2gtk-driver has_file '/usr/lib/*/webkit2gtk-4.*/MiniBrowser'
  need gstreamer1.0-plugins-good has_file '/usr/lib/*/gstreamer-1.0/libgstpulseaudio.so'
}

need_sink() { need pulseaudio has_command pulseaudio; }

need_brotli() { need brotli has_command brotli; }

need_sound() {
  need fluidsynth has_command fluidsynth
  need fluid-soundfont-gm has_file /usr/share/sounds/sf2/FluidR3_GM.sf2
  need lame has_command lame
}

# install installs the missing packages, or says how.
install() {
  local sudo=() line
  [ "$(id -u)" = 0 ] || sudo=(sudo)
  line="${sudo[*]:+sudo }apt-get install -y --no-install-recommends ${missing[*]}"
  if ! command -v apt-get >/dev/null; then
    echo "Runehall needs what Debian calls: ${missing[*]}" >&2
    return 1
  fi
  if [ ${#sudo[@]} -gt 0 ] && ! sudo -n true 2>/dev/null; then
    echo "Runehall needs more packages; type: $line" >&2
    return 1
  fi
  echo "Installing ${missing[*]}" >&2
  mkdir -p build
  if ! { "${sudo[@]}" apt-get update -q &&
    "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "${missing[@]}"; } \
    </dev/null >build/apt.log 2>&1; then
    tail -n 5 build/apt.log >&2
    echo "Runehall needs more packages, and installing them failed; type: $line" >&2
    return 1
  fi
}

# npm_packages FOLDER PLACE puts npm's packages that FOLDER names into PLACE, if they are not the wanted ones. What they would do on
# their own when they are installed they do not.
npm_packages() {
  local lock=$1/package-lock.json
  cmp -s "$lock" "$2/installed" && return
  mkdir -p "$2"
  cp "$1/package.json" "$lock" "$2/"
  if ! (cd "$2" && npm ci --ignore-scripts --no-audit --no-fund) </dev/null >build/npm.log 2>&1; then
    tail -n 5 build/npm.log >&2
    echo "Runehall needs npm's packages; type: (cd $2 && npm ci --ignore-scripts)" >&2
    return 1
  fi
  cp "$lock" "$2/installed"
}

for group in "$@"; do
  "need_$group"
done
if [ ${#missing[@]} -gt 0 ]; then
  install
fi
for group in "$@"; do
  case $group in
    browser) npm_packages wasm/browser build/node ;;
    phones) npm_packages mobile/ios/lint build/swift ;;
    apk) npm_packages mobile/android/preview build/dx ;;
  esac
done
