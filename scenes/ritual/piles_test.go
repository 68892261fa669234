package ritual

import (
	"reflect"
	"strings"
	"testing"

	"runehall/assets/lang"
	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

func TestDiscardsAreSortedBelowTheTopOne(t *testing.T) {
	for _, c := range []struct {
		discards []rules.Card // the last is on top
		want     []discarded
	}{
		{nil, nil},
		{[]rules.Card{rules.Skip}, []discarded{{rules.Skip, 1}}},
		{[]rules.Card{rules.Ward, rules.Skip, rules.Ward, rules.Skip},
			[]discarded{{rules.Skip, 1}, {rules.Skip, 1}, {rules.Ward, 2}}},
	} {
		if got := sortDiscards(nil, c.discards); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%v: %v, want %v", c.discards, got, c.want)
		}
	}
}

// TestPilesCanBeReadByEveryDevice opens the piles of a match with discards, reads each of them, and closes them again.
func TestPilesCanBeReadByEveryDevice(t *testing.T) {
	m := newMatch(t, 3, "adventurers", 4)
	for len(m.Play.View(games.Public).Discards()) < 4 {
		if _, on := m.Random(); !on {
			t.Fatal("too few rituals were played")
		}
	}
	for m.Play.View(games.Public).Phase() != rules.TurnPhase {
		m.Random()
	}
	for _, p := range players(newRig(m, boardtest.Screen{W: 412, H: 915, Scale: 1}, games.Public)) {
		b := p.Board
		p.press("ritual.piles")
		if b.Sel.panel != pilePanel || len(b.places.panel.items) < 2 {
			t.Fatalf("%s: the piles do not open", p.name)
		}
		last := len(b.places.panel.items) - 1
		for i, name := range map[int]string{0: "ritual.discard.0", last: "ritual.discard." + ui.Digits(last)} {
			p.press(name)
			if want := b.words.cards[b.player.discards[i].card].text; !strings.Contains(b.words.info, want) {
				t.Errorf("%s: after %s the panel says %q", p.name, name, b.words.info)
			}
		}
		p.press("ritual.close")
		if b.Sel.panel != noPanel {
			t.Errorf("%s: the piles do not close", p.name)
		}
	}
}

// TestDiscardsAreReadInLettersLargeEnough opens the piles with rituals of all kinds, on many screens and in all
// languages: the words about each fit in a legible size.
func TestDiscardsAreReadInLettersLargeEnough(t *testing.T) {
	m := newMatch(t, 3, "adventurers", 4)
	for len(m.Play.View(games.Public).Discards()) < 9 || m.Play.View(games.Public).Phase() != rules.TurnPhase {
		if _, on := m.Random(); !on {
			t.Fatal("too few rituals were played")
		}
	}
	for _, size := range []boardtest.Screen{{W: 412, H: 915, Scale: 1}, {W: 915, H: 412, Scale: 1},
		{W: 360, H: 640, Scale: 1.5}, {W: 1440, H: 900, Scale: 1}} {
		for _, tag := range lang.Tags() {
			size.Tag = tag
			r := newRig(m, size, games.Public)
			b := r.Board
			b.Model.discards = b.Model.discards[:0]
			for c := rules.Hidden + 1; c < rules.Cards; c++ {
				b.Model.discards = append(b.Model.discards, c)
			}
			r.Tap(ui.Touch, r.Target("ritual.piles"))
			r.Tick(ui.Input{})
			if n := len(b.player.discards); n != int(rules.Cards-rules.Hidden)-1 {
				t.Fatalf("%v: %d kinds of rituals lie there", size, n)
			}
			for i := range b.player.discards {
				b.Sel.read = i
				b.words.write()
				if info := b.places.panel.info.Size(); !fits(r.Kit, b.words.info, info) {
					t.Errorf("%v: in %v there is no room for %q", size, info, b.words.info)
				}
			}
		}
	}
}

// TestWithoutRitualsThereAreNoPiles looks at a match of Little Explorers (RIT-40).
func TestWithoutRitualsThereAreNoPiles(t *testing.T) {
	r := newRig(newMatch(t, 2, "little-explorers", 1), boardtest.Screen{W: 1440, H: 900, Scale: 1}, games.Public)
	if p := r.Board.places.piles; !p.discards.Empty() || !p.pile.Empty() || r.Board.player.showsPiles() {
		t.Error("there are piles of rituals in a match without rituals")
	}
	r.Tap(ui.Touch, r.Board.places.piles.rect.Center())
	if r.Board.Sel.panel != noPanel {
		t.Error("a tap on the supply opens the discards")
	}
}

