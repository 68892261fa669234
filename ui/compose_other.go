//go:build !js

package ui

import "golang.org/x/text/unicode/norm"

// Compose returns a text with marks and their letters as one letter where there is one.
func Compose(s string) string {
	if !composes(s) {
		return s
	}
	return norm.NFC.String(s)
}
