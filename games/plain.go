package games

import (
	"bytes"
	"encoding/binary"
	"unicode/utf16"
	"unicode/utf8"
)

// PlainText undoes what mail, editors and git do to the text of a record or a collection: other line ends, a byte order
// mark, UTF-16, spaces at the ends of lines, empty lines. Any other text stays as it is. Use it on texts that come from
// outside. A match that goes on from such a record must be stored in the form that PlainText returned.
func PlainText(text []byte) []byte {
	plain := bytes.TrimPrefix(fromUTF16(text), []byte("\ufeff"))
	start := bytes.TrimLeft(plain, " \t\r\n")
	if !bytes.HasPrefix(start, []byte("runehall")) {
		return text
	}
	plain = start
	if bytes.IndexByte(plain, '\r') >= 0 {
		plain = lineFeeds(plain)
	}
	// Only in a record are spaces at line ends and empty lines never its own: each of its lines ends with a check. A
	// collection counts bytes, so nothing in it may be dropped.
	if IsRecord(plain) && (bytes.Contains(plain, []byte("\n\n")) || bytes.Contains(plain, []byte(" \n"))) {
		plain = dropSpaces(plain)
	}
	return trimEnd(plain)
}

// IsRecord reports whether a text begins as a record does. What follows may be damaged.
func IsRecord(text []byte) bool { return bytes.HasPrefix(text, []byte("runehall ")) }

// lineFeeds replaces CR LF, a row of CR before LF, and CR alone by line feeds.
func lineFeeds(text []byte) []byte {
	out := make([]byte, 0, len(text))
	for i := 0; i < len(text); i++ {
		if text[i] != '\r' {
			out = append(out, text[i])
			continue
		}
		end := i
		for end < len(text) && text[end] == '\r' {
			end++
		}
		switch {
		case end < len(text) && text[end] == '\n':
			end++
			out = append(out, '\n')
		default:
			out = append(out, bytes.Repeat([]byte{'\n'}, end-i)...)
		}
		i = end - 1
	}
	return out
}

// dropSpaces returns a text without the spaces at the ends of its lines, and without empty lines.
func dropSpaces(text []byte) []byte {
	out := make([]byte, 0, len(text))
	for line := range bytes.Lines(text) {
		plain := bytes.TrimRight(line, " \t\n")
		if len(plain) == 0 {
			continue
		}
		out = append(out, plain...)
		if line[len(line)-1] == '\n' {
			out = append(out, '\n')
		}
	}
	return out
}

// trimEnd removes the empty lines at the end of a text. A last line without a line feed gets none: it may be half a
// line.
func trimEnd(text []byte) []byte {
	end := bytes.TrimRight(text, " \t\n")
	if bytes.IndexByte(text[len(end):], '\n') < 0 {
		return end
	}
	return append(end[:len(end):len(end)], '\n')
}

// fromUTF16 converts a text in UTF-16 with a byte order mark to UTF-8, and leaves any other as it is.
func fromUTF16(text []byte) []byte {
	if len(text) < 4 || len(text) > 2*longestRecord {
		return text
	}
	var order binary.ByteOrder
	switch {
	case text[0] == 0xff && text[1] == 0xfe:
		order = binary.LittleEndian
	case text[0] == 0xfe && text[1] == 0xff:
		order = binary.BigEndian
	default:
		return text
	}
	var out []byte
	high := rune(0)
	for i := 2; i+1 < len(text); i += 2 {
		c := rune(order.Uint16(text[i:]))
		switch {
		case utf16.IsSurrogate(c) && high == 0:
			high = c
			continue
		case high != 0:
			c = utf16.DecodeRune(high, c)
		}
		high = 0
		out = utf8.AppendRune(out, c)
	}
	return out
}
