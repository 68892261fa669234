package games

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// The bounds of a player's name.
const (
	// LongestName is the greatest number of characters of a name, as people count them: an accent, or a part of an
	// emoji, belongs to the character before it.
	LongestName = 24
	// mostMarksOn is how many marks a letter may carry. Vietnamese needs two, Hebrew three and Tibetan four.
	mostMarksOn = 4
	// mostJoined is how many code points may make up one character. A family of four with colours of skin has eleven.
	mostJoined = 12
)

// CleanName makes a name fit to be shown and written, wherever it comes from. It removes characters without a form of
// their own (line breaks, controls, signs that turn the direction of the text around them), joins runs of spaces into
// one, and cuts after [LongestName] characters. A clean name stays as it is.
func CleanName(name string) string { return strings.TrimRight(TypedName(name), " \u200c\u200d") }

// TypedName is CleanName for a name that is still being typed: a space or a joiner at its end stays, since more may
// follow.
func TypedName(name string) string {
	var n namer
	// Only the beginning can get into the name, so the rest of a very long text is not looked at.
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
	joined, marks int  // code points of the last character, and how many of them are marks
	before        rune // the code point that was written last, or 0
	start         rune // the first code point of the last character
	flags         int  // how many regional indicators stand in a row at the end
}

// add adds a code point, unless it does not belong into a name. It reports whether the name can take more.
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

// extend adds a code point to the last character, unless that has too many already.
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

// extends reports whether a code point belongs to the character before it: the rules GB3 to GB13 of Unicode's annex 29,
// as far as they concern what a name may hold.
func (n *namer) extends(c rune) bool {
	switch {
	case unicode.Is(unicode.M, c) || c == zwj || c == zwnj || isTag(c) || c >= 0x1f3fb && c <= 0x1f3ff || c == 0xff9e ||
		c == 0xff9f:
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

// blank reports whether a character looks like nothing although Unicode does not call it a space.
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

// isPicture reports whether a code point can be part of an emoji that zero-width joiners put together.
func isPicture(c rune) bool {
	switch {
	case c == 0xa9 || c == 0xae || c == 0x203c || c == 0x2049 || c == 0x2122 || c == 0x2139 || c == 0x3030 ||
		c == 0x303d:
		return true
	case c >= 0x2190 && c <= 0x21ff, c >= 0x2300 && c <= 0x27bf, c >= 0x2900 && c <= 0x297f, c >= 0x2b00 && c <= 0x2bff:
		return true
	case c == 0x3297 || c == 0x3299:
		return true
	}
	return c >= 0x1f000 && c <= 0x1faff && !isRegional(c) && (c < 0x1f3fb || c > 0x1f3ff)
}

// hangul is the kind of a Hangul code point, which tells where a Korean syllable ends.
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
