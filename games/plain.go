package games

import (
	"bytes"
	"encoding/binary"
	"unicode/utf16"
	"unicode/utf8"
)

// PlainText returns the text of a record or a collection as this program writes it, when mail, an editor or git has written it in another way:
// with other line ends, a byte order mark, as UTF-16, with spaces behind the lines or empty lines around. Any other text stays as it is. It is
// for texts that come from outside; a record that is gone on with must be stored as it is returned.
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
	// Each line of a record ends with its check, and nothing stands between them; what a collection holds is counted in bytes.
	if IsRecord(plain) && (bytes.Contains(plain, []byte("\n\n")) || bytes.Contains(plain, []byte(" \n"))) {
		plain = dropSpaces(plain)
	}
	return trimEnd(plain)
}

// IsRecord reports whether a text begins as records do; what follows may be damaged.
func IsRecord(text []byte) bool { return bytes.HasPrefix(text, []byte("runehall ")) }

// lineFeeds returns a text in which CR LF, also with several CR, and CR alone are a line feed.
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

// trimEnd returns a text without the empty lines at its end. A last line without a line feed stays without one: it may be half a line.
func trimEnd(text []byte) []byte {
	end := bytes.TrimRight(text, " \t\n")
	if bytes.IndexByte(text[len(end):], '\n') < 0 {
		return end
	}
	return append(end[:len(end):len(end)], '\n')
}

// fromUTF16 returns a text that was stored as UTF-16 with a byte order mark as UTF-8, and any other as it is.
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
