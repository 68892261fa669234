package ritual

import (
	"testing"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
	"runehall/scenes/camera"
	"runehall/ui"
)

// started returns a board after some moves, with the curtain shut.
func started(t *testing.T, moves int) *rig {
	t.Helper()
	m := newMatch(t, 3, "adventurers", 5)
	m.Randoms(moves)
	m.Until(func(v rules.View) bool { return v.Phase() == rules.TurnPhase })
	r := newRig(m, boardtest.Screen{W: 1024, H: 768, Scale: 1}, games.Public)
	r.Settle()
	return r
}

// normal returns the radius of a hexagon at zoom 1.
func (r *rig) normal() float64 { return camera.NewLimits(&r.Kit.Theme, normalRadius, hexWidth).Normal }

// laidCell returns a cell in sight on which a tile lies.
func (r *rig) laidCell() rules.Cell {
	r.T.Helper()
	for i := range r.Board.Model.tiles {
		if c := r.Board.Model.tiles[i].cell; r.Board.places.field.Grow(-60).Has(r.Board.places.at(c)) {
			return c
		}
	}
	r.T.Fatal("no tile is in sight")
	return rules.Cell{}
}

func TestLongPressAndRightButtonLookBeneath(t *testing.T) {
	r := started(t, 12)
	c, sel := r.laidCell(), &r.Board.Sel
	r.Peeks(r.Board.places.at(c), func() bool { return sel.peek && sel.peeked == hexAt(c) },
		func() bool { return sel.peek })
}

func TestDragPansAndDoubleTapCentres(t *testing.T) {
	for _, kind := range []ui.PointerKind{ui.Mouse, ui.Touch} {
		r := started(t, 12)
		r.DragPans(kind, &r.Board.Eye, r.Board.places.field.Center(), r.Board.places.field.Min().Add(ui.Pt(4, 4)))
	}
}

func TestWheelZoomsAndTurns(t *testing.T) {
	r := started(t, 12)
	radius := r.Board.Eye.Scale
	r.Wheel(r.Board.places.field.Center(), 1)
	if r.Board.Eye.Scale <= radius {
		t.Errorf("a notch up zooms from %v to %v", radius, r.Board.Eye.Scale)
	}
	for range 40 {
		r.Wheel(r.Board.places.field.Center(), 3)
	}
	if most := r.normal() * camera.MaxZoom; r.Board.Eye.Scale > most+1 {
		t.Errorf("the wheel zooms to %v, over %v", r.Board.Eye.Scale, most)
	}
	r.Key(ui.Centre)
	r.Settle()
	r.Tap(ui.Mouse, r.Target("ritual.tile.0"))
	for _, l := range r.Board.player.options.placements {
		if l.tile == r.Board.Sel.tile && !l.covers {
			r.Tap(ui.Mouse, r.Board.places.at(l.cell))
			break
		}
	}
	if !r.Board.Sel.draft {
		t.Fatal("there is no draft")
	}
	turn := r.Board.Sel.turn()
	radius = r.Board.Eye.Scale
	r.Wheel(r.Board.places.at(r.Board.Sel.cell), -1)
	if got := r.Board.Sel.turn(); got != (turn+1)%rules.Dirs || r.Board.Eye.Scale != radius {
		t.Errorf("a notch over the draft turns from %d to %d and zooms from %v to %v", turn, got, radius,
			r.Board.Eye.Scale)
	}
	if !r.Board.Sel.draft || r.Made > 0 {
		t.Error("turning drops or makes the draft")
	}
}

func TestPinchZooms(t *testing.T) {
	r := started(t, 12)
	mid, radius := r.Board.places.field.Center(), r.Board.Eye.Scale
	d := ui.Pt(40, 0)
	r.Pointer(ui.Touch, 1, ui.Press, ui.LeftButton, mid.Sub(d))
	r.Pointer(ui.Touch, 2, ui.Press, ui.LeftButton, mid.Add(d))
	for i := 1; i <= 8; i++ {
		wide := ui.Pt(40+5*float64(i), 0)
		r.Pointer(ui.Touch, 1, ui.Drag, ui.LeftButton, mid.Sub(wide))
		r.Pointer(ui.Touch, 2, ui.Drag, ui.LeftButton, mid.Add(wide))
	}
	if f := r.Board.Eye.Scale / radius; f < 1.7 || f > 2.1 {
		t.Errorf("fingers twice as far apart zoom by %v", f)
	}
	r.Pointer(ui.Touch, 1, ui.Cancel, ui.LeftButton, mid)
	r.Pointer(ui.Touch, 2, ui.Cancel, ui.LeftButton, mid)
	if _, down := r.Board.Pointers.Down(); down || r.Made > 0 {
		t.Error("cancelled fingers stay or make a move")
	}
}

// TestStillFingerOfAPinchTapsNothing keeps one finger still while another pulls: the still one may lie on a draft, of
// which a tap would make a move.
func TestStillFingerOfAPinchTapsNothing(t *testing.T) {
	r := started(t, 12)
	r.Tap(ui.Touch, r.Target("ritual.tile.0"))
	var l placement
	for _, l = range r.Board.player.options.placements {
		if l.tile == r.Board.Sel.tile && !l.covers && r.Board.places.field.Grow(-60).Has(r.Board.places.at(l.cell)) {
			break
		}
	}
	r.Tap(ui.Touch, r.Board.places.at(l.cell))
	if !r.Board.Sel.draft {
		t.Fatal("there is no draft")
	}
	r.Settle()
	at := r.Board.places.at(r.Board.Sel.cell)
	r.Pulls(at, 50, 80)
	if r.Made > 0 || !r.Board.Sel.draft {
		t.Errorf("%d moves were made, and the selection is %+v", r.Made, r.Board.Sel)
	}
}

