package sysfont

import "unicode"

// RightToLeft reports whether a letter belongs to a script that is written from right to left.
func RightToLeft(r rune) bool {
	switch {
	case 0x590 <= r && r <= 0x8FF, 0xFB1D <= r && r <= 0xFDFF, 0xFE70 <= r && r <= 0xFEFE, 0x10800 <= r && r <= 0x10FFF,
		0x1E800 <= r && r <= 0x1EFFF:
		return !unicode.In(r, unicode.Nd, unicode.M)
	}
	return false
}

// Joined reports whether r, behind prev, is drawn together with it: a mark over it, a part of one emoji.
func Joined(prev, r rune) bool {
	switch {
	case prev == zwj || r == zwj || r == 0x200C, 0xFE00 <= r && r <= 0xFE0F, 0x1F3FB <= r && r <= 0x1F3FF,
		0xE0020 <= r && r <= 0xE01EF:
		return true
	}
	return r >= 0x300 && unicode.Is(unicode.M, r)
}

const zwj = 0x200D // joins emoji

// Clusters yields the parts of a text that are drawn together, as far as that can be told without a font.
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

// Pictured reports whether a cluster is a picture, such as an emoji, which is drawn in its own colours if possible.
func Pictured(cluster string) bool {
	for _, r := range cluster {
		if 0x1F000 <= r && r <= 0x1FAFF || r == 0xFE0F || r == 0x20E3 {
			return true
		}
	}
	return false
}

func first(s string) rune {
	for _, r := range s {
		return r
	}
	return -1
}
