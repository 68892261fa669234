// Package journey follows a match from device to device: through the window of the installed program and through the
// page in Chromium. It has tests only. They need the page in build/web and the packages of npm, which make test
// installs for its step "browser".
package journey
