//go:build !js

package cli

import (
	"fmt"
	"io"
	"unicode/utf16"
)

// escapes passes on JSON, and escapes every character that is not plain text, so that the data stays the same. Each
// value is written at once.
type escapes struct{ to io.Writer }

// Write implements [io.Writer].
func (e escapes) Write(text []byte) (int, error) {
	_, err := e.to.Write(cleaned(text, func(c rune) string {
		if c > 0xffff {
			high, low := utf16.EncodeRune(c)
			return fmt.Sprintf(`\u%04x\u%04x`, high, low)
		}
		return fmt.Sprintf(`\u%04x`, c)
	}))
	return len(text), err
}
