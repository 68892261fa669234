package ui

import (
	"slices"
	"testing"
)

// TestLongWordsArePartedWithAHyphen: a word that no line is wide enough for is parted where its language does that, and
// only cut where nobody knows.
func TestLongWordsArePartedWithAHyphen(t *testing.T) {
	k, err := NewKit(Look{})
	if err != nil {
		t.Fatal(err)
	}
	k.Hyphenate("Gleich-ge-wichts-ru-ne l’em-pla-ce-ment Рів-но-ва-ги")
	for _, tc := range []struct {
		text  string
		width float64
		want  []string
		cuts  bool
	}{
		{"Gleichgewichtsrune", 18, []string{"Gleichgewichtsrune"}, false},
		{"Gleichgewichtsrune", 17, []string{"Gleichgewichtsru-", "ne"}, false},
		{"die GLEICHGEWICHTSRUNE!", 11, []string{"die", "GLEICHGE-", "WICHTSRUNE!"}, false},
		{"(„Gleichgewichtsrune“) da", 9, []string{"(„Gleich-", "gewichts-", "rune“) da"}, false},
		{"l’emplacement", 9, []string{"l’empla-", "cement"}, false},
		{"Рівноваги", 6, []string{"Рівно-", "ваги"}, false},
		{"Gleichgewichtsrune", 4, []string{"Glei", "ch-", "ge-", "wich", "ts-", "rune"}, true},
		{"Unbekanntes", 8, []string{"Unbekann", "tes"}, true},
		{"a8#match=Q9xyz", 6, []string{"a8#mat", "ch=Q9x", "yz"}, false},
	} {
		got, cuts := wrap(tc.text, tc.width, letters, &k.text.hyphens)
		if !slices.Equal(got, tc.want) || cuts != tc.cuts {
			t.Errorf("%q in %v: %q, cut: %v; want %q, %v", tc.text, tc.width, got, cuts, tc.want, tc.cuts)
		}
	}
	k.Hyphenate("Un-be-kann-tes")
	if got, cuts := wrap("Gleichgewichtsrune Unbekanntes", 10, letters, &k.text.hyphens); cuts ||
		!slices.Equal(got, []string{"Gleichge-", "wichtsrune", "Unbekann-", "tes"}) {
		t.Errorf("with a second list: %q, cut: %v", got, cuts)
	}
	if wide := k.Measure("Gleichgewichtsrune", k.Type.Body, 0).W; k.Cuts("Gleichgewichtsrune", k.Type.Body, wide*.6) ||
		!k.Cuts("Unbekannteswort", k.Type.Body, wide*.4) {
		t.Error("the kit does not tell what is cut")
	}
}
