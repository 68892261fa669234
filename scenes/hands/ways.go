package hands

import (
	"math"

	"runehall/ui"
)

// twistStep is by how many degrees two fingers turn round each other for a step of the chosen piece.
const twistStep = 40.0

// ways says what the fingers on the field do to the camera, and turns the chosen piece when two of them twist.
func (h *Hands[T]) ways(in *ui.Input) (w Ways) {
	w.Centre = h.centre
	first, second := h.steering()
	switch {
	case second != nil:
		w.Pinch = true
		first.pulls, second.pulls = true, true
		w.Before, w.After = [2]ui.Point{first.last, second.last}, [2]ui.Point{first.At, second.At}
		h.twisted(first, second)
	case first != nil:
		if p, ok := in.Pointer(first.id); ok && p.Moved {
			w.Pan = first.At.Sub(first.last)
		}
	}
	return w
}

// steering returns the first two fingers that pull at the board.
func (h *Hands[T]) steering() (first, second *Finger[T]) {
	for i := range h.fingers {
		f := &h.fingers[i]
		switch {
		case f.On.Role() != Field || f.carries || f.peeks:
		case first == nil:
			first = f
		default:
			return first, f
		}
	}
	return first, nil
}

// Steers reports whether two fingers pull at the board.
func (h *Hands[T]) Steers() bool {
	_, second := h.steering()
	return second != nil
}

// twisted adds up how far two fingers turn round each other.
func (h *Hands[T]) twisted(a, b *Finger[T]) {
	angle := func(p, q ui.Point) float64 { return math.Atan2(q.Y-p.Y, q.X-p.X) * 180 / math.Pi }
	h.twist += math.Remainder(angle(a.At, b.At)-angle(a.last, b.last), 360)
	for ; h.twist >= twistStep; h.twist -= twistStep {
		h.Add(Gesture[T]{Kind: Turn, Steps: 1})
	}
	for ; h.twist <= -twistStep; h.twist += twistStep {
		h.Add(Gesture[T]{Kind: Turn, Steps: -1})
	}
}
