package games

import (
	"strings"
	"unicode"
)

// What programs do to the text around a link, and how it is undone: see [LinkIn].

// mostEscaped is how often an address may have been escaped, as those are that lead through another page.
const mostEscaped = 3

// unescaped returns a text without the escapes of addresses (%23), and false if there are none.
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

// unquoted returns a text without the escapes and the soft line breaks of mail (quoted-printable: =3D).
func unquoted(text string) string { return decode(text, '=', true) }

// decode returns a text in which a sign and two hexadecimal digits are the byte that they stand for. If lines may be broken after the sign, they
// are joined.
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

// longestMarkup bounds a tag or an entity of HTML, in bytes, so that a bracket in a text is not taken for the beginning of one.
const (
	longestTag    = 200
	longestEntity = 10
)

// dropMarkup returns a text without the tags of HTML, and with a space or the character that is meant in place of its entities. Addresses in
// angle brackets are no tags.
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

// tagLen returns the length of the tag with which a text begins, or 0.
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

// entity returns the length of the entity with which a text begins, or 0, and what it stands for, as far as that can belong to a link.
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

// unseen reports whether a character has no width of its own, or says which way to read: texts carry such along without anybody's knowledge.
func unseen(c rune) bool { return c == '\u00ad' || unicode.In(c, unicode.Cf, unicode.Mn, unicode.Me) }
