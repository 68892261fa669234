package sysfont

import (
	"slices"
	"strings"
	"unicode"
)

// RightToLeft reports whether a letter belongs to a script that is written from right to left.
func RightToLeft(r rune) bool {
	switch {
	case 0x590 <= r && r <= 0x8FF, 0xFB1D <= r && r <= 0xFDFF, 0xFE70 <= r && r <= 0xFEFE, 0x10800 <= r && r <= 0x10FFF, 0x1E800 <= r && r <= 0x1EFFF:
		return !unicode.In(r, unicode.Nd, unicode.M)
	}
	return false
}

// Joined reports whether r, behind prev, is drawn together with it: a mark over it, a part of one emoji.
func Joined(prev, r rune) bool {
	switch {
	case prev == zwj || r == zwj || r == 0x200C, 0xFE00 <= r && r <= 0xFE0F, 0x1F3FB <= r && r <= 0x1F3FF, 0xE0020 <= r && r <= 0xE01EF:
		return true
	}
	return r >= 0x300 && unicode.Is(unicode.M, r)
}

const zwj = 0x200D // joins emoji

// Clusters yields the parts of a text that are drawn together, as far as it can be told without a font.
func Clusters(s string) func(yield func(string) bool) {
	return func(yield func(string) bool) {
		start, prev, flags := 0, rune(-1), 0
		for i, r := range s {
			flag := 0x1F1E6 <= r && r <= 0x1F1FF // two of these make a flag
			if flag {
				flags++
			} else {
				flags = 0
			}
			if i > start && !Joined(prev, r) && !(flag && flags%2 == 0) {
				if !yield(s[start:i]) {
					return
				}
				start = i
			}
			prev = r
		}
		if start < len(s) {
			yield(s[start:])
		}
	}
}

// visual returns the clusters of a run in the order in which they stand from left to right: a run that begins with a letter of a
// right-to-left script is turned round, but for the numbers and foreign words in it.
func visual(run string) []string {
	list := slices.Collect(Clusters(run))
	if !slices.ContainsFunc(list, func(c string) bool { return RightToLeft(first(c)) }) {
		return list
	}
	slices.Reverse(list)
	for i := 0; i < len(list); {
		j := i
		for j < len(list) && leftToRight(list, j) {
			j++
		}
		slices.Reverse(list[i:j])
		for ; i == j && j < len(list) && !leftToRight(list, j); i, j = i+1, j+1 {
			if at := strings.IndexRune(brackets, first(list[j])); at >= 0 && len(list[j]) == 1 {
				list[j] = string(brackets[at^1])
			}
		}
		i = j
	}
	return list
}

// brackets are pairs of characters that mirror each other.
const brackets = "()[]{}<>"

// leftToRight reports whether a cluster keeps its direction: a digit, a foreign letter, or what stands between two of them.
func leftToRight(list []string, i int) bool {
	keeps := func(i int) bool {
		if i < 0 || i >= len(list) {
			return false
		}
		r := first(list[i])
		return unicode.In(r, unicode.Nd) || unicode.IsLetter(r) && !RightToLeft(r)
	}
	return keeps(i) || keeps(i-1) && keeps(i+1)
}

func first(s string) rune {
	for _, r := range s {
		return r
	}
	return -1
}
