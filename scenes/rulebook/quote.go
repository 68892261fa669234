package rulebook

import (
	"slices"
	"strings"

	"runehall/assets/rules"
)

// quoteBefore and quoteAfter are how many letters stand before and after what was looked for, in a line that is quoted.
const quoteBefore, quoteAfter = 24, 56

// quote returns the line in which the first of some words is that was looked for, "" if that is only in the title.
func (t clauseText) quote(words []string) string {
	for _, w := range words {
		for _, p := range t.parts {
			if at := index(plain(p.Text), w); at >= 0 {
				return around([]rune(p.Text), at, len([]rune(w)))
			}
		}
	}
	return ""
}

// index returns at which rune of a text a word begins, or -1.
func index(text, word string) int {
	before, _, found := strings.Cut(text, word)
	if !found {
		return -1
	}
	return len([]rune(before))
}

// around returns the words of a text near a place, with an ellipsis where something is left out. [plain] keeps the
// number of letters, so that places in both are the same.
func around(text []rune, at, long int) string {
	from, to := max(0, at-quoteBefore), min(len(text), at+long+quoteAfter)
	for from > 0 && from < at && text[from-1] != ' ' {
		from++
	}
	for to < len(text) && to > at+long && text[to] != ' ' {
		to--
	}
	quoted := strings.TrimSpace(strings.ReplaceAll(string(text[from:to]), "\n", " "))
	if from > 0 {
		quoted = "… " + quoted
	}
	if to < len(text) {
		quoted += " …"
	}
	return quoted
}

// hit reports whether a paragraph has one of the words that were looked for.
func hit(p rules.Part, words []string) bool {
	text := plain(p.Text)
	return slices.ContainsFunc(words, func(w string) bool { return strings.Contains(text, w) })
}

// turn opens the book at the first clause that was found, unless it is open at one of them.
func (s *Scene) turn(words []string) {
	if len(words) == 0 || len(s.found) == 0 || s.places.sheet.Empty() {
		return
	}
	for _, c := range s.found {
		if slices.ContainsFunc(c.clauses, func(t clauseText) bool { return t.id == s.chosen }) {
			return
		}
	}
	s.chosen = s.found[0].clauses[0].id
}
