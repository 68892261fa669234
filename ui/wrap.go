package ui

import (
	"strings"

	"runehall/internal/sysfont"
)

// wrap breaks s into lines no wider than width, at spaces and after hyphens; a line break in s
// always breaks. A word that is wider than width is cut between letters: nothing is lost. The width
// 0 breaks only at line breaks. No-break spaces do not break.
func wrap(s string, width float64, measure func(string) float64) []string {
	var out []string
	for para := range strings.SplitSeq(s, "\n") {
		if width <= 0 || measure(para) <= width {
			out = append(out, para)
			continue
		}
		line := ""
		for word := range words(para) {
			if line != "" && measure(strings.TrimRight(line+word, " ")) > width {
				out = append(out, strings.TrimRight(line, " "))
				line = ""
			}
			line += word
			for measure(strings.TrimRight(line, " ")) > width {
				n := cut(line, width, measure)
				if n == len(line) {
					break
				}
				out = append(out, line[:n])
				line = line[n:]
			}
		}
		out = append(out, strings.TrimRight(line, " "))
	}
	return out
}

// words calls yield with the parts of a paragraph that may not be broken, each with the spaces that
// follow it.
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
	return strings.HasSuffix(s, " ") || strings.HasSuffix(s, "-") || strings.HasSuffix(s, "–") || strings.HasSuffix(s, "—")
}

// cut returns how many bytes of a word fit into width, at least one letter with the marks over it, or one emoji.
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
