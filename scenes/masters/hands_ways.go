package masters

import (
	"math"

	"runehall/ui"
)

// ways are what the pointers of a tick do to the camera.
type ways struct {
	pan    ui.Point
	pinch  bool
	before [2]ui.Point
	after  [2]ui.Point
	centre bool
}

// ways says what the fingers on the field do to the camera, and turns the chosen card when two of them twist.
func (h *hands) ways(in *ui.Input) (w ways) {
	w.centre = h.centre
	first, second := -1, -1
	for i := range h.fingers {
		f := &h.fingers[i]
		if f.on.kind != onField || f.carries || f.peeks {
			continue
		}
		if first < 0 {
			first = i
		} else if second < 0 {
			second = i
		}
	}
	switch {
	case second >= 0:
		a, b := &h.fingers[first], &h.fingers[second]
		w.pinch, a.pinches, b.pinches = true, true, true
		w.before, w.after = [2]ui.Point{a.last, b.last}, [2]ui.Point{a.at, b.at}
		h.twisted(a, b)
	case first >= 0:
		f := &h.fingers[first]
		if p, ok := in.Pointer(f.id); ok && p.Moved {
			w.pan = f.at.Sub(f.last)
		}
	}
	return w
}

// steers reports whether two fingers pull at the board.
func (h *hands) steers() bool {
	on := 0
	for i := range h.fingers {
		if f := &h.fingers[i]; f.on.kind == onField && !f.carries && !f.peeks {
			on++
		}
	}
	return on > 1
}

// twisted adds up how far two fingers turn round each other.
func (h *hands) twisted(a, b *finger) {
	angle := func(p, q ui.Point) float64 { return math.Atan2(q.Y-p.Y, q.X-p.X) * 180 / math.Pi }
	d := math.Remainder(angle(a.at, b.at)-angle(a.last, b.last), 360)
	h.twist += d
	for ; h.twist >= twistStep; h.twist -= twistStep {
		h.add(gesture{kind: turnCard, index: 1})
	}
	for ; h.twist <= -twistStep; h.twist += twistStep {
		h.add(gesture{kind: turnCard, index: -1})
	}
}
