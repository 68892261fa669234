// Package journey follows a match from device to device: through the window of the installed program and through the page in
// Chromium. It has tests only; they need the page in build/web and npm's packages, which the step of the browser has.
package journey
