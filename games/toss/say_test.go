package toss

import (
	"slices"
	"testing"

	"runehall/games"
)

// TestRunesAreSaidByName: runes are told by sign and colour, never by their internal numbers, and a pair that is taken
// by turns is told once.
func TestRunesAreSaidByName(t *testing.T) {
	said := map[string]bool{}
	for r := range Rune(Runes) {
		p, _ := say(Snatched{Seat: 1, Rune: r, Tick: 7, TwinOf: games.Nobody})
		if p.Key != "toss.say.snatched" || slices.ContainsFunc(p.Args,
			func(a games.Arg) bool { return a.Kind == games.ArgNumber }) {
			t.Errorf("rune %d is said as %+v", r, p)
		}
		said[r.SignID()] = true
		both, told := say(Snatched{Seat: 1, Rune: r, TwinOf: games.Nobody})
		if told != (r%2 == 0) || told && both.Key != "toss.say.pair" {
			t.Errorf("rune %d of a pair taken in turn is told %v, as %+v", r, told, both)
		}
		if twin, told := say(Snatched{Seat: 1, Rune: r, TwinOf: 2}); !told || twin.Key != "toss.say.twin" {
			t.Errorf("rune %d as a twin taken in turn is told %v, as %+v", r, told, twin)
		}
	}
	if len(said) != Signs {
		t.Errorf("the signs have %d names", len(said))
	}
}
