package market

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// TestEventsHavePlaces asks the board for the place of each event of a match: but for a few kinds there is one, on the
// screen.
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

// TestRefusedMovesShake refuses each kind of move that is about something on the table: all that it is about shakes.
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

// TestARefusalShakesWhatItIsAbout taps what cannot be done: what the refused move is about shakes, and nothing else.
func TestARefusalShakesWhatItIsAbout(t *testing.T) {
	r := begin(t)
	list := attempts(t, r.Board.player.options)
	if len(list) == 0 {
		t.Fatal("everything can be done")
	}
	a := list[0]
	for _, on := range a.path {
		players(r)[0].press(on)
	}
	r.Tick(ui.Input{})
	var shaken []thing
	for f := range r.Board.Model.flashes.Each() {
		if f.kind == flashRefused {
			shaken = append(shaken, f.at)
		}
	}
	if want := about(r.Board.Given.View, a.move); r.Refused != 1 || len(want) == 0 || !slices.Equal(shaken, want) {
		t.Errorf("%v is refused %d times, and shakes %v, not %v", a.move, r.Refused, shaken, want)
	}
}

// TestNothingIsHitBelowTheTable lets the table cover the ledge: a tap on it means nothing.
func TestNothingIsHitBelowTheTable(t *testing.T) {
	r := begin(t)
	at := r.Board.places.ledge.hand[0].Center()
	r.State.Bare = true
	if r.Tick(ui.Input{}); r.Board.Hit(at) != (thing{}) {
		t.Errorf("%v is hit below the table", r.Board.Hit(at))
	}
	if r.Tap(ui.Mouse, at); r.Board.Sel.anything() {
		t.Errorf("a tap below the table chooses %+v", r.Board.Sel)
	}
}
