// Package chronicle tells what has happened in a match: as the lines of a log, and as turns in a recap or in one
// sentence. Of events it knows only what everybody may know ([Match]), so nothing that it says or shows depends on a
// secret.
package chronicle
