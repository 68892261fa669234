//go:build !js

package cli

import (
	"errors"

	"github.com/atotto/clipboard"
)

// errNoBoard says which programs are missing on a system whose clipboard cannot be reached.
var errNoBoard = errors.New("there is no program for the clipboard: xclip, xsel or wl-clipboard")

// copier returns the function that puts a text on the clipboard. It takes as long as the system's program for that, and
// fails if there is none.
func copier() func(string, func(error)) {
	return func(text string, copied func(error)) {
		if clipboard.Unsupported {
			copied(errNoBoard)
			return
		}
		go func() { copied(clipboard.WriteAll(text)) }()
	}
}

// address returns "": an installed program has no address of its own.
func address() string { return "" }

// sender returns nil: a desktop passes addresses on by its clipboard.
func sender() func(string) { return nil }

// shower returns nil: a window has no text that could be selected, so it goes into a file.
func shower() func(text, how, done string) { return nil }
