package hands

import "runehall/ui"

const (
	// HoldTicks is how long a finger keeps still until it looks beneath: 450 ms.
	HoldTicks = 27
	// doubleTicks may lie between two taps beside everything that bring the board back to the middle.
	doubleTicks = 20
)

// Board is what the pointers need to know of a board.
type Board[T Target] interface {
	// Hit returns what lies at a point of the screen.
	Hit(p ui.Point) T
	// Drafted reports whether the draft lies on a target of the field, and can be taken up again.
	Drafted(on T) bool
	// Bare reports whether a tap on a target of the field means nothing.
	Bare(on T) bool
	// Lift returns how far a carried piece floats above a finger, in pixels.
	Lift() float64
}

// Finger is a pressed pointer, from press to release.
type Finger[T Target] struct {
	On      T
	At      ui.Point
	id      ui.PointerID
	last    ui.Point
	carries bool // a piece, or the draft
	peeks   bool
	pulls   bool // at the board, with another one: it taps nothing when it lets go
	touch   bool
}

// Carried returns where the middle of a carried piece is: at the tip of the mouse, above a finger so that it is seen.
func (f *Finger[T]) Carried(lift float64) ui.Point {
	if !f.touch {
		return f.At
	}
	return f.At.Sub(ui.Pt(0, lift))
}

// Hands holds what lives between press and release and nothing else. The zero Hands rest.
type Hands[T Target] struct {
	// Gestures are those of the last tick.
	Gestures []Gesture[T]
	// Hover is where the mouse is, if Hovers says that it rests on nothing it pressed.
	Hover  ui.Point
	Hovers bool
	// Let is where what was carried was let go in the last tick, if Lets says that it was.
	Let  ui.Point
	Lets bool

	fingers []Finger[T]
	tick    int
	tapped  int     // tick of the last tap beside everything
	centre  bool    // that was tapped twice
	twist   float64 // degrees that two fingers have turned since the last step
}

// Read follows the pointers of a tick.
func (h *Hands[T]) Read(in *ui.Input, b Board[T]) Ways {
	h.Gestures = h.Gestures[:0]
	h.centre, h.Hovers, h.Lets = false, false, false
	h.tick++
	for _, p := range in.Pointers {
		switch p.Phase {
		case ui.Hover:
			h.Hover, h.Hovers = p.At, true
		case ui.Press:
			h.press(p, b.Hit(p.At))
		case ui.Drag:
			h.drag(p, b)
		case ui.Release:
			h.release(p, b)
		case ui.Cancel:
			h.cancel(p)
		}
	}
	return h.ways(in)
}

// Add appends a gesture that came from elsewhere in this tick: from the wheel.
func (h *Hands[T]) Add(g Gesture[T]) { h.Gestures = append(h.Gestures, g) }

// Wheel turns the chosen piece by a step, as the wheel was turned: towards the person clockwise.
func (h *Hands[T]) Wheel(notches float64) {
	steps := 1
	if notches > 0 {
		steps = -1
	}
	h.Add(Gesture[T]{Kind: Turn, Steps: steps})
}

// Carrying returns the finger that carries a piece, or nil.
func (h *Hands[T]) Carrying() *Finger[T] {
	for i := range h.fingers {
		if h.fingers[i].carries {
			return &h.fingers[i]
		}
	}
	return nil
}

// Down returns where the first pressed pointer is, and false if none is pressed.
func (h *Hands[T]) Down() (ui.Point, bool) {
	if len(h.fingers) == 0 {
		return ui.Point{}, false
	}
	return h.fingers[0].At, true
}

func (h *Hands[T]) find(id ui.PointerID) *Finger[T] {
	for i := range h.fingers {
		if h.fingers[i].id == id {
			return &h.fingers[i]
		}
	}
	return nil
}

func (h *Hands[T]) press(p ui.Pointer, on T) {
	if p.Button == ui.RightButton {
		if on.Role() != Field {
			return
		}
		h.fingers = append(h.fingers, Finger[T]{id: p.ID, On: on, At: p.At, last: p.At, peeks: true})
		h.Add(Gesture[T]{Kind: Peek, On: on})
		return
	}
	if p.Button != ui.LeftButton {
		return
	}
	if h.Carrying() != nil { // a second finger turns what the first one carries
		h.Add(Gesture[T]{Kind: Turn, Steps: 1})
		var nothing T
		on = nothing
	}
	h.fingers = append(h.fingers, Finger[T]{id: p.ID, On: on, At: p.At, last: p.At, touch: p.Kind == ui.Touch})
}

func (h *Hands[T]) drag(p ui.Pointer, b Board[T]) {
	f := h.find(p.ID)
	if f == nil {
		return
	}
	f.last, f.At = f.At, p.At
	field := f.On.Role() == Field && len(h.fingers) == 1
	switch {
	case f.peeks || f.carries:
	case p.Moved && f.On.Role() == Piece:
		f.carries = true
		h.Add(Gesture[T]{Kind: Grab, On: f.On})
	case p.Moved && field && b.Drafted(f.On):
		f.carries = true
	case !p.Moved && p.Age == HoldTicks && field:
		f.peeks = true
		h.Add(Gesture[T]{Kind: Peek, On: f.On})
	}
}

func (h *Hands[T]) release(p ui.Pointer, b Board[T]) {
	f := h.find(p.ID)
	if f == nil {
		return
	}
	f.last, f.At = f.At, p.At
	role := f.On.Role()
	switch {
	case f.peeks:
		h.Add(Gesture[T]{Kind: PeekEnd})
	case f.carries:
		h.Let, h.Lets = f.Carried(b.Lift()), true
		h.Add(Gesture[T]{Kind: Drop, On: b.Hit(h.Let), At: h.Let})
	case f.pulls:
	case !p.Moved:
		if role == Field && b.Bare(f.On) {
			h.centre = h.tapped > 0 && h.tick-h.tapped <= doubleTicks
			h.tapped = h.tick
		}
		h.tap(f.On, p.At)
	case role != Field && f.On == b.Hit(p.At):
		h.tap(f.On, p.At) // a shaky finger that stayed on the same thing
	}
	h.forget(p.ID)
}

func (h *Hands[T]) tap(on T, at ui.Point) {
	if on.Role() != Nothing {
		h.Add(Gesture[T]{Kind: Tap, On: on, At: at})
	}
}

func (h *Hands[T]) cancel(p ui.Pointer) {
	f := h.find(p.ID)
	if f == nil {
		return
	}
	if f.peeks {
		h.Add(Gesture[T]{Kind: PeekEnd})
	}
	if f.carries {
		h.Add(Gesture[T]{Kind: Cancel})
	}
	h.forget(p.ID)
}

func (h *Hands[T]) forget(id ui.PointerID) {
	keep := h.fingers[:0]
	for _, f := range h.fingers {
		if f.id != id {
			keep = append(keep, f)
		}
	}
	h.fingers = keep
	h.twist = 0
}
