package toss

import (
	"os"
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// TestKeptContest checks the match kept in "testdata/flick.record", in which a person is about to flick. With
// RUNEHALL_APPROVE it looks for such a match first, which is needed when the rules have changed.
func TestKeptContest(t *testing.T) {
	about := func(m *match) bool {
		v := m.Play.View(games.All)
		return v.Phase() == rules.FlickPhase && v.OnTurn() == 0 && v.Round() < 6
	}
	if os.Getenv("RUNEHALL_APPROVE") != "" {
		for seed := uint64(0); ; seed++ {
			m := boardtest.NewMatch(t, rules.Def, games.Setup{Seats: 3, Seed: seed}, games.Person,
				"greedy", games.Person)
			for on := true; on && !about(m); _, on = m.Random() {
			}
			if !about(m) {
				continue
			}
			if err := os.WriteFile("testdata/flick.record", m.Play.Record().Text(), 0o644); err != nil {
				t.Fatal(err)
			}
			break
		}
	}
	m := boardtest.Kept(t, rules.Def, "flick")
	if !about(m) {
		t.Fatal("nobody is about to flick")
	}
	r := newRig(m, boardtest.Screen{W: 412, H: 915, Scale: 1, Tag: "en"}, 0)
	r.Tick(ui.Input{})
	from := r.Board.places.window.Center()
	for _, test := range []struct {
		way  ui.Point
		line string
	}{{ui.Point{}, "Pull back and let go"}, {ui.Pt(30, 0), "Harder!"}} { // a touch is no flick
		r.Drag(ui.Touch, from, from.Add(test.way))
		r.Tick(ui.Input{})
		if got := r.Board.words.line; got != test.line || r.Made > 0 {
			t.Errorf("a hand that goes %v is told %q", test.way, got)
		}
	}
}

// TestTheWayOfAFlickIsKeptInSight checks that the board keeps the way from the rune about to be flicked to Destiny free
// of what is said, and keeps nothing free while runes are thrown.
func TestTheWayOfAFlickIsKeptInSight(t *testing.T) {
	r := newRig(boardtest.Kept(t, rules.Def, "flick"), boardtest.Screen{W: 412, H: 915, Scale: 1, Tag: "en"}, 0)
	r.Settle()
	b := r.Board
	kept := b.AppendKept(nil)
	if len(kept) != 1 || !b.places.window.Grow(1).Holds(kept[0]) {
		t.Fatalf("kept are %v", kept)
	}
	for name, at := range map[string]ui.Point{"the rune": b.places.flicked().Center(),
		"Destiny": b.places.disc(&b.Model.discs[0]).Center()} {
		if !kept[0].Has(at) {
			t.Errorf("%s at %v is not kept by %v", name, at, kept[0])
		}
	}
	m := newMatch(t, "calm", 2, 1)
	m.Until(func(v rules.View) bool { return v.Phase() == rules.ThrowPhase })
	r = newRig(m, boardtest.Screen{W: 412, H: 915, Scale: 1, Tag: "en"}, 0)
	r.Settle()
	if kept := r.Board.AppendKept(nil); len(kept) > 0 {
		t.Errorf("while runes are thrown %v is kept", kept)
	}
}
