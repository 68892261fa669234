package motion

import (
	"math"

	"runehall/ui"
)

// Place is the place of a piece on the screen: its middle, and its size in the board's own measure.
type Place struct {
	At   ui.Point
	Size float64
}

// Lerp returns the place at part t of the way to another one.
func (p Place) Lerp(to Place, t float64) Place {
	return Place{At: p.At.Lerp(to.At, t), Size: p.Size + (to.Size-p.Size)*t}
}

// Handling is how the pieces of a board follow a hand. Lengths are in milliseconds.
type Handling struct {
	Turns                  int // ways in which a piece can be turned
	Lift, Spin, Snap       float64
	LiftBy, SpinBy, SnapBy ui.Ease
}

// Held animates the piece that a person has chosen: it is picked up, turned, put down as a draft, and taken back. It
// belongs to the selection and not to the model, so no move waits for it, and the next gesture completes it. A board
// numbers its pieces as it likes.
type Held struct {
	handling Handling
	lift     ui.Tween // 1: it is picked up
	spin     ui.Tween // turns that are left, in steps
	turned   float64  // spin at its begin
	snap     ui.Tween // 1: the piece has arrived where it was sent
	goes     int
	from     Place
}

// NewHeld returns a Held without a piece.
func NewHeld(h Handling) Held { return Held{handling: h} }

// PickUp begins to lift a newly chosen piece.
func (h *Held) PickUp(t ui.Tempo) {
	h.spin.Set(0)
	h.lift.Set(0)
	h.lift.To(1, t.Ticks(h.handling.Lift), h.handling.LiftBy)
}

// Turn begins to turn the chosen piece from one of its ways to lie to another, the shorter way round.
func (h *Held) Turn(from, to uint8, t ui.Tempo) {
	n := h.handling.Turns
	steps := (int(to) - int(from) + n) % n
	if steps > n/2 {
		steps -= n
	}
	h.turned = -float64(steps)
	h.spin.Set(h.turned)
	h.spin.To(0, t.Ticks(h.handling.Spin), h.handling.SpinBy)
}

// Send lets a piece fly from a place to its draft, or home to the hand.
func (h *Held) Send(p int, from Place, t ui.Tempo) {
	h.goes, h.from = p, from
	h.snap.Set(0)
	h.snap.To(1, t.Ticks(h.handling.Snap), h.handling.SnapBy)
}

// Lifted returns the height of the chosen piece, from 0 to 1.
func (h *Held) Lifted() float64 { return h.lift.Value() }

// Turning reports whether the chosen piece is being turned.
func (h *Held) Turning() bool { return h.spin.Moving() }

// Angle returns the turn that is left for the chosen piece, in radians.
func (h *Held) Angle() float64 {
	return h.spin.Value() * 2 * math.Pi / float64(max(1, h.handling.Turns))
}

// Unturned returns the part of the present turn that is left, from 1 to 0.
func (h *Held) Unturned() float64 {
	if h.turned == 0 {
		return 0
	}
	return h.spin.Value() / h.turned
}

// Going reports whether a piece that was sent is on its way.
func (h *Held) Going(p int) bool { return h.snap.Moving() && h.goes == p }

// Way returns the part of that way that has been made.
func (h *Held) Way() float64 { return h.snap.Value() }

// On returns the place of the piece that was sent, on its way to another place.
func (h *Held) On(there Place) Place { return h.from.Lerp(there, h.Way()) }

// Step plays a tick.
func (h *Held) Step() {
	h.lift.Update()
	h.spin.Update()
	h.snap.Update()
}

// Rest completes everything.
func (h *Held) Rest() {
	h.lift.Set(h.lift.Target())
	h.spin.Set(0)
	h.snap.Set(1)
}

// Moving reports whether the piece is moving in any way.
func (h *Held) Moving() bool { return h.lift.Moving() || h.spin.Moving() || h.snap.Moving() }

// Left returns the time until the piece lies still, in milliseconds: marks round it wait for that.
func (h *Held) Left() float64 {
	left := 0.0
	if h.spin.Moving() {
		left = h.handling.Spin
	}
	if h.snap.Moving() {
		left = max(left, h.handling.Snap)
	}
	return left
}
