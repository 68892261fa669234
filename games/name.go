package games

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// The bounds of a name at a table.
const (
	// LongestName is how many characters a name has at most, as people count them: an accent or the parts of an emoji belong to the character
	// before.
	LongestName = 24
	// mostMarksOn is how many marks a letter carries at most. Vietnamese needs two of them, Hebrew three and Tibetan four.
	mostMarksOn = 4
	// mostJoined is how many code points a character has at most: a family of four with their colours of skin has eleven.
	mostJoined = 12
)

// CleanName returns a name as it is shown and written, wherever it comes from: without what has no form of its own (line breaks, controls, signs
// that turn the direction of what stands around), with single spaces, and no longer than [LongestName]. A clean name stays as it is.
func CleanName(name string) string { return strings.TrimRight(TypedName(name), " \u200c\u200d") }

// TypedName returns a name as it stands while somebody writes it: a clean name, behind whose end a space or a joiner waits for what comes next.
func TypedName(name string) string {
	var n namer
	// A name is decided by its beginning: what stands behind is not looked at, however long it is.
	for _, c := range name[:min(len(name), longestRawName)] {
		if !n.add(c) {
			break
		}
	}
	return n.out.String()
}

// longestRawName bounds how much of a name is looked at, in bytes.
const longestRawName = 16 << 10

// namer builds a clean name from its code points.
type namer struct {
	out           strings.Builder
	characters    int
	joined, marks int  // code points, and marks among them, of the last character
	before        rune // that was written last, or 0
	start         rune // the first of the last character
	flags         int  // regional indicators in a row
}

// add adds a code point, if it belongs into a name, and reports whether there may be more.
func (n *namer) add(c rune) bool {
	switch {
	case c == utf8.RuneError:
		return true
	case unicode.IsSpace(c) || blank(c):
		if n.before == 0 || n.before == ' ' {
			return true
		}
		c = ' '
	case c == zwnj || c == zwj:
		// They join letters and pictures, and are nothing by themselves.
		if n.before == 0 || n.before == ' ' || n.before == zwnj || n.before == zwj {
			return true
		}
	case isTag(c):
		if n.start != blackFlag {
			return true
		}
	case unicode.In(c, unicode.C) || c >= 0xfff0 && c < 0xfffc:
		return true
	}
	if n.extends(c) {
		return n.extend(c)
	}
	if n.characters == LongestName {
		return false
	}
	n.characters++
	n.joined, n.marks, n.start = 1, 0, c
	n.write(c)
	return true
}

// extend adds a code point to the last character, if that has not too many yet.
func (n *namer) extend(c rune) bool {
	mark := unicode.In(c, unicode.Mn, unicode.Me) && !isVariation(c)
	if n.joined >= mostJoined || mark && n.marks >= mostMarksOn || n.characters == 0 || n.before == ' ' {
		return true
	}
	n.joined++
	if mark {
		n.marks++
	}
	n.write(c)
	return true
}

func (n *namer) write(c rune) {
	if isRegional(c) {
		n.flags++
	} else {
		n.flags = 0
	}
	n.before = c
	n.out.WriteRune(c)
}

// extends reports whether a code point belongs to the character before it: the rules GB3 to GB13 of Unicode's annex 29, as far as they concern
// what a name may hold.
func (n *namer) extends(c rune) bool {
	switch {
	case unicode.Is(unicode.M, c) || c == zwj || c == zwnj || isTag(c) || c >= 0x1f3fb && c <= 0x1f3ff || c == 0xff9e || c == 0xff9f:
		return true
	case n.before == 0:
		return false
	case n.before == zwj && isPicture(c):
		return isPicture(n.start)
	case isRegional(c):
		return n.flags%2 == 1
	}
	switch hangulOf(c) {
	case hangulL, hangulLV, hangulLVT:
		return hangulOf(n.before) == hangulL
	case hangulV:
		h := hangulOf(n.before)
		return h == hangulL || h == hangulV || h == hangulLV
	case hangulT:
		h := hangulOf(n.before)
		return h == hangulV || h == hangulT || h == hangulLV || h == hangulLVT
	}
	return false
}

const (
	zwnj      = '\u200c'
	zwj       = '\u200d'
	blackFlag = '\U0001f3f4'
)

// blank reports whether a character is drawn as nothing, though it is no space.
func blank(c rune) bool {
	switch c {
	case 0x115f, 0x1160, 0x2800, 0x3164, 0xffa0, 0x034f, 0x17b4, 0x17b5:
		return true
	}
	return c >= 0x180b && c <= 0x180f
}

func isTag(c rune) bool { return c >= 0xe0020 && c <= 0xe007f }

func isVariation(c rune) bool { return c >= 0xfe00 && c <= 0xfe0f || c >= 0xe0100 && c <= 0xe01ef }

func isRegional(c rune) bool { return c >= 0x1f1e6 && c <= 0x1f1ff }

// isPicture reports whether a code point may be a part of an emoji that is joined of several.
func isPicture(c rune) bool {
	switch {
	case c == 0xa9 || c == 0xae || c == 0x203c || c == 0x2049 || c == 0x2122 || c == 0x2139 || c == 0x3030 || c == 0x303d:
		return true
	case c >= 0x2190 && c <= 0x21ff, c >= 0x2300 && c <= 0x27bf, c >= 0x2900 && c <= 0x297f, c >= 0x2b00 && c <= 0x2bff:
		return true
	case c == 0x3297 || c == 0x3299:
		return true
	}
	return c >= 0x1f000 && c <= 0x1faff && !isRegional(c) && (c < 0x1f3fb || c > 0x1f3ff)
}

// The kinds of Hangul that syllables are made of.
type hangul uint8

const (
	notHangul hangul = iota
	hangulL
	hangulV
	hangulT
	hangulLV
	hangulLVT
)

func hangulOf(c rune) hangul {
	switch {
	case c < 0x1100:
		return notHangul
	case c <= 0x115f || c >= 0xa960 && c <= 0xa97c:
		return hangulL
	case c >= 0x1160 && c <= 0x11a7 || c >= 0xd7b0 && c <= 0xd7c6:
		return hangulV
	case c >= 0x11a8 && c <= 0x11ff || c >= 0xd7cb && c <= 0xd7fb:
		return hangulT
	case c >= 0xac00 && c <= 0xd7a3:
		if (c-0xac00)%28 == 0 {
			return hangulLV
		}
		return hangulLVT
	}
	return notHangul
}
