package ui

import (
	"strings"

	"runehall/internal/sysfont"
)

// wrap breaks s into lines no wider than width: at line breaks, at spaces and after hyphens, but not at no-break
// spaces. With width 0 it breaks only at line breaks. A word that is wider than width is divided with a hyphen where
// the hyphenation lists allow it, and otherwise cut between letters, so that nothing is lost. broken says that a word
// of letters had to be cut.
func wrap(s string, width float64, measure func(string) float64, known *hyphens) (lines []string, broken bool) {
	for para := range strings.SplitSeq(s, "\n") {
		if width <= 0 || measure(para) <= width {
			lines = append(lines, para)
			continue
		}
		line := ""
		for word := range words(para) {
			if line != "" && measure(strings.TrimRight(line+word, " ")) > width {
				lines = append(lines, strings.TrimRight(line, " "))
				line = ""
			}
			if line += word; measure(strings.TrimRight(line, " ")) <= width {
				continue
			}
			long, cuts := line, false
			lines, line, cuts = part(lines, long, width, measure, known.of(long))
			broken = broken || cuts && ofLetters(long)
		}
		lines = append(lines, strings.TrimRight(line, " "))
	}
	return lines, broken
}

// part divides a word that is too wide: after a place for a hyphen, or else between letters. It appends all lines but
// the last, and returns that as the rest.
func part(lines []string, word string, width float64, measure func(string) float64,
	places []int) (_ []string, rest string, cuts bool) {
	for at := 0; ; {
		rest = word[at:]
		if measure(strings.TrimRight(rest, " ")) <= width {
			return lines, rest, cuts
		}
		best := 0
		for _, p := range places {
			if p > at && measure(word[at:p]+"-") <= width {
				best = p
			}
		}
		if best > 0 {
			lines, at = append(lines, word[at:best]+"-"), best
			continue
		}
		n := cut(rest, width, measure)
		if n == len(rest) {
			return lines, rest, cuts
		}
		lines, at, cuts = append(lines, rest[:n]), at+n, true
	}
}

// words yields the parts of a paragraph that must not be broken, each with the spaces after it.
func words(s string) func(func(string) bool) {
	return func(yield func(string) bool) {
		start := 0
		for i, r := range s {
			if i > start && i > 0 && breaksAfter(s[:i]) && r != ' ' {
				if !yield(s[start:i]) {
					return
				}
				start = i
			}
		}
		if start < len(s) {
			yield(s[start:])
		}
	}
}

// breaksAfter reports whether a line may end after s.
func breaksAfter(s string) bool {
	return strings.HasSuffix(s, " ") || strings.HasSuffix(s, "-") || strings.HasSuffix(s, "–") ||
		strings.HasSuffix(s, "—")
}

// cut returns how many bytes of a word fit into width. They hold at least one letter with its marks, or one emoji.
func cut(s string, width float64, measure func(string) float64) int {
	n := 0
	for c := range sysfont.Clusters(s) {
		if n > 0 && measure(s[:n+len(c)]) > width {
			return n
		}
		n += len(c)
	}
	return n
}
