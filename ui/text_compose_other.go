//go:build !js

package ui

import "golang.org/x/text/unicode/norm"

// Compose joins letters and their combining marks into single letters where Unicode has such (NFC).
func Compose(s string) string {
	if !composes(s) {
		return s
	}
	return norm.NFC.String(s)
}
