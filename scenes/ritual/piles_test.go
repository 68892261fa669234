package ritual

import (
	"reflect"
	"strings"
	"testing"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/ui"
)

func TestDiscardsAreSortedBelowTheTopOne(t *testing.T) {
	for _, c := range []struct {
		discards []rules.Card // the last is on top
		want     []discarded
	}{
		{nil, nil},
		{[]rules.Card{rules.Skip}, []discarded{{rules.Skip, 1}}},
		{[]rules.Card{rules.Ward, rules.Skip, rules.Ward, rules.Skip}, []discarded{{rules.Skip, 1}, {rules.Skip, 1}, {rules.Ward, 2}}},
	} {
		if got := sortDiscards(nil, c.discards); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%v: %v, want %v", c.discards, got, c.want)
		}
	}
}

// TestPilesCanBeReadByEveryDevice opens the piles of a match with discards, reads each of them, and closes them again.
func TestPilesCanBeReadByEveryDevice(t *testing.T) {
	m := newMatch(t, 3, "adventurers", 4)
	for len(m.play.View(games.Public).Discards()) < 4 {
		if _, on := m.random(); !on {
			t.Fatal("too few rituals were played")
		}
	}
	for m.play.View(games.Public).Phase() != rules.TurnPhase {
		m.random()
	}
	for _, p := range players(newRig(t, m, screen{412, 915, 1, "en"}, games.Public)) {
		b := p.board
		p.press("ritual.piles")
		if b.sel.panel != pilePanel || len(b.over.items) < 2 {
			t.Fatalf("%s: the piles do not open", p.name)
		}
		last := len(b.over.items) - 1
		for i, name := range map[int]string{0: "ritual.discard.0", last: "ritual.discard." + number(last)} {
			p.press(name)
			if want := b.words.cards[b.discards[i].card].text; !strings.Contains(b.words.info, want) {
				t.Errorf("%s: after %s the panel says %q", p.name, name, b.words.info)
			}
		}
		p.press("ritual.close")
		if b.sel.panel != noPanel {
			t.Errorf("%s: the piles do not close", p.name)
		}
	}
}

// TestWithoutRitualsThereAreNoPiles looks at a match of Little Explorers (RIT-40).
func TestWithoutRitualsThereAreNoPiles(t *testing.T) {
	r := newRig(t, newMatch(t, 2, "little-explorers", 1), screen{1440, 900, 1, "en"}, games.Public)
	if !r.board.places.piles.rect.Empty() || r.board.piled() {
		t.Error("there are piles in a match without rituals")
	}
	r.tap(ui.Touch, ui.Pt(r.board.places.field.X+30, r.board.places.field.Bottom()-30))
	if r.board.sel.panel != noPanel {
		t.Error("a tap where the piles would lie opens them")
	}
}
