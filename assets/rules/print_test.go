package rules_test

import (
	"slices"
	"strings"
	"testing"

	"runehall/assets/lang"
	"runehall/assets/rules"
	"runehall/games/ritual"
)

// clause returns a clause of a rulebook.
func clause(t *testing.T, game, language, id string) rules.Clause {
	t.Helper()
	book := load(t, game, language)
	c, ok := book.Clause(id)
	if !ok {
		t.Fatalf("%s in %s has no %s", game, language, id)
	}
	return c
}

// TestWhatPrintLeavesToPlayersIsMarked looks for a house part behind each printed one that says may, where we always
// do, and behind that which the program's undo goes beyond.
func TestWhatPrintLeavesToPlayersIsMarked(t *testing.T) {
	may := map[string]string{"en": "may", "de": "darf", "fr": "peut", "uk": "може"}
	for _, language := range lang.Tags() {
		for _, id := range []string{"RIT-10", "RIT-14", "RIT-15", "RIT-17", "RIT-22", "RIT-31", "RIT-34", "RIT-41"} {
			var marks []bool
			for _, p := range clause(t, "ritual", language, id).Parts {
				marks = append(marks, p.House)
			}
			if !slices.Equal(marks, []bool{false, true}) {
				t.Errorf("%s in %s: house parts %v", id, language, marks)
			}
		}
		for _, id := range []string{"RIT-15", "RIT-22"} {
			if text := clause(t, "ritual", language, id).Parts[0].Text; !strings.Contains(text, may[language]) {
				t.Errorf("%s in %s is printed as a duty: %s", id, language, text)
			}
		}
	}
}

// TestRIT41_TheStrongRitualsAreNamed finds the name of each strong ritual at the clause, as it stands on the card, and
// of no other.
func TestRIT41_TheStrongRitualsAreNamed(t *testing.T) {
	for _, language := range lang.Tags() {
		book := messages(t, language)
		text := clause(t, "ritual", language, "RIT-41").Parts[1].Text
		strong := 0
		for c := ritual.Card(1); c <= ritual.Ward; c++ {
			name := book.Text("ritual.card." + c.String())
			if c.Strong() {
				strong++
			}
			if strings.Contains(text, name) != c.Strong() {
				t.Errorf("in %s %q is named: %v; it is strong: %v", language, name, !c.Strong(), c.Strong())
			}
		}
		if strong != 5 || book.Err() != nil {
			t.Errorf("in %s %d rituals are strong: %v", language, strong, book.Err())
		}
	}
}

// TestRIT10_WhatTheSetUpSaysOfUndo reads what the set-up says of undo. That of Rituals says what is printed, which the
// other rulebooks do not speak of; people read titles of clauses, never their codes.
func TestRIT10_WhatTheSetUpSaysOfUndo(t *testing.T) {
	for _, language := range lang.Tags() {
		book := messages(t, language)
		for _, choice := range []string{"no", "yes"} {
			key := "option.stays." + choice + ".text"
			own, text := book.Text(key+".ritual"), book.Text(key)
			if !book.Has(key+".ritual") || own == text {
				t.Errorf("in %s Rituals says no more than other games: %q", language, own)
			}
			if clauseID.MatchString(own + text) {
				t.Errorf("in %s %q or %q has the code of a clause", language, own, text)
			}
		}
		for _, info := range written {
			if own := "option.stays.yes.text." + info.ID; info.ID != "ritual" && book.Has(own) {
				t.Errorf("in %s there is %s", language, own)
			}
		}
	}
}
