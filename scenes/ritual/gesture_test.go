package ritual

import (
	"testing"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/ui"
)

// started is a board after some moves, with the curtain shut.
func started(t *testing.T, moves int) *rig {
	t.Helper()
	m := newMatch(t, 3, "adventurers", 5)
	for range moves {
		if _, on := m.random(); !on {
			t.Fatal("the match is over")
		}
	}
	for m.play.View(games.Public).Phase() != rules.TurnPhase {
		m.random()
	}
	r := newRig(t, m, screen{1024, 768, 1, "en"}, games.Public)
	r.settle()
	return r
}

// laidCell returns a cell with a tile that is in sight.
func (r *rig) laidCell() rules.Cell {
	r.t.Helper()
	for i := range r.board.model.tiles {
		if c := r.board.model.tiles[i].cell; r.board.places.field.Grow(-60).Has(r.board.at(c)) {
			return c
		}
	}
	r.t.Fatal("no tile is in sight")
	return rules.Cell{}
}

func TestLongPressLooksBeneath(t *testing.T) {
	r := started(t, 12)
	c := r.laidCell()
	at := r.board.at(c)
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
	c := r.laidCell()
	r.pointer(ui.Mouse, ui.MousePointer, ui.Press, ui.RightButton, r.board.at(c))
	if !r.board.sel.peek || r.board.sel.peeked != c {
		t.Fatalf("the right button gives %+v", r.board.sel)
	}
	r.pointer(ui.Mouse, ui.MousePointer, ui.Release, ui.RightButton, r.board.at(c))
	if r.board.sel.peek {
		t.Error("the look beneath stays")
	}
}

