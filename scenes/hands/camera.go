package hands

import (
	"math"

	"runehall/ui"
)

// twistStep is the turn of two fingers round each other, in degrees, that turns the chosen piece by one step.
const twistStep = 40.0

// cameraInput returns what the fingers on the field ask of the camera. Two twisting fingers also turn the chosen piece.
func (h *Hands[T]) cameraInput(in *ui.Input) (w CameraInput) {
	w.Centre = h.centre
	first, second := h.fieldFingers()
	switch {
	case second != nil:
		w.Pinch = true
		first.pinched, second.pinched = true, true
		w.Before, w.After = [2]ui.Point{first.last, second.last}, [2]ui.Point{first.At, second.At}
		h.addTwist(first, second)
	case first != nil:
		if p, ok := in.Pointer(first.id); ok && p.Moved {
			w.Pan = first.At.Sub(first.last)
		}
	}
	return w
}

// fieldFingers returns the first two fingers on the field that neither carry nor peek, or nil.
func (h *Hands[T]) fieldFingers() (first, second *Finger[T]) {
	for i := range h.fingers {
		f := &h.fingers[i]
		switch {
		case f.role != Field || f.carries || f.peeks:
		case first == nil:
			first = f
		default:
			return first, f
		}
	}
	return first, nil
}

// Pinching reports whether two fingers are on the field.
func (h *Hands[T]) Pinching() bool {
	_, second := h.fieldFingers()
	return second != nil
}

// addTwist makes a turn of the chosen piece of each twistStep of two fingers; the rest counts for the next tick.
func (h *Hands[T]) addTwist(a, b *Finger[T]) {
	angle := func(p, q ui.Point) float64 { return math.Atan2(q.Y-p.Y, q.X-p.X) * 180 / math.Pi }
	h.twist += math.Remainder(angle(a.At, b.At)-angle(a.last, b.last), 360)
	for ; h.twist >= twistStep; h.twist -= twistStep {
		h.Add(Gesture[T]{Kind: Turn, Steps: 1})
	}
	for ; h.twist <= -twistStep; h.twist += twistStep {
		h.Add(Gesture[T]{Kind: Turn, Steps: -1})
	}
}
