package stones

import (
	"testing"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
	"runehall/scenes/hands"
	"runehall/ui"
)

// begin returns a board at the start of a match, as the seat on turn sees it.
func begin(t *testing.T) *rig {
	t.Helper()
	m := newMatch(t, 3, nil, 5)
	r := newRig(m, boardtest.Screen{W: 1024, H: 768, Scale: 1}, m.Play.View(games.All).OnTurn())
	r.Settle()
	return r
}

// hold rests a finger on a point until what lies there is explained, and lifts it.
func (r *rig) hold(at ui.Point) {
	r.Pointer(ui.Touch, 1, ui.Press, ui.LeftButton, at)
	for range hands.HoldTicks {
		r.Pointer(ui.Touch, 1, ui.Drag, ui.LeftButton, at)
	}
	r.Pointer(ui.Touch, 1, ui.Release, ui.LeftButton, at)
}

// TestLongPressExplainsUntilTheNextTap rests a finger on things. Each is explained until the next tap, which does
// nothing else. The right mouse button explains a thing for as long as it is held.
func TestLongPressExplainsUntilTheNextTap(t *testing.T) {
	r := begin(t)
	sel := &r.Board.Sel
	for _, on := range []thing{r.Board.mine(hand, 1), slotAt(3), smithyOf(2), stoneOf(rules.SwapStone),
		r.Board.mine(field, 3), r.Board.mine(purse, 4), thePile} {
		at := r.Board.Things.Place(on).Center()
		if r.hold(at); sel.Sheet != boards.ExplainSheet || sel.About != on {
			t.Errorf("a finger held on %s opens %d about %v", catalogue.Name(on, on.Seat), sel.Sheet, sel.About)
		}
		r.Tap(ui.Touch, r.Board.Things.Place(r.Board.mine(hand, 0)).Center())
		if sel.Sheet != boards.NoSheet || sel.anything(r.Board.player.options) {
			t.Errorf("after the next tap there is %+v", *sel)
		}
		r.Pointer(ui.Mouse, ui.MousePointer, ui.Press, ui.RightButton, at)
		if sel.Sheet != boards.ExplainSheet || sel.About != on {
			t.Errorf("the right button on %s opens %d about %v", catalogue.Name(on, on.Seat), sel.Sheet, sel.About)
		}
		if r.Pointer(ui.Mouse, ui.MousePointer, ui.Release, ui.RightButton, at); sel.Sheet != boards.NoSheet {
			t.Errorf("after the right button on %s sheet %d is open", catalogue.Name(on, on.Seat), sel.Sheet)
		}
	}
	if r.Made > 0 || r.Refused > 0 {
		t.Errorf("%d moves were made, %d refused", r.Made, r.Refused)
	}
}

func TestPeekKeyExplainsWhatHasTheFocus(t *testing.T) {
	r := begin(t)
	p := players(r)[2]
	p.walk(smithyOf(4))
	r.Tick(ui.Input{Pressed: ui.ActionSet(ui.Peek), Held: ui.ActionSet(ui.Peek), Device: ui.KeyDevice})
	if sel := &r.Board.Sel; sel.Sheet != boards.ExplainSheet || sel.About != (smithyOf(4)) {
		t.Errorf("held, it opens %d about %v", sel.Sheet, sel.About)
	}
	r.Tick(ui.Input{Device: ui.KeyDevice})
	if r.Board.Sel.Sheet != boards.NoSheet {
		t.Error("let go, the explanation stays")
	}
}

func TestDraggedFingerTapsNothing(t *testing.T) {
	r := begin(t)
	r.Drag(ui.Touch, r.Board.Things.Place(r.Board.mine(hand, 0)).Center(), r.Board.Things.Place(slotAt(2)).Center())
	if r.Board.Sel.anything(r.Board.player.options) || r.Made > 0 {
		t.Errorf("a drag makes %+v", r.Board.Sel)
	}
}

// TestBackClosesASheetFirst goes back twice: first from a pile, then from what is chosen.
func TestBackClosesASheetFirst(t *testing.T) {
	r := begin(t)
	p := players(r)[1]
	p.press(r.Board.mine(hand, 1))
	p.press(theDiscards)
	h := &r.Board.player
	if h.Sel.Sheet != pileSheet || h.Sel.chosen() != 1 {
		t.Fatalf("there is %+v", h.Sel)
	}
	if ok := r.Board.Drop(); !ok || h.Sel.Sheet != boards.NoSheet || h.Sel.chosen() != 1 {
		t.Errorf("the first time leaves %+v", h.Sel)
	}
	if ok := r.Board.Drop(); !ok || h.Sel.anything(h.options) {
		t.Errorf("the second time leaves %+v", h.Sel)
	}
	if r.Board.Drop() {
		t.Error("there is something a third time")
	}
}

// TestNumbersChooseCards presses the number keys of hand cards.
func TestNumbersChooseCards(t *testing.T) {
	r := begin(t)
	h := &r.Board.player
	r.Letter('3')
	if h.Sel.indexOf(h.front()[2]) < 0 {
		t.Errorf("after 3 there is %+v", h.Sel)
	}
	r.Letter('3')
	if h.Sel.chosen() != 0 {
		t.Errorf("after 3 twice there is %+v", h.Sel)
	}
	if r.Letter('9'); h.Sel.anything(h.options) {
		t.Errorf("9 chooses %+v", h.Sel)
	}
}

// TestACardBelowASheetIsHeardWhereItLies presses the number key of a hand card that lies below an explanation. The
// sound must come from the place of the card.
func TestACardBelowASheetIsHeardWhereItLies(t *testing.T) {
	m := newMatch(t, 3, nil, 5)
	r := newRig(m, boardtest.Screen{W: 640, H: 360, Scale: 1}, m.Play.View(games.All).OnTurn())
	r.Settle()
	card := r.Board.mine(hand, 1)
	at := r.Board.Things.Place(card)
	r.hold(r.Board.Things.Place(slotAt(3)).Center())
	if at.Empty() || !r.Board.Things.Touched(card).Empty() {
		t.Fatal("the card does not lie below a sheet")
	}
	r.Heard = nil
	if r.Letter('2'); len(r.Heard) != 1 || r.Heard[0].At != at.Center() {
		t.Errorf("heard is %+v, and the card lies at %v", r.Heard, at)
	}
}

// TestWhileWatchingTapsExplain taps on the board while another seat is on turn.
func TestWhileWatchingTapsExplain(t *testing.T) {
	m := newMatch(t, 2, nil, 5)
	r := newRig(m, boardtest.Screen{W: 1024, H: 768, Scale: 1}, 1-m.Play.View(games.All).OnTurn())
	r.Settle()
	if mode := r.Board.places.made.mode; mode != watching {
		t.Errorf("the mode is %d", mode)
	}
	for _, on := range []thing{r.Board.mine(hand, 1), slotAt(3), smithyOf(2)} {
		r.Tap(ui.Mouse, r.Board.Things.Place(on).Center())
		if sel := &r.Board.Sel; sel.Sheet != boards.ExplainSheet || sel.About != on || r.Refused > 0 {
			t.Errorf("a tap on %s opens %d about %v, and %d are refused", catalogue.Name(on, on.Seat), sel.Sheet,
				sel.About, r.Refused)
		}
		r.Board.Drop()
	}
}
