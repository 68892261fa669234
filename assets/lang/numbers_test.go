package lang

import "testing"

// TestNumbersOfTheRules puts known numbers, and the forms of words that go with them, into messages and other texts.
func TestNumbersOfTheRules(t *testing.T) {
	messages := `{
	"hand": "Draw {toy.hand} {toy.hand:card|cards}.",
	"forms": {"count": "toy.hand", "one": "{toy.hand} card", "few": "few", "many": "many", "other": "{toy.hand} cards"},
	"given": "{n} {n:rune|runes} for {toy.hand}"
}`
	for _, c := range []struct {
		tag, key, want string
		hand           int
	}{
		{"en", "hand", "Draw 1 card.", 1}, {"en", "hand", "Draw 3 cards.", 3}, {"en", "forms", "1 card", 1},
		{"en", "forms", "21 cards", 21},
		{"fr", "hand", "Draw 0 card.", 0}, {"fr", "hand", "Draw 2 cards.", 2}, {"uk", "forms", "few", 23},
		{"uk", "forms", "121 card", 121},
		{"en", "given", "2 runes for 4", 4},
	} {
		b := book(t, c.tag, messages)
		b.Know(map[string]int{"toy.hand": c.hand})
		if got := b.Text(c.key, Num("n", 2)); got != c.want || b.Err() != nil {
			t.Errorf("%s of %d in %s: %q, want %q (%v)", c.key, c.hand, c.tag, got, c.want, b.Err())
		}
	}
	b := book(t, "uk", messages)
	b.Know(map[string]int{"toy.hand": 3, "toy.deck": 25})
	for text, want := range map[string]string{
		"{toy.hand} {toy.hand:карта|карти|карт}, {toy.deck} {toy.deck:карта|карти|карт}": "3 карти, 25 карт",
		"до {toy.deck} {toy.deck:карти|карт}":                                            "до 25 карт",
		"без чисел": "без чисел",
	} {
		if got := b.Fill(text); got != want || b.Err() != nil {
			t.Errorf("%q: %q, want %q (%v)", text, got, want, b.Err())
		}
	}
	for text, want := range map[string]string{"{toy.lost}": "⟦toy.lost⟧", "{toy.gone:a|b}": "⟦toy.gone⟧"} {
		b := book(t, "en", messages)
		if got := b.Fill(text); got != want || b.Err() == nil {
			t.Errorf("%q: %q, want %q and an error", text, got, want)
		}
	}
}
