package stones

import (
	"testing"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/hands"
	"runehall/ui"
)

// bargaining returns a board on a small screen where a seat may trade a row in, so that the rune stones lie over the
// field.
func bargaining(t *testing.T, s boardtest.Screen) *rig {
	t.Helper()
	m := rare(t, rules.Trade)
	r := newRig(m, s, m.Play.View(games.All).OnTurn())
	r.Settle()
	if r.Board.places.ledge.trade.rect.Empty() || r.Board.Things.Place(theEye).Empty() {
		t.Fatalf("on %v nothing lies over the field", s)
	}
	return r
}

// TestTheEyeLooksUnderTheRuneStones holds the eye with each device. The rune stones must give way for just that long.
// Nothing may be chosen, explained or made.
func TestTheEyeLooksUnderTheRuneStones(t *testing.T) {
	for i := range boardtest.Players {
		r := bargaining(t, boardtest.Screen{W: 412, H: 915, Scale: 1})
		p, before := players(r)[i], r.Board.Sel
		at := r.Board.Things.Place(theEye).Center()
		held := ui.Input{Pressed: ui.ActionSet(ui.Peek), Held: ui.ActionSet(ui.Peek), Device: p.Device}
		if p.Points() {
			r.Pointer(p.Kind, 1, ui.Press, ui.LeftButton, at)
		} else {
			p.walk(theEye)
			r.Tick(held)
		}
		for n := range 2 * hands.HoldTicks {
			if !r.Board.Holds(theEye) {
				t.Fatalf("%s: after %d ticks the rune stones are back", p.Name, n)
			}
			if held.Pressed = 0; p.Points() {
				r.Pointer(p.Kind, 1, ui.Drag, ui.LeftButton, at)
			} else {
				r.Tick(held)
			}
		}
		if p.Points() {
			r.Pointer(p.Kind, 1, ui.Release, ui.LeftButton, at)
		}
		r.Tick(ui.Input{Device: p.Device})
		if r.Board.Holds(theEye) || r.Board.Sel != before || r.Made+r.Refused > 0 {
			t.Errorf("%s: let go, they are away: %v; the selection is %+v", p.Name, r.Board.Holds(theEye), r.Board.Sel)
		}
	}
}
