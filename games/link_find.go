package games

import (
	"hash/crc32"
	"strings"
)

// LinkMark stands before a link in an address: it begins the fragment, which no server sees.
const LinkMark = "#match="

// How far a link is searched for.
const (
	longestAround = 512 << 10 // bytes of text
	mostMarks     = 8         // places in a text where a link may begin
)

// LinkIn finds the link in a text: an address, only the end of one, or a whole message, even if programs on the way
// wrapped, quoted, escaped or marked it up. The checksum in the link tells which characters belong to it. If no link in
// the text is whole, LinkIn returns what may be left of one. False: the text holds no link.
func LinkIn(text string) (link string, ok bool) {
	if len(text) > longestAround {
		return "", false
	}
	for _, way := range linkWays {
		if text, ok := way(text); ok {
			if link, ok := wholeLink(text); ok {
				return link, true
			}
		}
	}
	if link, ok := bareLink(text); ok {
		return link, true
	}
	return tornLink(text)
}

// linkWays undo, each in its own way, what programs do to texts. Each returns false where there is nothing to undo. The
// first leaves the text as it is.
var linkWays = []func(string) (string, bool){
	func(text string) (string, bool) { return text, true },
	unescaped,
	func(text string) (string, bool) { return changed(text, dropMarkup(text)) },
	func(text string) (string, bool) {
		plain := dropMarkup(text)
		twice, ok := unescaped(plain)
		return twice, ok && plain != text
	},
	func(text string) (string, bool) { return changed(text, unquoted(text)) },
	func(text string) (string, bool) {
		lines := unquoted(text)
		return changed(lines, dropMarkup(lines))
	},
	func(text string) (string, bool) { return unescaped(unquoted(text)) },
}

func changed(before, after string) (string, bool) { return after, after != before }

// wholeLink returns the first link of a text whose checksum is right.
func wholeLink(text string) (string, bool) {
	for range mostMarks {
		var ok bool
		if text, ok = afterMark(text); !ok {
			break
		}
		if link, ok := checkedLink(text); ok {
			return link, true
		}
	}
	return "", false
}

// afterMark returns what follows the next "match=" of a text. The mark may have invisible characters in it.
func afterMark(text string) (string, bool) {
	const word = "match="
	have := 0
	for i, c := range text {
		switch {
		case c < 0x80 && lower(byte(c)) == word[have]:
			have++
		case c < 0x80 && lower(byte(c)) == word[0]:
			have = 1
		case !unseen(c):
			have = 0
		}
		if have == len(word) {
			return text[i+1:], true
		}
	}
	return "", false
}

// bareLink returns a link that begins the text without any mark before it.
func bareLink(text string) (string, bool) {
	const shortest = 24 // characters; any word might pass for a shorter link
	link, ok := checkedLink(strings.TrimSpace(text))
	return link, ok && len(link) >= shortest
}

// checkedLink returns the link with which a text begins, as told by its checksum. It skips other characters in it and
// after it: line breaks, quotation signs, invisible characters, words. But letters and digits that follow without a gap
// count as part of the link, and then its checksum is wrong.
func checkedLink(text string) (string, bool) {
	end := checkedEnd(text)
	chars := make([]byte, 0, end)
	for i := range end {
		if base64Value(text[i]) >= 0 {
			chars = append(chars, text[i])
		}
	}
	return string(chars), end > 0
}

// checkedEnd returns the end of the link with which a text begins, or 0.
func checkedEnd(text string) int {
	var bits, last, crc uint32 // last holds the last four bytes read; crc is the checksum of all before them
	have, chars, size, found := 0, 0, 0, 0
	for i := 0; i < len(text) && chars < longestLink; i++ {
		value := base64Value(text[i])
		switch {
		case found > 0 && (value < 0 || value >= 62): // "-" and "_" may be markup after the link
			return found
		case value < 0:
			continue
		}
		found = 0
		chars++
		bits, have = bits<<6|uint32(value), have+6
		if have < 8 {
			continue
		}
		have -= 8
		if size >= 4 {
			crc = crc32.IEEETable[byte(^crc)^byte(last>>24)] ^ ^crc>>8
			crc = ^crc
		}
		last = last<<8 | bits>>have
		bits &= 1<<have - 1
		if size++; size > 4 && bits == 0 && last == crc {
			found = i + 1
		}
	}
	return found
}

// tornLink returns what follows the mark of a link that is not whole.
func tornLink(text string) (string, bool) {
	_, rest, ok := strings.Cut(text, LinkMark)
	if !ok {
		if text, _ = unescaped(text); text == "" {
			return "", false
		}
		if _, rest, ok = strings.Cut(text, LinkMark); !ok {
			return "", false
		}
	}
	end := 0
	for end < len(rest) && end < longestLink && base64Value(rest[end]) >= 0 {
		end++
	}
	return rest[:end], true
}

// base64Value returns the six bits of a character of a link, or -1 for any other character.
func base64Value(c byte) int {
	switch {
	case c >= 'A' && c <= 'Z':
		return int(c - 'A')
	case c >= 'a' && c <= 'z':
		return int(c-'a') + 26
	case c >= '0' && c <= '9':
		return int(c-'0') + 52
	case c == '-':
		return 62
	case c == '_':
		return 63
	}
	return -1
}

func lower(c byte) byte {
	if c >= 'A' && c <= 'Z' {
		return c + 'a' - 'A'
	}
	return c
}
