package market

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/boardtest"
	"runehall/ui"
)

// TestEventsHavePlaces asks the board for the place of each event of a match: but for a few kinds there is one, on the screen.
func TestEventsHavePlaces(t *testing.T) {
	nowhere := []string{"LastRound", "TieBroken", "ThrowsBegan", "Picked", "PicksShown"}
	m := newMatch(t, 4, houses[3], 12)
	r := newRig(m, boardtest.Screen{W: 915, H: 412, Scale: 1}, 0)
	for events, on := m.Random(); on; events, on = m.Random() {
		r.Board.Sync(m.Play.View(0))
		for _, e := range events {
			if name := games.EventName(e); r.Board.Show(e) == slices.Contains(nowhere, name) {
				t.Fatalf("whether %s has a place is not as it should be", name)
			}
			for _, at := range r.Board.Model.of(e) {
				if p := r.Board.Things.At(at).Center(); !ui.Rc(0, 0, 915, 412).Has(p) {
					t.Fatalf("%+v is at %v", e, p)
				}
			}
		}
	}
	for _, e := range rules.Def.Facts {
		if list := r.Board.Model.of(e); (len(list) == 0) != slices.Contains(nowhere, games.EventName(e)) {
			t.Errorf("%s has the places %v", games.EventName(e), list)
		}
	}
}

// TestRefusedMovesShake refuses each kind of move that is about something on the table: that shakes.
func TestRefusedMovesShake(t *testing.T) {
	r := newRig(newMatch(t, 3, nil, 2), boardtest.Screen{W: 915, H: 412, Scale: 1}, games.All)
	v := r.Board.Given.View
	for k := rules.GiveUp; k <= rules.Throw; k++ {
		move := rules.Move{Kind: k, Seat: 1, Store: rules.RedMain, To: rules.BlueMain, Colour: rules.Red}
		switch k {
		case rules.Lay, rules.LayJoin, rules.Rob, rules.Waste, rules.Show:
			move.Card = v.Hand(v.OnTurn()).Cards()[0]
		case rules.Throw:
			move.Pick = rules.Rock
		}
		list := about(v, move)
		if none := k == rules.End || k == rules.Yield; (len(list) == 0) != none {
			t.Errorf("%v is about %v", k, list)
		}
		r.Board.Sync(v)
		r.Board.Refuse(list)
		r.Board.Step()
		shaken := 0
		for f := range r.Board.Model.flashes.Each() {
			if f.kind == flashRefused {
				shaken++
			}
		}
		if shaken != len(list) {
			t.Errorf("of %v that %v is about %d shake", list, k, shaken)
		}
	}
}
