package cli

import (
	"errors"
	"fmt"
)

// pageFlags are the flags that mean something in a page.
var pageFlags = []string{"lang", "mirror", "open", "probe", "scale", "seed", "show", "silent", "stats", "tips"}

var errNoLink = errors.New("it is not a link to a match, and a page has no files")

// subcommands is empty: in the browser they would only make the download larger.
var subcommands = map[string]func([]string, console) error{}

// benchFlags adds nothing here, for the same reason.
func benchFlags(*flags, *windowFlags) {}

// usable returns the arguments that can be met: a page that cannot meet one begins without it, since nobody there has
// written a command line.
func usable(f *flags, args []string, c console) []string {
	return f.met(args, pageFlags, func(arg string, why error) { leftOut(c, arg, why) })
}

// leftOut logs an argument that the page ignores, and why.
func leftOut(c console, arg string, why error) {
	// If this cannot be written, the page begins all the same.
	_, _ = fmt.Fprintln(c.err, "runehall: left out:", oneLine(fmt.Errorf("%q: %w", arg, why)))
}
