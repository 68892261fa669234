package cli

import (
	"bytes"
	"io"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"
)

// Records, links, programs that play and names of files may come from anybody, and a terminal obeys what it is sent: it
// moves its cursor, sets its title, types for the person, or turns the direction of text. So nothing but text leaves
// this package.

// plainRune reports whether a character is plain text: it is visible, or joins or separates visible characters, and no
// terminal obeys it. Line breaks are not plain text.
func plainRune(c rune) bool {
	switch {
	case unicode.IsControl(c), c == utf8.RuneError: // C0, DEL, C1; and the mark for invalid UTF-8, which our code inserts itself
		return false
	case unicode.In(c, unicode.Bidi_Control, unicode.Zl, unicode.Zp):
		return false
	}
	const byteOrder, firstTag, lastTag = '\ufeff', 0xe0000, 0xe007f
	return c != byteOrder && (c < firstTag || c > lastTag)
}

// printable makes a text from outside, such as a name or a path, safe to be part of a line.
func printable(text string) string {
	return strings.Map(func(c rune) rune {
		if plainRune(c) {
			return c
		}
		return unicode.ReplacementChar
	}, text)
}

// terminal passes on text, and puts marks in the place of characters that are no text. Tabs and line breaks are this
// program's own.
type terminal struct {
	to io.Writer

	mu   sync.Mutex
	part []byte // a character whose end has not come yet
}

// Write implements [io.Writer]. It passes each piece on at once.
func (t *terminal) Write(text []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	all := text
	if len(t.part) > 0 {
		all = append(t.part, text...)
		t.part = nil
	}
	if rest := len(all) - unfinished(all); rest < len(all) {
		t.part = bytes.Clone(all[rest:])
		all = all[:rest]
	}
	_, err := t.to.Write(cleaned(all, func(rune) string { return string(unicode.ReplacementChar) }))
	return len(text), err
}

// unfinished returns how many bytes at the end of a text may begin a character.
func unfinished(text []byte) int {
	for n := 1; n < utf8.UTFMax && n <= len(text); n++ {
		if last := text[len(text)-n:]; utf8.RuneStart(last[0]) {
			if utf8.FullRune(last) {
				return 0
			}
			return n
		}
	}
	return 0
}

// cleaned returns a text in which each character that is no text is replaced by instead.
func cleaned(text []byte, instead func(rune) string) []byte {
	plain := func(c rune) bool { return plainRune(c) || c == '\n' || c == '\t' }
	if bytes.IndexFunc(text, func(c rune) bool { return !plain(c) }) < 0 {
		return text
	}
	var b bytes.Buffer
	for _, c := range string(text) {
		if plain(c) {
			b.WriteRune(c)
		} else {
			b.WriteString(instead(c))
		}
	}
	return b.Bytes()
}