func TestCarriedTileTurnsAndGoesHome(t *testing.T) {
	r := started(t, 12)
	h := &r.Board.player
	r.Carries("ritual.tile.0", r.Board.places.field, func() bool { return h.Pointers.Carrying() != nil },
		func() uint8 { return h.Sel.turn() }, rules.Dirs)
	if h.Sel.draft {
		t.Error("it lies there as a draft")
	}
}

func TestRefusalNamesItsClause(t *testing.T) {
	r := started(t, 12)
	r.Tap(ui.Mouse, r.Target("ritual.tile.0"))
	for i := range r.Board.Model.tiles {
		c := r.Board.Model.tiles[i].cell
		if r.Board.player.options.placement(r.Board.Sel.tile, c) != nil ||
			!r.Board.places.field.Has(r.Board.places.at(c)) {
			continue
		}
		r.Tap(ui.Mouse, r.Board.places.at(c))
		if r.Refused != 1 || r.Made > 0 {
			t.Fatalf("a tap on a tile that cannot be covered: %d refusals, %d moves", r.Refused, r.Made)
		}
		return
	}
	t.Fatal("every tile can be covered: choose another match")
}

// TestHandsCanBeLookedAtBesideTheLedge puts a hand on the ledge that is not the actor's: a tap on a chip still shows
// the hand of its seat.
func TestHandsCanBeLookedAtBesideTheLedge(t *testing.T) {
	r := started(t, 12)
	b := r.Board
	r.State.Front = b.Given.View.After(b.Actor)
	r.Tick(ui.Input{})
	if b.Actor < 0 || b.Actor == b.Given.Front {
		t.Fatalf("seat %d moves, and seat %d is in front", b.Actor, b.Given.Front)
	}
	seat := b.places.seats[0].Seat
	r.Tap(ui.Mouse, r.Target(b.Name(chipOf(seat))))
	if b.Sel.panel != handPanel || b.Sel.seat != seat {
		t.Errorf("a tap on the chip of seat %d gives %+v", seat, b.Sel)
	}
}

// TestAMadeMoveClearsWhatIsChosen reveals a ritual from the open hand: afterwards none is chosen, and the hand is shut.
func TestAMadeMoveClearsWhatIsChosen(t *testing.T) {
	for seed := uint64(1); ; seed++ {
		m := newMatch(t, 2, "adventurers", seed)
		for on := true; on; _, on = m.Random() {
			v := m.Play.View(0)
			if v.OnTurn() != 0 || v.Phase() != rules.TurnPhase || len(v.Rituals(0)) < 2 {
				continue
			}
			for _, c := range newOptions(v, 0, true).cards {
				if !c.plain || len(c.targets) > 0 {
					continue
				}
				r := newRig(m, boardtest.Screen{W: 1440, H: 900, Scale: 1}, 0)
				r.Settle()
				r.Tap(ui.Mouse, r.Target("ritual.cards"))
				r.Tap(ui.Mouse, r.Target("ritual.card."+c.card.String()))
				r.Golden()
				if s := r.Board.Sel; r.Made != 1 || s.card != rules.Hidden || s.panel != noPanel {
					t.Errorf("%d moves were made, card %v and panel %d stay", r.Made, s.card, s.panel)
				}
				return
			}
		}
	}
}

// TestATapOnALitCellIsEnough taps lit cells with no tile chosen: the hand's tile that takes most there becomes a draft,
// and the golden button makes the move, so a turn takes two taps. A tap on a cell where none fits chooses nothing.
func TestATapOnALitCellIsEnough(t *testing.T) {
	taps := 0
	for seed := range uint64(5) {
		m := newMatch(t, 2, "explorers", seed)
		m.Randoms(7)
		r := newRig(m, boardtest.Screen{W: 412, H: 915, Scale: 1}, games.Public)
		h := &r.Board.player
		for i := range h.options.placements {
			l := h.options.placements[i]
			at := r.Board.places.inside(l.cell)
			if l.covers || at.Empty() {
				continue
			}
			r.Tap(ui.Touch, at.Center())
			r.Settle()
			most := int8(0)
			for _, other := range h.options.placements {
				if other.cell == l.cell {
					most = max(most, other.coins[other.best(0)])
				}
			}
			laid := h.options.placement(h.Sel.tile, h.Sel.cell)
			if !h.Sel.draft || h.Sel.cell != l.cell || laid.coins[laid.best(0)] != most {
				t.Fatalf("seed %d: a tap on %v, where %d coins can be taken, chooses %+v", seed, l.cell, most, h.Sel)
			}
			before := r.Made
			r.Golden()
			r.Settle()
			if r.Made != before+1 {
				t.Fatalf("seed %d: the draft on %v is not made", seed, l.cell)
			}
			taps++
			break
		}
		far := rules.Cell{Q: 4, R: -60}
		if s, _, made := intent(h.options, unchosen(), gesture{Kind: boards.Tap, On: hexAt(far)}); made ||
			s.tile >= 0 || s.draft {
			t.Errorf("a tap far from the board chooses %+v", s)
		}
	}
	if taps < 4 {
		t.Errorf("only %d cells were tapped", taps)
	}
}
