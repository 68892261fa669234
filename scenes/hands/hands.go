package hands

import (
	"slices"

	"runehall/ui"
)

const (
	// HoldTicks is how long a finger must keep still before it peeks: 450 ms.
	HoldTicks = 27
	// slowTicks is how long a press is a tap all the same, for those who press slowly: it has shown what lies beneath,
	// and does what a tap does when it ends where it began. Whoever holds for longer only looks.
	slowTicks = 60
	// doubleTicks is the longest time between the two taps on bare table that centre the board.
	doubleTicks = 20
)

// Board answers what Hands asks of a board. T names a thing on it; the zero value is nothing.
type Board[T comparable] interface {
	// Hit returns the thing at a point of the screen.
	Hit(p ui.Point) T
	// Role returns what a pointer can do with a thing.
	Role(on T) Role
	// Drafted reports whether the draft lies on a thing of the field and can be picked up again.
	Drafted(on T) bool
	// Bare reports whether a thing of the field is bare table: a tap on it does nothing, two centre the board.
	Bare(on T) bool
	// Lift returns how far a carried piece floats above a finger, in pixels.
	Lift() float64
}

// Finger is a pressed pointer, from press to release.
type Finger[T comparable] struct {
	On      T
	At      ui.Point
	role    Role // of On
	id      ui.PointerID
	last    ui.Point
	carries bool // a piece or the draft goes with it
	peeks   bool
	pinched bool // it took part in a pinch: its release is no tap
	touch   bool
}

// Carried returns where the middle of a carried piece is: at the tip of the mouse, or lift pixels above a finger.
func (f *Finger[T]) Carried(lift float64) ui.Point {
	if !f.touch {
		return f.At
	}
	return f.At.Sub(ui.Pt(0, lift))
}

// Hands follows the pointers from press to release. The zero value is ready, with no pointer down.
type Hands[T comparable] struct {
	// Gestures are the gestures of the last tick, in their order.
	Gestures []Gesture[T]
	// HoverAt is where the mouse hovers, no button down; it counts while Hovering is set.
	HoverAt  ui.Point
	Hovering bool
	// DropAt is where a carried piece was let go in the last tick; it counts while Dropped is set.
	DropAt  ui.Point
	Dropped bool

	fingers []Finger[T]
	tick    int
	tapped  int  // tick of the last tap on bare table
	centre  bool // bare table was tapped twice
	notches ui.Notches
	twist   float64 // degrees that two fingers have turned since the last step
}

// Read takes in the pointers of a tick: it replaces Gestures, and returns what the pointers ask of the camera.
func (h *Hands[T]) Read(in *ui.Input, b Board[T]) CameraInput {
	h.Gestures = h.Gestures[:0]
	h.centre, h.Hovering, h.Dropped = false, false, false
	h.tick++
	for _, p := range in.Pointers {
		switch p.Phase {
		case ui.Hover:
			h.HoverAt, h.Hovering = p.At, true
		case ui.Press:
			h.press(p, b)
		case ui.Drag:
			h.drag(p, b)
		case ui.Release:
			h.release(p, b)
		case ui.Cancel:
			h.cancel(p)
		}
	}
	return h.cameraInput(in)
}

// Add appends a gesture of this tick that came from elsewhere, such as the wheel.
func (h *Hands[T]) Add(g Gesture[T]) { h.Gestures = append(h.Gestures, g) }

// Wheel turns the chosen piece by a step for each notch of the wheel, clockwise for a turn towards the person.
// Fractions of notches, as from a touchpad, add up.
func (h *Hands[T]) Wheel(notches float64) {
	if steps := h.notches.Step(notches, h.tick); steps != 0 {
		h.Add(Gesture[T]{Kind: Turn, Steps: -steps})
	}
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

// Holds reports whether a pointer that was pressed on a thing is still down.
func (h *Hands[T]) Holds(on T) bool {
	return slices.ContainsFunc(h.fingers, func(f Finger[T]) bool { return f.On == on })
}

func (h *Hands[T]) find(id ui.PointerID) *Finger[T] {
	for i := range h.fingers {
		if h.fingers[i].id == id {
			return &h.fingers[i]
		}
	}
	return nil
}

func (h *Hands[T]) press(p ui.Pointer, b Board[T]) {
	on := b.Hit(p.At)
	role := b.Role(on)
	if p.Button == ui.RightButton {
		if role != Field && role != Told {
			return
		}
		h.fingers = append(h.fingers, Finger[T]{id: p.ID, On: on, role: role, At: p.At, last: p.At, peeks: true})
		h.Add(Gesture[T]{Kind: Peek, On: on})
		return
	}
	if p.Button != ui.LeftButton {
		return
	}
	if h.Carrying() != nil { // a second finger turns what the first carries
		h.Add(Gesture[T]{Kind: Turn, Steps: 1})
		var nothing T
		on, role = nothing, Nothing
	}
	h.fingers = append(h.fingers, Finger[T]{id: p.ID, On: on, role: role, At: p.At, last: p.At,
		touch: p.Kind == ui.Touch})
}

func (h *Hands[T]) drag(p ui.Pointer, b Board[T]) {
	f := h.find(p.ID)
	if f == nil {
		return
	}
	f.last, f.At = f.At, p.At
	field := f.role == Field && len(h.fingers) == 1
	switch {
	case f.peeks && f.role == Told && p.Moved && p.Button == ui.LeftButton: // it is looked at no longer, but taken
		f.peeks, f.carries = false, true
		h.Add(Gesture[T]{Kind: PeekEnd, Touch: f.touch})
		h.Add(Gesture[T]{Kind: Grab, On: f.On})
	case f.peeks || f.carries:
	case p.Moved && f.role.Carried():
		f.carries = true
		h.Add(Gesture[T]{Kind: Grab, On: f.On})
	case p.Moved && field && b.Drafted(f.On):
		f.carries = true
	case !p.Moved && p.Age == HoldTicks && (field || f.role == Told):
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
	switch {
	case f.peeks:
		h.Add(Gesture[T]{Kind: PeekEnd, Touch: f.touch})
		if f.role == Field && p.Button == ui.LeftButton && !p.Moved && p.Age < slowTicks && f.On == b.Hit(p.At) {
			h.tap(f, p.At)
		}
	case f.carries:
		h.DropAt, h.Dropped = f.Carried(b.Lift()), true
		h.Add(Gesture[T]{Kind: Drop, On: b.Hit(h.DropAt), At: h.DropAt})
	case f.pinched:
	case !p.Moved:
		if f.role == Field && b.Bare(f.On) {
			h.centre = h.tapped > 0 && h.tick-h.tapped <= doubleTicks
			h.tapped = h.tick
		}
		h.tap(f, p.At)
	case f.role != Field && f.On == b.Hit(p.At):
		h.tap(f, p.At) // a shaky finger that stayed on the same thing
	}
	h.forget(p.ID)
}

func (h *Hands[T]) tap(f *Finger[T], at ui.Point) {
	if f.role != Nothing {
		h.Add(Gesture[T]{Kind: Tap, On: f.On, At: at})
	}
}

func (h *Hands[T]) cancel(p ui.Pointer) {
	f := h.find(p.ID)
	if f == nil {
		return
	}
	if f.peeks {
		h.Add(Gesture[T]{Kind: PeekEnd, Touch: f.touch})
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
