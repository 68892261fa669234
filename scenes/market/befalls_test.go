package market

import (
	"testing"

	"runehall/games"
	rules "runehall/games/market"
)

// TestWhatBefallsASeat names the seat that must have read what others do to it; what a seat does itself befalls nobody.
func TestWhatBefallsASeat(t *testing.T) {
	for _, c := range []struct {
		event rules.Event
		seat  games.Seat
	}{
		{rules.RuneTaken{Seat: 1, From: 2}, 2},
		{rules.CardTaken{Seat: 1, From: 0}, 0},
		{rules.StoreLost{Seat: 3}, 3},
		{rules.CollectorPlaced{Seat: 1, Target: 0}, 0},
		{rules.RuneBought{Seat: 1}, games.Nobody},
		{rules.DuelYielded{Seat: 1}, games.Nobody},
	} {
		if seat := Befalls(c.event); seat != c.seat {
			t.Errorf("%T befalls seat %d, not %d", c.event, seat, c.seat)
		}
	}
}

// TestATurnGoesBy tells a turn that ends before anything was done in it, and no other.
func TestATurnGoesBy(t *testing.T) {
	g := rules.Def.New(games.Setup{Seats: 2, Seed: 3}, nil)
	v := rules.Def.View(g, games.Public)
	if _, passes := Passes(v, 0, rules.Move{Kind: rules.End}); passes != (v.Step() == rules.StartStep) || !passes {
		t.Errorf("an end at step %v goes by: %v", v.Step(), passes)
	}
	if _, passes := Passes(v, 0, rules.Move{Kind: rules.Waste}); passes {
		t.Error("a move that does something goes by")
	}
}
