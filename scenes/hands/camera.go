package hands

import (
	"math"

	"runehall/ui"
)

// twistStep is how many degrees two fingers must turn round each other to turn the chosen piece by one step.
const twistStep = 40.0

// cameraInput returns what the fingers on the field ask of the camera. Two of them that twist turn the chosen piece besides.
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

// fieldFingers returns the first two fingers on the field that neither carry nor peek.
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

// addTwist adds up how far two fingers turn round each other, and makes steps of it.
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
