package masters

import (
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/ui"
)

// started is a board in the middle of a match, before a card is played, as the seat on turn sees it.
func started(t *testing.T, moves int) *rig {
	t.Helper()
	m := newMatch(t, 2, nil, 5)
	for range moves {
		if _, on := m.random(); !on {
			t.Fatal("the match is over")
		}
	}
	for m.play.View(games.All).Phase() != rules.PlayPhase {
		m.random()
	}
	r := newRig(t, m, screen{1024, 768, 1, "en"}, m.play.View(games.All).OnTurn())
	r.settle()
	return r
}

// cardCell returns a cell with a card that is in sight.
func (r *rig) cardCell() rules.Cell {
	r.t.Helper()
	for _, l := range r.board.model.laid {
		if r.board.places.clear.Grow(-60).Has(r.board.at(middle(l.Cell))) {
			return l.Cell
		}
	}
	r.t.Fatal("no card is in sight")
	return rules.Cell{}
}

// lay lays the first card as a draft with a finger.
func (r *rig) lay() {
	r.t.Helper()
	r.tap(ui.Touch, r.target("masters.card.0"))
	for _, m := range r.board.options.lays {
		if at := r.board.at(middleOf(m)); m.Card == r.board.sel.card && m.Turn == r.board.sel.turn() && r.board.places.clear.Grow(-60).Has(at) {
			r.tap(ui.Touch, at)
			break
		}
	}
	if !r.board.sel.draft {
		r.t.Fatal("there is no draft")
	}
	r.settle()
}

func TestLongPressLooksBeneath(t *testing.T) {
	r := started(t, 12)
	c := r.cardCell()
	at := r.board.at(middle(c))
	r.pointer(ui.Touch, 1, ui.Press, ui.LeftButton, at)
	for range holdTicks - 1 {
		r.pointer(ui.Touch, 1, ui.Drag, ui.LeftButton, at)
	}
	if r.board.sel.peek {
		t.Fatal("a short press looks beneath")
	}
	r.pointer(ui.Touch, 1, ui.Drag, ui.LeftButton, at)
	if !r.board.sel.peek || r.board.sel.peeked != c {
		t.Fatalf("a long press gives %+v", r.board.sel)
	}
	r.pointer(ui.Touch, 1, ui.Release, ui.LeftButton, at)
	if r.board.sel.peek || r.made > 0 || r.last.Why != nil {
		t.Errorf("after a long press: %+v, %d moves, %v", r.board.sel, r.made, r.last.Why)
	}
}

func TestRightButtonLooksBeneath(t *testing.T) {
	r := started(t, 12)
	c := r.cardCell()
	r.pointer(ui.Mouse, ui.MousePointer, ui.Press, ui.RightButton, r.board.at(middle(c)))
	if !r.board.sel.peek || r.board.sel.peeked != c {
		t.Fatalf("the right button gives %+v", r.board.sel)
	}
	r.pointer(ui.Mouse, ui.MousePointer, ui.Release, ui.RightButton, r.board.at(middle(c)))
	if r.board.sel.peek {
		t.Error("the look beneath stays")
	}
}

func TestDragPansAndDoubleTapCentres(t *testing.T) {
	for _, kind := range []ui.PointerKind{ui.Mouse, ui.Touch} {
		r := started(t, 12)
		home, from := r.board.cam, r.board.places.clear.Center()
		r.drag(kind, from, from.Add(ui.Pt(50, -30)))
		moved := home.At.Sub(r.board.cam.At).Mul(home.Side)
		if moved.Dist(ui.Pt(50, -30)) > 12 { // the drag begins when the finger has left its slack
			t.Errorf("device %d: a drag by 50, -30 pans by %v", kind, moved)
		}
		if r.made > 0 || r.last.Why != nil {
			t.Fatalf("device %d: a drag makes a move", kind)
		}
		corner := r.board.places.field.Min().Add(ui.Pt(4, 4))
		r.tap(kind, corner)
		r.tap(kind, corner)
		r.settle()
		if r.board.cam != home {
			t.Errorf("device %d: after a double tap the camera is at %+v, not %+v", kind, r.board.cam, home)
		}
	}
}

func TestWheelZoomsAndTurns(t *testing.T) {
	r := started(t, 12)
	side := r.board.cam.Side
	r.wheel(r.board.places.field.Center(), 1)
	if r.board.cam.Side <= side {
		t.Errorf("a notch up zooms from %v to %v", side, r.board.cam.Side)
	}
	r.key(ui.Centre)
	r.settle()
	r.lay()
	turn, side := r.board.sel.turn(), r.board.cam.Side
	r.wheel(r.board.at(area(r.board.sel.laid()).Center()), -1)
	if got := r.board.sel.turn(); got != (turn+1)%rules.Turns || r.board.cam.Side != side {
		t.Errorf("a notch over the draft turns from %d to %d and zooms from %v to %v", turn, got, side, r.board.cam.Side)
	}
	if !r.board.sel.draft || r.made > 0 {
		t.Error("turning drops or makes the draft")
	}
}

// A finger that stays where it is while another one pulls taps nothing: it could lie on a draft, which a tap turns.
func TestStillFingerOfAPinchTapsNothing(t *testing.T) {
	r := started(t, 12)
	r.lay()
	before := r.board.sel
	at := r.board.at(area(before.laid()).Center())
	r.pointer(ui.Touch, 1, ui.Press, ui.LeftButton, at)
	r.pointer(ui.Touch, 2, ui.Press, ui.LeftButton, at.Add(ui.Pt(150, 0)))
	r.pointer(ui.Touch, 2, ui.Drag, ui.LeftButton, at.Add(ui.Pt(190, 0)))
	r.pointer(ui.Touch, 2, ui.Release, ui.LeftButton, at.Add(ui.Pt(190, 0)))
	r.pointer(ui.Touch, 1, ui.Release, ui.LeftButton, at)
	if r.made > 0 || r.board.sel != before {
		t.Errorf("%d moves were made, and the selection is %+v", r.made, r.board.sel)
	}
}

func TestCancelledDragDropsTheCard(t *testing.T) {
	r := started(t, 12)
	r.pointer(ui.Touch, 1, ui.Press, ui.LeftButton, r.target("masters.card.0"))
	r.pointer(ui.Touch, 1, ui.Drag, ui.LeftButton, r.board.places.field.Center())
	if r.board.hands.carrying() == nil {
		t.Fatal("nothing is carried")
	}
	r.pointer(ui.Touch, 1, ui.Cancel, ui.LeftButton, r.board.places.field.Center())
	if r.board.hands.carrying() != nil || r.board.sel.draft || r.made > 0 {
		t.Errorf("after the cancel: %+v", r.board.sel)
	}
}

func TestSecondFingerTurnsTheCarriedCard(t *testing.T) {
	r := started(t, 12)
	r.pointer(ui.Touch, 1, ui.Press, ui.LeftButton, r.target("masters.card.0"))
	r.pointer(ui.Touch, 1, ui.Drag, ui.LeftButton, r.board.places.field.Center())
	turn := r.board.sel.turn()
	r.pointer(ui.Touch, 2, ui.Press, ui.LeftButton, r.board.places.field.Min().Add(ui.Pt(20, 20)))
	if got := r.board.sel.turn(); got != (turn+1)%rules.Turns {
		t.Errorf("a second finger turns from %d to %d", turn, got)
	}
}
