package games

import (
	"strings"
	"unicode"
)

// Programs that pass a link on change the text around it. Here is how each such change is undone: see [LinkIn].

// mostEscaped is how often an address may have been escaped: each page that it is passed through does so once more.
const mostEscaped = 3

// unescaped undoes the escapes of addresses (%23). It returns false if there are none.
func unescaped(text string) (string, bool) {
	before := text
	for range mostEscaped {
		again := decode(text, '%', false)
		if again == text {
			break
		}
		text = again
	}
	return text, text != before
}

// unquoted undoes the quoted-printable encoding of mail: =3D, and soft line breaks.
func unquoted(text string) string { return decode(text, '=', true) }

// decode replaces each sign that two hexadecimal digits follow by the byte that they stand for. With lines, a sign at
// the end of a line joins it to the next one.
func decode(text string, sign byte, lines bool) string {
	if strings.IndexByte(text, sign) < 0 {
		return text
	}
	out := make([]byte, 0, len(text))
	for i := 0; i < len(text); i++ {
		if text[i] != sign {
			out = append(out, text[i])
			continue
		}
		rest := text[i+1:]
		switch {
		case len(rest) >= 2 && hexValue(rest[0]) >= 0 && hexValue(rest[1]) >= 0:
			out = append(out, byte(hexValue(rest[0])<<4|hexValue(rest[1])))
			i += 2
		case lines && strings.HasPrefix(rest, "\r\n"):
			i += 2
		case lines && strings.HasPrefix(rest, "\n"):
			i++
		default:
			out = append(out, sign)
		}
	}
	return string(out)
}

func hexValue(c byte) int {
	switch {
	case c >= '0' && c <= '9':
		return int(c - '0')
	case c >= 'a' && c <= 'f':
		return int(c-'a') + 10
	case c >= 'A' && c <= 'F':
		return int(c-'A') + 10
	}
	return -1
}

// The longest tag and entity of HTML, in bytes. Without a bound, a bracket in a text would be taken for the beginning
// of one.
const (
	longestTag    = 200
	longestEntity = 10
)

// dropMarkup removes the tags of HTML from a text, and replaces entities by their character or a space. It keeps
// addresses in angle brackets.
func dropMarkup(text string) string {
	if !strings.ContainsAny(text, "<&") {
		return text
	}
	out := make([]byte, 0, len(text))
	for i := 0; i < len(text); i++ {
		rest := text[i:]
		if n := tagLen(rest); n > 0 {
			i += n - 1
			continue
		}
		if n, plain := entity(rest); n > 0 {
			out = append(out, plain...)
			i += n - 1
			continue
		}
		out = append(out, text[i])
	}
	return string(out)
}

// tagLen returns the length of the tag at the beginning of a text, or 0. What contains "match" is taken for an address.
func tagLen(text string) int {
	if text[0] != '<' || len(text) < 3 {
		return 0
	}
	end := strings.IndexByte(text[:min(len(text), longestTag)], '>')
	if end < 0 || strings.Contains(text[:end], "match") {
		return 0
	}
	if c := lower(text[1]); c != '/' && c != '!' && (c < 'a' || c > 'z') {
		return 0
	}
	return end + 1
}

// entity returns the length of the entity at the beginning of a text, or 0, and its character. All characters that a
// link cannot contain are given as a space.
func entity(text string) (n int, plain string) {
	if text[0] != '&' {
		return 0, ""
	}
	end := strings.IndexByte(text[:min(len(text), longestEntity)], ';')
	if end < 0 {
		return 0, ""
	}
	switch strings.ToLower(text[1:end]) {
	case "#35", "#x23", "num":
		return end + 1, "#"
	case "#61", "#x3d", "equals":
		return end + 1, "="
	case "#45", "#x2d":
		return end + 1, "-"
	case "#95", "#x5f", "lowbar":
		return end + 1, "_"
	case "amp", "#38", "#x26":
		return end + 1, "&"
	}
	return end + 1, " "
}

// unseen reports whether a character is invisible: texts carry marks and direction signs along without anybody's
// knowledge.
func unseen(c rune) bool { return c == '\u00ad' || unicode.In(c, unicode.Cf, unicode.Mn, unicode.Me) }