// withRituals returns a match in which it is the first seat's turn, and it holds at least two rituals.
func withRituals(t *testing.T) *match {
	t.Helper()
	m := newMatch(t, 2, "adventurers", 4)
	for seed := uint64(5); len(m.Play.View(0).Rituals(0)) < 2 || m.Play.View(0).Phase() != rules.TurnPhase; {
		if _, on := m.Random(); !on {
			m = newMatch(t, 2, "adventurers", seed)
			seed++
		}
	}
	return m
}

// TestTwoOfAKindHaveNamesOfTheirOwn opens a hand with rituals of one kind: each has a name in reports, and is told to
// screen readers.
func TestTwoOfAKindHaveNamesOfTheirOwn(t *testing.T) {
	r := newRig(withRituals(t), boardtest.Screen{W: 1440, H: 900, Scale: 1}, 0)
	b := r.Board
	r.Tap(ui.Mouse, r.Target("ritual.cards"))
	b.Model.held = []rules.Card{rules.QuickTurn, rules.Skip, rules.Skip, rules.Skip, rules.Ward}
	b.Given.Note(true)
	r.Tick(ui.Input{})
	owners := map[any]bool{}
	for i, want := range []string{"quick-turn", "skip", "skip.2", "skip.3", "ward"} {
		name := b.Name(ritualAt(i, b.Model.held[i]))
		if name != "ritual.card."+want {
			t.Errorf("ritual %d is %s, not %s", i, name, want)
		}
		if _, there := r.Targets()[name]; !there {
			t.Errorf("%s is not reported", name)
		}
		owners[b.Owner(ritualAt(i, b.Model.held[i]))] = true
	}
	if len(owners) != len(b.Model.held) {
		t.Errorf("%d rituals are %d stops", len(b.Model.held), len(owners))
	}
}

// TestOpenPanelMayLoseACard takes a ritual out of an open hand: until the next tick lays the panel out anew, the rest
// can be reported and touched.
func TestOpenPanelMayLoseACard(t *testing.T) {
	m := withRituals(t)
	r := newRig(m, boardtest.Screen{W: 1440, H: 900, Scale: 1}, 0)
	b := r.Board
	r.Tap(ui.Mouse, r.Target("ritual.cards"))
	held := len(b.Model.held)
	last := b.places.panel.items[held-1].Center()
	b.Tell([]rules.Event{rules.RitualPutOut{Seat: 0, Card: b.Model.held[0]}}, m.Play.View(0))
	b.Timeline.Finish()
	n := 0
	for name := range r.Targets() {
		if strings.HasPrefix(name, "ritual.card.") {
			n++
		}
	}
	if n == 0 || n >= held {
		t.Errorf("%d of %d cards are reported", n, held)
	}
	if on := b.player.Hit(last); on.Kind == ritual {
		t.Errorf("where a card lay is %+v", on)
	}
}

// TestTheOnlyRitualIsReadAtOnce opens hands: a single ritual is enlarged at once; among several, the chosen one is.
func TestTheOnlyRitualIsReadAtOnce(t *testing.T) {
	h := &newRig(newMatch(t, 2, "adventurers", 4), boardtest.Screen{W: 360, H: 640, Scale: 1.5}, 0).Board.player
	for _, c := range []struct {
		held         []rules.Card
		chosen, want rules.Card
	}{
		{nil, rules.Hidden, rules.Hidden}, {[]rules.Card{rules.Ward}, rules.Hidden, rules.Ward},
		{[]rules.Card{rules.Ward, rules.Skip}, rules.Hidden, rules.Hidden},
		{[]rules.Card{rules.Ward, rules.Skip}, rules.Skip, rules.Skip},
	} {
		h.Model.held, h.Sel.card = c.held, c.chosen
		if got := h.enlarged(); got != c.want {
			t.Errorf("of %v, %v chosen, %v is read", c.held, c.chosen, got)
		}
	}
}
