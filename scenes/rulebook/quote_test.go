package rulebook

import (
	"strings"
	"testing"

	"runehall/assets/rules"
)

// TestASearchQuotesItsLine looks for words with and without accents, at both ends of a text and in the title only.
func TestASearchQuotesItsLine(t *testing.T) {
	long := "Wer zuerst keine Münze mehr auf der Ablage hat, gewinnt die Partie sofort, und niemand macht danach noch einen Zug oder legt einen Stein."
	c := clauseText{title: "Ziel", parts: []rules.Part{{Text: "Ein kurzer Satz."}, {Text: long}}}
	for _, want := range []struct{ words, quote string }{
		{"munze", "Wer zuerst keine Münze mehr auf der Ablage hat, gewinnt die Partie sofort, und …"},
		{"wer", "Wer zuerst keine Münze mehr auf der Ablage hat, gewinnt die …"},
		{"stein", "… Zug oder legt einen Stein."},
		{"kurzer stein", "Ein kurzer Satz."},
		{"ziel", ""}, {"", ""},
	} {
		got := c.quote(strings.Fields(plain(want.words)))
		if got != want.quote {
			t.Errorf("%q: %q, want %q", want.words, got, want.quote)
		}
	}
	for n, hits := range map[string][]bool{"munze": {false, true}, "satz": {true, false}, "": {false, false}} {
		for i, p := range c.parts {
			if hit(p, strings.Fields(n)) != hits[i] {
				t.Errorf("%q in paragraph %d: not %v", n, i, hits[i])
			}
		}
	}
}

// TestTheBookTurnsToTheFirstHit looks for something while the book is open elsewhere, and at a clause that has it.
func TestTheBookTurnsToTheFirstHit(t *testing.T) {
	found := []chapter{{clauses: []clauseText{{id: "B"}, {id: "C"}}}}
	for _, c := range []struct {
		chosen string
		words  []string
		found  []chapter
		open   bool
		want   string
	}{
		{"A", []string{"x"}, found, true, "B"}, {"C", []string{"x"}, found, true, "C"}, {"A", nil, found, true, "A"},
		{"A", []string{"x"}, nil, true, "A"}, {"A", []string{"x"}, found, false, "A"},
	} {
		s := &Scene{chosen: c.chosen, found: c.found}
		if c.open {
			s.places.sheet.W, s.places.sheet.H = 10, 10
		}
		if s.turn(c.words); s.chosen != c.want {
			t.Errorf("%+v: the book is open at %s", c, s.chosen)
		}
	}
}
