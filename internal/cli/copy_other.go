//go:build !js

package cli

import "github.com/atotto/clipboard"

// copier returns what puts a text on the clipboard, or nil if this system has no program for that. It may take as long as that program.
func copier() func(string, func(error)) {
	if clipboard.Unsupported {
		return nil
	}
	return func(text string, copied func(error)) {
		go func() { copied(clipboard.WriteAll(text)) }()
	}
}

// address returns "": an installed program has no address of its own.
func address() string { return "" }

// sender returns nil: a desktop passes addresses on by its clipboard.
func sender() func(string) { return nil }
