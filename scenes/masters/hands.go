package masters

import (
	rules "runehall/games/masters"
	"runehall/ui"
)

// Times and ways of the pointers, in ticks and degrees.
const (
	holdTicks   = 27 // a still finger looks beneath what it rests on: 450 ms
	doubleTicks = 20 // between two taps beside the cards that bring the board back to the middle
	twistStep   = 40.0
)

// targetKind is a kind of thing that a pointer can be on.
type targetKind uint8

const (
	onNothing targetKind = iota
	onField
	onHandCard
	onLedge
	onDeck
)

// target is what a pointer is on.
type target struct {
	kind  targetKind
	index int
	cell  rules.Cell
}

// finger is a pressed pointer, from press to release.
type finger struct {
	id      ui.PointerID
	on      target
	at      ui.Point
	last    ui.Point
	carries bool // a hand card, or the draft
	peeks   bool
	pinches bool // it pulled at the table with another one: it taps nothing, even if it stayed where it was
	touch   bool
}

// hands follows the pointers over the board and turns them into gestures and ways of the camera. It holds what lives
// between press and release and nothing else.
type hands struct {
	fingers  []finger
	gestures []gesture
	hover    ui.Point
	hovers   bool
	tick     int
	tapped   int      // tick of the last tap on a bare cell
	centre   bool     // that was tapped twice
	let      ui.Point // where a carried card was let go in this tick
	lets     bool
	twist    float64 // degrees that two fingers have turned since the last step
}

// sight is what the pointers need to know of the board.
type sight interface {
	hit(p ui.Point) target     // what lies at a point
	drafted(c rules.Cell) bool // whether the draft lies on a cell
	plane(p ui.Point) ui.Point // where on the table a point of the screen is
	bare(c rules.Cell) bool    // whether a tap on a cell means nothing
	lift() float64             // how far a carried card floats above a finger, in pixels
}

// read follows the pointers of a tick.
func (h *hands) read(in *ui.Input, b sight) ways {
	h.gestures = h.gestures[:0]
	h.centre = false
	h.hovers, h.lets = false, false
	h.tick++
	for _, p := range in.Pointers {
		switch p.Phase {
		case ui.Hover:
			h.hover, h.hovers = p.At, true
		case ui.Press:
			h.press(p, b.hit(p.At))
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

func (h *hands) add(g gesture) { h.gestures = append(h.gestures, g) }

func (h *hands) find(id ui.PointerID) *finger {
	for i := range h.fingers {
		if h.fingers[i].id == id {
			return &h.fingers[i]
		}
	}
	return nil
}

func (h *hands) press(p ui.Pointer, on target) {
	if p.Button == ui.RightButton {
		if on.kind != onField {
			return
		}
		h.fingers = append(h.fingers, finger{id: p.ID, on: on, at: p.At, last: p.At, peeks: true})
		h.add(gesture{kind: peekAt, cell: on.cell})
		return
	}
	if p.Button != ui.LeftButton {
		return
	}
	if h.carrying() != nil { // a second finger turns what the first one carries
		h.add(gesture{kind: turnCard, index: 1})
		on = target{}
	}
	h.fingers = append(h.fingers, finger{id: p.ID, on: on, at: p.At, last: p.At, touch: p.Kind == ui.Touch})
}

func (h *hands) drag(p ui.Pointer, b sight) {
	f := h.find(p.ID)
	if f == nil {
		return
	}
	f.last, f.at = f.at, p.At
	switch {
	case f.peeks || f.carries:
	case p.Moved && f.on.kind == onHandCard:
		f.carries = true
		h.add(gesture{kind: grabCard, index: f.on.index})
	case p.Moved && f.on.kind == onField && b.drafted(f.on.cell) && len(h.fingers) == 1:
		f.carries = true
	case !p.Moved && p.Age == holdTicks && f.on.kind == onField && len(h.fingers) == 1:
		f.peeks = true
		h.add(gesture{kind: peekAt, cell: f.on.cell})
	}
}

func (h *hands) release(p ui.Pointer, b sight) {
	f := h.find(p.ID)
	if f == nil {
		return
	}
	f.last, f.at = f.at, p.At
	switch {
	case f.peeks:
		h.add(gesture{kind: peekEnd})
	case f.carries:
		h.let, h.lets = f.carried(b.lift()), true
		if to := b.hit(h.let); to.kind == onField {
			h.add(gesture{kind: dropOn, at: b.plane(h.let)})
		} else {
			h.add(gesture{kind: dropOff})
		}
	case f.pinches:
	case !p.Moved:
		if f.on.kind == onField && b.bare(f.on.cell) {
			h.centre = h.tapped > 0 && h.tick-h.tapped <= doubleTicks
			h.tapped = h.tick
		}
		h.tap(f.on, b.plane(p.At))
	case f.on.kind == onHandCard && f.on == b.hit(p.At):
		h.tap(f.on, b.plane(p.At)) // a shaky finger that stayed on the same thing
	}
	h.forget(p.ID)
}

func (h *hands) cancel(p ui.Pointer) {
	if f := h.find(p.ID); f != nil {
		if f.peeks {
			h.add(gesture{kind: peekEnd})
		}
		if f.carries {
			h.add(gesture{kind: dropOff})
		}
		h.forget(p.ID)
	}
}

func (h *hands) forget(id ui.PointerID) {
	keep := h.fingers[:0]
	for _, f := range h.fingers {
		if f.id != id {
			keep = append(keep, f)
		}
	}
	h.fingers = keep
	h.twist = 0
}

// tap says what a tap on a target means.
func (h *hands) tap(on target, at ui.Point) {
	switch on.kind {
	case onField:
		h.add(gesture{kind: tapField, at: at})
	case onHandCard:
		h.add(gesture{kind: chooseCard, index: on.index})
	case onDeck:
		h.add(gesture{kind: askDeck})
	case onLedge, onNothing:
	}
}

// carrying returns the finger that carries a card, or nil.
func (h *hands) carrying() *finger {
	for i := range h.fingers {
		if h.fingers[i].carries {
			return &h.fingers[i]
		}
	}
	return nil
}

// carried returns where the middle of a carried card is: at the tip of the mouse, above a finger so that it is seen.
func (f *finger) carried(lift float64) ui.Point {
	if !f.touch {
		return f.at
	}
	return f.at.Sub(ui.Pt(0, lift))
}
