//go:build !js

package cli

import "github.com/atotto/clipboard"

// paster returns what reads the clipboard, or nil if this system has no program for that. It may take as long as that program.
func paster() func(func(string, error)) {
	if clipboard.Unsupported {
		return nil
	}
	return func(got func(string, error)) {
		go func() { got(clipboard.ReadAll()) }()
	}
}
