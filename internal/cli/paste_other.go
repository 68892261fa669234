//go:build !js

package cli

import "github.com/atotto/clipboard"

// paster returns the function that reads the clipboard. It takes as long as the system's program for that, and fails if
// there is none.
func paster() func(func(string, error)) {
	return func(got func(string, error)) {
		if clipboard.Unsupported {
			got("", errNoBoard)
			return
		}
		go func() { got(clipboard.ReadAll()) }()
	}
}