func TestDragPansAndDoubleTapCentres(t *testing.T) {
	for _, kind := range []ui.PointerKind{ui.Mouse, ui.Touch} {
		r := started(t, 12)
		home, from := r.board.cam, r.board.places.field.Center()
		r.drag(kind, from, from.Add(ui.Pt(50, -30)))
		moved := home.At.Sub(r.board.cam.At).Mul(home.Radius)
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
	radius := r.board.cam.Radius
	r.wheel(r.board.places.field.Center(), 1)
	if r.board.cam.Radius <= radius {
		t.Errorf("a notch up zooms from %v to %v", radius, r.board.cam.Radius)
	}
	for range 40 {
		r.wheel(r.board.places.field.Center(), 3)
	}
	if most := r.board.zoom.normal * maxZoom; r.board.cam.Radius > most+1 {
		t.Errorf("the wheel zooms to %v, over %v", r.board.cam.Radius, most)
	}
	r.key(ui.Centre)
	r.settle()
	r.tap(ui.Mouse, r.target("ritual.tile.0"))
	for _, l := range r.board.options.lays {
		if l.tile == r.board.sel.tile && !l.over {
			r.tap(ui.Mouse, r.board.at(l.cell))
			break
		}
	}
	if !r.board.sel.draft {
		t.Fatal("there is no draft")
	}
	turn := r.board.sel.turn()
	radius = r.board.cam.Radius
	r.wheel(r.board.at(r.board.sel.cell), -1)
	if got := r.board.sel.turn(); got != (turn+1)%rules.Dirs || r.board.cam.Radius != radius {
		t.Errorf("a notch over the draft turns from %d to %d and zooms from %v to %v", turn, got, radius, r.board.cam.Radius)
	}
	if !r.board.sel.draft || r.made > 0 {
		t.Error("turning drops or makes the draft")
	}
}

func TestPinchZooms(t *testing.T) {
	r := started(t, 12)
	mid, radius := r.board.places.field.Center(), r.board.cam.Radius
	d := ui.Pt(40, 0)
	r.pointer(ui.Touch, 1, ui.Press, ui.LeftButton, mid.Sub(d))
	r.pointer(ui.Touch, 2, ui.Press, ui.LeftButton, mid.Add(d))
	for i := 1; i <= 8; i++ {
		wide := ui.Pt(40+5*float64(i), 0)
		r.pointer(ui.Touch, 1, ui.Drag, ui.LeftButton, mid.Sub(wide))
		r.pointer(ui.Touch, 2, ui.Drag, ui.LeftButton, mid.Add(wide))
	}
	if f := r.board.cam.Radius / radius; f < 1.7 || f > 2.1 {
		t.Errorf("fingers twice as far apart zoom by %v", f)
	}
	r.pointer(ui.Touch, 1, ui.Cancel, ui.LeftButton, mid)
	r.pointer(ui.Touch, 2, ui.Cancel, ui.LeftButton, mid)
	if len(r.board.hands.fingers) > 0 || r.made > 0 {
		t.Error("cancelled fingers stay or make a move")
	}
}

// A finger that stays where it is while another one pulls taps nothing: it could lie on a draft, which a tap makes.
func TestStillFingerOfAPinchTapsNothing(t *testing.T) {
	r := started(t, 12)
	r.tap(ui.Touch, r.target("ritual.tile.0"))
	var l lay
	for _, l = range r.board.options.lays {
		if l.tile == r.board.sel.tile && !l.over && r.board.places.field.Grow(-60).Has(r.board.at(l.cell)) {
			break
		}
	}
	r.tap(ui.Touch, r.board.at(l.cell))
	if !r.board.sel.draft {
		t.Fatal("there is no draft")
	}
	r.settle()
	at := r.board.at(r.board.sel.cell)
	r.pointer(ui.Touch, 1, ui.Press, ui.LeftButton, at)
	r.pointer(ui.Touch, 2, ui.Press, ui.LeftButton, at.Add(ui.Pt(50, 0)))
	r.pointer(ui.Touch, 2, ui.Drag, ui.LeftButton, at.Add(ui.Pt(80, 0)))
	r.pointer(ui.Touch, 2, ui.Release, ui.LeftButton, at.Add(ui.Pt(80, 0)))
	r.pointer(ui.Touch, 1, ui.Release, ui.LeftButton, at)
	if r.made > 0 || !r.board.sel.draft {
		t.Errorf("%d moves were made, and the selection is %+v", r.made, r.board.sel)
	}
}

func TestCancelledDragDropsTheTile(t *testing.T) {
	r := started(t, 12)
	from := r.target("ritual.tile.0")
	r.pointer(ui.Touch, 1, ui.Press, ui.LeftButton, from)
	r.pointer(ui.Touch, 1, ui.Drag, ui.LeftButton, r.board.places.field.Center())
	if r.board.hands.carrying() == nil {
		t.Fatal("nothing is carried")
	}
	r.pointer(ui.Touch, 1, ui.Cancel, ui.LeftButton, r.board.places.field.Center())
	if r.board.hands.carrying() != nil || r.board.sel.draft || r.made > 0 {
		t.Errorf("after the cancel: %+v", r.board.sel)
	}
}

func TestSecondFingerTurnsTheCarriedTile(t *testing.T) {
	r := started(t, 12)
	r.pointer(ui.Touch, 1, ui.Press, ui.LeftButton, r.target("ritual.tile.0"))
	r.pointer(ui.Touch, 1, ui.Drag, ui.LeftButton, r.board.places.field.Center())
	turn := r.board.sel.turn()
	r.pointer(ui.Touch, 2, ui.Press, ui.LeftButton, r.board.places.field.Min().Add(ui.Pt(20, 20)))
	if got := r.board.sel.turn(); got != (turn+1)%rules.Dirs {
		t.Errorf("a second finger turns from %d to %d", turn, got)
	}
}

func TestRefusalNamesItsClause(t *testing.T) {
	r := started(t, 12)
	r.tap(ui.Mouse, r.target("ritual.tile.0"))
	for i := range r.board.model.tiles {
		c := r.board.model.tiles[i].cell
		if r.board.options.lay(r.board.sel.tile, c) != nil || !r.board.places.field.Has(r.board.at(c)) {
			continue
		}
		r.tap(ui.Mouse, r.board.at(c))
		if r.refused != 1 || r.made > 0 {
			t.Fatalf("a tap on a tile that cannot be covered: %d refusals, %d moves", r.refused, r.made)
		}
		return
	}
	t.Fatal("every tile can be covered: choose another match")
}
