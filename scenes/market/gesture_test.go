package market

import (
	"testing"

	"runehall/games"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
	"runehall/scenes/hands"
	"runehall/scenes/things"
	"runehall/ui"
)

// begin returns a board at the start of a match, as the seat on turn sees it.
func begin(t *testing.T) *rig {
	t.Helper()
	m := newMatch(t, 3, nil, 5)
	r := newRig(m, boardtest.Screen{W: 1024, H: 768, Scale: 1}, acting(m.Play.View(games.All)))
	r.Settle()
	return r
}

// hold presses a finger on a point for as long as it takes to look at what lies there, and lets it go.
func (r *rig) hold(at ui.Point) {
	r.Pointer(ui.Touch, 1, ui.Press, ui.LeftButton, at)
	for range hands.HoldTicks {
		r.Pointer(ui.Touch, 1, ui.Drag, ui.LeftButton, at)
	}
	r.Pointer(ui.Touch, 1, ui.Release, ui.LeftButton, at)
}

// TestLongPressExplainsUntilTheNextTap holds a finger on things: they are explained until the next tap, which does
// nothing else. The right button explains them for as long as it is held.
func TestLongPressExplainsUntilTheNextTap(t *testing.T) {
	r := begin(t)
	sel := &r.Board.Sel
	for _, on := range []thing{cardAt(r.Board.Given.Front, 1), bayAt(bayOutposts), things.The(deck)} {
		at := r.Board.Things.Touched(on).Center()
		if r.hold(at); sel.Sheet != boards.ExplainSheet || sel.About != on {
			t.Errorf("a finger held on %v opens %d about %v", on, sel.Sheet, sel.About)
		}
		r.Tap(ui.Touch, r.Board.places.ledge.hand[0].Center())
		if sel.Sheet != boards.NoSheet || sel.anything() {
			t.Errorf("after the next tap there is %+v", *sel)
		}
		r.Pointer(ui.Mouse, ui.MousePointer, ui.Press, ui.RightButton, at)
		if sel.Sheet != boards.ExplainSheet || sel.About != on {
			t.Errorf("the right button on %v opens %d about %v", on, sel.Sheet, sel.About)
		}
		if r.Pointer(ui.Mouse, ui.MousePointer, ui.Release, ui.RightButton, at); sel.Sheet != boards.NoSheet {
			t.Errorf("after the right button on %v sheet %d is open", on, sel.Sheet)
		}
	}
	if r.Made > 0 || r.Refused > 0 {
		t.Errorf("%d moves were made, %d refused", r.Made, r.Refused)
	}
}

// TestPeekKeyExplainsWhatHasTheFocus holds the key while a bay has the focus, and lets it go.
func TestPeekKeyExplainsWhatHasTheFocus(t *testing.T) {
	r := begin(t)
	p, on := players(r)[2], bayAt(bayCollectors)
	p.walk(on)
	r.Tick(ui.Input{Pressed: ui.ActionSet(ui.Peek), Held: ui.ActionSet(ui.Peek), Device: ui.KeyDevice})
	if sel := &r.Board.Sel; sel.Sheet != boards.ExplainSheet || sel.About != on {
		t.Errorf("held, it opens %d about %v", sel.Sheet, sel.About)
	}
	r.Tick(ui.Input{Device: ui.KeyDevice})
	if r.Board.Sel.Sheet != boards.NoSheet {
		t.Error("let go, the explanation stays")
	}
}

// TestDraggedFingerTapsNothing drags from one card to another: neither is chosen.
func TestDraggedFingerTapsNothing(t *testing.T) {
	r := begin(t)
	r.Drag(ui.Touch, r.Board.places.ledge.hand[0].Center(), r.Board.places.ledge.hand[2].Center())
	if r.Board.Sel.anything() || r.Made > 0 {
		t.Errorf("a drag makes %+v", r.Board.Sel)
	}
}

// TestAHiddenHandAsksForItsCurtain looks at the board with the view that everybody has: no card can be chosen, and a
// tap on one asks for the curtain, as the button on the ledge does. The table lowers it by itself.
func TestAHiddenHandAsksForItsCurtain(t *testing.T) {
	m := newMatch(t, 3, nil, 5)
	seat := acting(m.Play.View(games.All))
	r := newRig(m, boardtest.Screen{W: 1024, H: 768, Scale: 1}, games.Public)
	if !r.Board.Private(m.Play.View(games.Public), seat) || r.Board.Private(m.Play.View(games.Public), (seat+1)%3) {
		t.Error("the seat on turn alone needs its own view")
	}
	for _, at := range []ui.Point{r.Board.places.ledge.hand[1].Center(), r.Board.player.acts.Curtain().Center()} {
		r.Tap(ui.Mouse, at)
		if !r.Last.Opens || r.Last.Open != seat || r.Board.Sel.anything() {
			t.Errorf("a tap at %v asks for %+v", at, r.Last)
		}
	}
	if r.Board.Private(m.Play.View(seat), seat) {
		t.Error("the seat on turn needs its own view, which it has")
	}
	if r.State.Movers = nil; r.Board.AsksCurtain() {
		r.Tick(ui.Input{})
	}
	if r.Board.AsksCurtain() {
		t.Error("while a move is stored the curtain is asked for")
	}
	if r.Board.Model.ended = true; r.Board.player.curtained() {
		t.Error("after the end there is a curtain")
	}
}
