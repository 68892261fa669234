package results

import (
	"slices"
	"testing"

	"runehall/games"
	"runehall/games/ledger"
	"runehall/internal/workshop/pagetest"
	"runehall/ui"
)

// TestTheEveningGoesOn offers another game and the evening: the games are chosen in a dialog, and the evening can be
// looked at as soon as the ledger has it. In a room it is said which game has begun, and then no other one can be
// chosen.
func TestTheEveningGoesOn(t *testing.T) {
	for _, c := range []struct {
		tag   string
		scale float64
		size  ui.Size
	}{{"de", 1.5, ui.Sz(360, 640)}, {"en", 1, ui.Sz(1440, 900)}} { // each has its match reviewed, which takes long
		b, s := endOfRituals(t, c.tag, c.scale)
		b.Resize(c.size)
		if _, ok := b.Targets["results.other"]; ok {
			t.Errorf("%s: another game is offered where there is no way to it", c.tag)
		}
		var chosen []string
		shown, found := 0, false
		s.ways.Games = []string{"ritual", "masters", "stones", "market", "toss"}
		s.ways.Other = func(game string) { chosen = append(chosen, game) }
		s.ways.Evening = func() func() {
			if !found {
				return nil
			}
			return func() { shown++ }
		}
		b.Resize(c.size)
		if _, ok := b.Targets["results.evening"]; ok {
			t.Errorf("%s: an evening of one match is offered", c.tag)
		}
		found = true
		done := false
		b.Stage.Ledger.Then(func() {
			b.Stage.Ledger.Add(ledger.Line{Match: "1", Game: "ritual", Version: 1,
				Ended: "2026-11-30T20:00:00Z", Moves: 3,
				Seats: []ledger.Seat{{Name: "Ada", Driver: games.Person, Rank: 1}}})
			done = true
		})
		for !done {
			b.Tick()
		}
		b.Settle()
		b.Tap("results.evening")
		for _, button := range s.onward.row.Buttons {
			pagetest.Touchable(t, b.Stage.Kit, button.Text, button.Rect())
		}
		b.Tap("results.other")
		if b.State["overlay"] != "dialog" {
			t.Fatalf("%s: no games to choose from", c.tag)
		}
		b.Tap("dialog.cancel")
		b.Tap("results.other")
		b.Tap("game.masters")
		if shown != 1 || !slices.Equal(chosen, []string{"masters"}) || b.State["overlay"] != nil {
			t.Errorf("%s: the evening was shown %d times, chosen was %v, over it lies %v", c.tag, shown,
				chosen, b.State["overlay"])
		}
		begun := false
		s.ways.Room = &Room{Begun: func() bool {
			return begun
		}, Closed: func() bool { return false }, GoOver: func() {},
			Next: func() string { return "Menhirs" }, Again: func() {}}
		begun = true
		b.Tick()
		if _, ok := b.Targets["results.other"]; ok || b.State["room"] != "Menhirs" {
			t.Errorf("%s: another game is offered when one has begun; it says %v", c.tag, b.State["room"])
		}
	}
}

// TestWhoChoseGoesOver: whoever has begun another game goes over to it by themselves.
func TestWhoChoseGoesOver(t *testing.T) {
	b, s := endOfRituals(t, "en", 1)
	begun, over := false, 0
	s.ways.Room = &Room{Begun: func() bool { return begun }, Closed: func() bool { return false },
		GoOver: func() { over++ }, Again: func() {}}
	b.Tick()
	s.ways.Room.Chosen()
	if b.Tick(); over != 0 {
		t.Error("it goes over to what has not begun")
	}
	begun = true
	if b.Tick(); over != 1 {
		t.Errorf("gone over %d times", over)
	}
}
