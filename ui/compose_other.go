//go:build !js

package ui

import "golang.org/x/text/unicode/norm"

// compose returns a text with marks and their letters as one letter where there is one.
func compose(s string) string {
	if !composes(s) {
		return s
	}
	return norm.NFC.String(s)
}
