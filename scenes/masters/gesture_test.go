package masters

import (
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// started returns a board in the middle of a match, before a card is played, as the seat on turn sees it.
func started(t *testing.T, moves int) *rig {
	t.Helper()
	m := newMatch(t, 2, nil, 5)
	m.Randoms(moves)
	m.Until(func(v rules.View) bool { return v.Phase() == rules.PlayPhase })
	r := newRig(m, boardtest.Screen{W: 1024, H: 768, Scale: 1}, m.Play.View(games.All).OnTurn())
	r.Settle()
	return r
}

// cardCell returns a cell in sight on which a card lies.
func (r *rig) cardCell() rules.Cell {
	r.T.Helper()
	for _, l := range r.Board.Model.laid {
		if r.Board.places.field.Grow(-60).Has(r.Board.Eye.At(middle(l.Cell))) {
			return l.Cell
		}
	}
	r.T.Fatal("no card is in sight")
	return rules.Cell{}
}

// lay lays the first card as a draft with a finger.
func (r *rig) lay() {
	r.T.Helper()
	r.Tap(ui.Touch, r.Target("masters.card.0"))
	for _, m := range r.Board.player.options.plays {
		if at := r.Board.Eye.At(middleOf(m)); m.Card == r.Board.Sel.card && m.Turn == r.Board.Sel.turn() &&
			r.Board.places.field.Grow(-60).Has(at) {
			r.Tap(ui.Touch, at)
			break
		}
	}
	if !r.Board.Sel.draft {
		r.T.Fatal("there is no draft")
	}
	r.Settle()
}

func TestLongPressAndRightButtonLookBeneath(t *testing.T) {
	r := started(t, 12)
	c, sel := r.cardCell(), &r.Board.Sel
	r.Peeks(r.Board.Eye.At(middle(c)), func() bool { return sel.peek && sel.peeked == sectionAt(c) },
		func() bool { return sel.peek })
}

func TestDragPansAndDoubleTapCentres(t *testing.T) {
	for _, kind := range []ui.PointerKind{ui.Mouse, ui.Touch} {
		r := started(t, 12)
		r.Board.Drop() // a tap would lay a chosen card
		r.Tick(ui.Input{})
		r.DragPans(kind, &r.Board.Eye, r.Board.places.field.Center(), r.Board.places.field.Min().Add(ui.Pt(4, 4)))
	}
}

func TestWheelZoomsAndTurns(t *testing.T) {
	r := started(t, 12)
	side := r.Board.Eye.Scale
	r.Wheel(r.Board.places.field.Center(), 1)
	if r.Board.Eye.Scale <= side {
		t.Errorf("a notch up zooms from %v to %v", side, r.Board.Eye.Scale)
	}
	r.Key(ui.Centre)
	r.Settle()
	r.lay()
	turn, side := r.Board.Sel.turn(), r.Board.Eye.Scale
	r.Wheel(r.Board.Eye.At(area(r.Board.Sel.laid()).Center()), -1)
	if got := r.Board.Sel.turn(); got != (turn+1)%rules.Turns || r.Board.Eye.Scale != side {
		t.Errorf("a notch over the draft turns from %d to %d and zooms from %v to %v", turn, got, side,
			r.Board.Eye.Scale)
	}
	r.Wheel(r.Board.places.ledge.rect.Min().Add(ui.Pt(2, 2)), -1)
	if got := r.Board.Sel.turn(); got != (turn+2)%rules.Turns {
		t.Errorf("a notch over the ledge turns from %d to %d", (turn+1)%rules.Turns, got)
	}
	if !r.Board.Sel.draft || r.Made > 0 {
		t.Error("turning drops or makes the draft")
	}
}

// TestStillFingerOfAPinchTapsNothing keeps one finger still while another pulls: the still one may lie on a draft,
// which a tap would turn.
func TestStillFingerOfAPinchTapsNothing(t *testing.T) {
	r := started(t, 12)
	r.lay()
	before := r.Board.Sel
	at := r.Board.Eye.At(area(before.laid()).Center())
	r.Pulls(at, 150, 190)
	if r.Made > 0 || r.Board.Sel != before {
		t.Errorf("%d moves were made, and the selection is %+v", r.Made, r.Board.Sel)
	}
}

func TestCarriedCardTurnsAndGoesHome(t *testing.T) {
	r := started(t, 12)
	h := &r.Board.player
	r.Carries("masters.card.0", r.Board.places.field, func() bool { return h.Pointers.Carrying() != nil },
		func() uint8 { return h.Sel.turn() }, rules.Turns)
	if h.Sel.draft {
		t.Error("it lies there as a draft")
	}
}
