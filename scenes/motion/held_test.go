package motion_test

import (
	"math"
	"testing"

	"runehall/scenes/motion"
	"runehall/ui"
)

var handling = motion.Handling{
	Turns: 6, Lift: 100, Spin: 200, Snap: 300, // 6, 12 and 18 ticks
	LiftBy: ui.Linear, SpinBy: ui.Linear, SnapBy: ui.Linear,
}

func near(a, b float64) bool { return math.Abs(a-b) < 1e-9 }

// Two pieces.
const tile, other = 3, 7

func TestAPieceIsPickedUp(t *testing.T) {
	h := motion.NewHeld(handling)
	h.Turn(0, 1, ui.Tempo{})
	h.PickUp(ui.Tempo{})
	if h.Turning() {
		t.Error("a piece that was chosen anew goes on with the turn of another one")
	}
	for n := range 6 {
		if !near(h.Lifted(), float64(n)/6) || !h.Moving() {
			t.Errorf("tick %d: lifted %v, moving %v", n, h.Lifted(), h.Moving())
		}
		h.Step()
	}
	if h.Lifted() != 1 || h.Moving() {
		t.Errorf("at the end: lifted %v, moving %v", h.Lifted(), h.Moving())
	}
}

func TestAPieceTurnsTheShorterWay(t *testing.T) {
	for _, c := range []struct {
		from, to uint8
		angle    float64 // where it begins, in sixths of a turn
	}{{0, 1, -1}, {0, 2, -2}, {0, 3, -3}, {0, 4, 2}, {0, 5, 1}, {5, 0, -1}, {1, 0, 1}} {
		h := motion.NewHeld(handling)
		h.Turn(c.from, c.to, ui.Tempo{})
		if got := h.Angle() / (math.Pi / 3); !near(got, c.angle) || h.Unturned() != 1 {
			t.Errorf("from %d to %d: %v sixths to go, %v of the turn; want %v, 1", c.from, c.to, got, h.Unturned(),
				c.angle)
		}
		for range 6 {
			h.Step()
		}
		if got := h.Angle() / (math.Pi / 3); !near(got, c.angle/2) || !near(h.Unturned(), .5) || !h.Turning() {
			t.Errorf("from %d to %d, half way: %v, %v", c.from, c.to, got, h.Unturned())
		}
		for range 6 {
			h.Step()
		}
		if h.Angle() != 0 || h.Unturned() != 0 || h.Turning() || h.Moving() {
			t.Errorf("from %d to %d, at the end: %v, %v, turning %v", c.from, c.to, h.Angle(), h.Unturned(),
				h.Turning())
		}
	}
}

func TestAPieceGoesToWhereItWasPut(t *testing.T) {
	h := motion.NewHeld(handling)
	h.Send(tile, motion.Place{At: ui.Pt(10, 20), Size: 4}, ui.Tempo{Speed: 2})
	there := motion.Place{At: ui.Pt(30, 60), Size: 8}
	if got := h.On(there); got != (motion.Place{At: ui.Pt(10, 20), Size: 4}) {
		t.Errorf("it begins at %v", got)
	}
	for n := range 9 {
		if !h.Going(tile) || h.Going(other) {
			t.Errorf("tick %d: the tile goes: %v, another one goes: %v", n, h.Going(tile), h.Going(other))
		}
		h.Step()
		if n == 2 {
			if got := h.On(there); !near(got.At.X, 10+20./3) || !near(got.At.Y, 20+40./3) || !near(got.Size, 4+4./3) ||
				!near(h.Way(), 1./3) {
				t.Errorf("after a third of the way it is at %v", got)
			}
		}
	}
	if h.Going(tile) || h.Moving() || h.On(there) != there {
		t.Errorf("at the end it is at %v, moving %v", h.On(there), h.Moving())
	}
}

func TestWhatWaitsForAPiece(t *testing.T) {
	h := motion.NewHeld(handling)
	if h.Left() != 0 {
		t.Errorf("nothing moves, and %v ms are left", h.Left())
	}
	h.Turn(0, 1, ui.Tempo{})
	if h.Left() != 200 {
		t.Errorf("a piece that turns leaves %v ms", h.Left())
	}
	h.Send(tile, motion.Place{}, ui.Tempo{})
	if h.Left() != 300 {
		t.Errorf("a piece that goes leaves %v ms", h.Left())
	}
	h.Rest()
	if h.Moving() || h.Left() != 0 || h.Angle() != 0 || h.Way() != 1 || h.Lifted() != 0 {
		t.Errorf("at rest: moving %v, %v ms, angle %v, way %v, lifted %v", h.Moving(), h.Left(), h.Angle(), h.Way(),
			h.Lifted())
	}
	h.PickUp(ui.Tempo{})
	h.Rest()
	if h.Lifted() != 1 {
		t.Errorf("a piece at rest that was picked up is lifted by %v", h.Lifted())
	}
}

func TestReducedMotionHoldsStill(t *testing.T) {
	h := motion.NewHeld(handling)
	still := ui.Tempo{Speed: 1, Reduced: true}
	h.PickUp(still)
	h.Turn(0, 1, still)
	h.Send(tile, motion.Place{}, still)
	if h.Moving() || h.Lifted() != 1 || h.Angle() != 0 || h.Way() != 1 {
		t.Errorf("moving %v, lifted %v, angle %v, way %v", h.Moving(), h.Lifted(), h.Angle(), h.Way())
	}
}
