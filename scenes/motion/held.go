package motion

import (
	"math"

	"runehall/ui"
)

// Place is where a piece is on the screen: its middle, and its size in whatever measure the board draws it by.
type Place struct {
	At   ui.Point
	Size float64
}

// Lerp returns the place at part t of the way to another one.
func (p Place) Lerp(to Place, t float64) Place {
	return Place{At: p.At.Lerp(to.At, t), Size: p.Size + (to.Size-p.Size)*t}
}

// Handling is how a board's pieces follow a hand: lengths in milliseconds.
type Handling struct {
	Turns                  int // ways in which a piece can be turned
	Lift, Spin, Snap       float64
	LiftBy, SpinBy, SnapBy ui.Ease
}

// Held is how the picture of the piece that a person has chosen follows the hand: it is picked up, turned, put down as a draft,
// and taken back. That belongs to the selection and not to the model: no move waits for it, and the next gesture completes it.
// P names a piece.
type Held[P comparable] struct {
	handling Handling
	lift     ui.Tween // 1: it is picked up
	spin     ui.Tween // in steps from how it will lie
	turned   float64  // what spin began with
	snap     ui.Tween // 1: it is where it was put
	goes     P
	from     Place
}

// NewHeld returns what holds nothing yet.
func NewHeld[P comparable](h Handling) Held[P] { return Held[P]{handling: h} }

// PickUp begins to lift a piece that was chosen anew.
func (h *Held[P]) PickUp(t ui.Tempo) {
	h.spin.Set(0)
	h.lift.Set(0)
	h.lift.To(1, t.Ticks(h.handling.Lift), h.handling.LiftBy)
}

// Turn begins to turn the chosen piece from one of its ways to lie to another, the shorter way round.
func (h *Held[P]) Turn(from, to uint8, t ui.Tempo) {
	n := h.handling.Turns
	steps := (int(to) - int(from) + n) % n
	if steps > n/2 {
		steps -= n
	}
	h.turned = -float64(steps)
	h.spin.Set(h.turned)
	h.spin.To(0, t.Ticks(h.handling.Spin), h.handling.SpinBy)
}

// Send sends a piece from a place on its way to where it was put: to its draft, or home to the hand.
func (h *Held[P]) Send(p P, from Place, t ui.Tempo) {
	h.goes, h.from = p, from
	h.snap.Set(0)
	h.snap.To(1, t.Ticks(h.handling.Snap), h.handling.SnapBy)
}

// Lifted returns how far the chosen piece is picked up, from 0 to 1.
func (h *Held[P]) Lifted() float64 { return h.lift.Value() }

// Turning reports whether the chosen piece is being turned.
func (h *Held[P]) Turning() bool { return h.spin.Moving() }

// Angle returns by how much the chosen piece is turned from how it will lie, in radians.
func (h *Held[P]) Angle() float64 {
	return h.spin.Value() * 2 * math.Pi / float64(max(1, h.handling.Turns))
}

// Unturned returns the part of the present turn that is still to be made.
func (h *Held[P]) Unturned() float64 {
	if h.turned == 0 {
		return 0
	}
	return h.spin.Value() / h.turned
}

// Going reports whether a piece is on its way to where it was put.
func (h *Held[P]) Going(p P) bool { return h.snap.Moving() && h.goes == p }

// Way returns how much of that way has been made.
func (h *Held[P]) Way() float64 { return h.snap.Value() }

// On returns where the piece is on its way to a place.
func (h *Held[P]) On(there Place) Place { return h.from.Lerp(there, h.Way()) }

// Step plays a tick.
func (h *Held[P]) Step() {
	h.lift.Update()
	h.spin.Update()
	h.snap.Update()
}

// Rest completes everything.
func (h *Held[P]) Rest() {
	h.lift.Set(h.lift.Target())
	h.spin.Set(0)
	h.snap.Set(1)
}

// Moving reports whether anything of it moves.
func (h *Held[P]) Moving() bool { return h.lift.Moving() || h.spin.Moving() || h.snap.Moving() }

// Left returns how long what waits for the piece to lie has to wait, in milliseconds.
func (h *Held[P]) Left() float64 {
	left := 0.0
	if h.spin.Moving() {
		left = h.handling.Spin
	}
	if h.snap.Moving() {
		left = max(left, h.handling.Snap)
	}
	return left
}
