package boards

import (
	"runehall/scenes/hands"
	"runehall/scenes/things"
	"runehall/ui"
)

// Press adds a gesture to those of this tick. A board's own buttons use it.
func (b *Board[M, E, V, Model, Sel, K]) Press(g Gesture[K]) { b.gestures = append(b.gestures, g) }

// read returns the gestures of a tick.
func (b *Board[M, E, V, Model, Sel, K]) read(c *ui.Context) []Gesture[K] {
	b.gestures = b.gestures[:0]
	if b.def.Buttons.Update != nil {
		b.def.Buttons.Update(c)
	}
	if !b.covered() {
		b.stop(c)
	}
	in := c.Rest()
	if p := b.def.Plane; p != nil {
		steer(in, &b.Pointers, &b.Eye, b, b.Corners.centred, b.wheels)
	} else {
		b.Pointers.Read(in, b)
	}
	b.keys(c, in)
	for _, g := range b.Pointers.Gestures {
		b.meant(g)
	}
	return b.gestures
}

// covered reports whether nothing on the board has the focus, since the table covers the ledge.
func (b *Board[M, E, V, Model, Sel, K]) covered() bool { return b.Given.Bare && !b.def.Focus.Beside }

// stop offers the focus everything that it may be on.
func (b *Board[M, E, V, Model, Sel, K]) stop(c *ui.Context) {
	if p := b.def.Plane; p != nil {
		p.Seek(c.Focused(b.field()))
	}
	for t, at := range b.Each {
		if b.lies(t) {
			b.stopOnPlane(c, t, at)
			continue
		}
		if stop := b.stops.Owner(t); b.offer(c, stop, t, at) && c.Activated(stop) {
			b.key(t)
		}
	}
}

// offer offers the focus a thing, and reports whether that has it.
func (b *Board[M, E, V, Model, Sel, K]) offer(c *ui.Context, stop any, t things.Thing[K], at ui.Rect) bool {
	if b.def.Focus.Ring != nil {
		return b.def.Focus.Ring(c, stop, t, at)
	}
	return c.Focusable(stop, at, c.Radius.Chip)
}

// meant adds what a pointer's gesture means.
func (b *Board[M, E, V, Model, Sel, K]) meant(g hands.Gesture[things.Thing[K]]) {
	plane := b.def.Plane != nil
	switch {
	case g.Kind == hands.Tap && !plane:
		b.Tap(g.On)
	case g.Kind == hands.Tap:
		b.Press(Gesture[K]{Kind: Tap, On: g.On, At: b.Eye.Under(g.At)})
	case g.Kind == hands.Grab:
		b.Press(Gesture[K]{Kind: Grab, On: g.On})
	case g.Kind == hands.Drop, g.Kind == hands.Cancel:
		b.Press(Gesture[K]{Kind: Drop, On: g.On, At: b.Eye.Under(g.At)})
	case g.Kind == hands.Turn:
		b.Press(Gesture[K]{Kind: Turn, Steps: g.Steps})
	case g.Kind == hands.Peek && plane:
		b.Press(Gesture[K]{Kind: Beneath, On: g.On})
	case g.Kind == hands.Peek:
		b.peek(g.On)
	case g.Kind == hands.PeekEnd && plane:
		b.Press(Gesture[K]{Kind: BeneathEnd})
	case g.Kind == hands.PeekEnd && g.Touch:
		b.Press(Gesture[K]{Kind: PeekKeep})
	case g.Kind == hands.PeekEnd:
		b.Press(Gesture[K]{Kind: PeekEnd})
	}
}

// key adds the choice of a thing by keys. It returns the focus owner for the thing, if that is it or a place on the
// plane.
func (b *Board[M, E, V, Model, Sel, K]) key(t things.Thing[K]) (owner any) {
	p := b.def.Plane
	if p == nil {
		b.Tap(t)
		return b.stops.Owner(t)
	}
	b.Press(Gesture[K]{Kind: Key, On: t})
	b.Lead.To(nil)
	if !p.Next(t) {
		return nil
	}
	b.Lead.To(b.field()) // which is not there before the piece is
	return b.field()
}

// Hit returns the thing at a point of the screen. Where the table covers the ledge there is none.
func (b *Board[M, E, V, Model, Sel, K]) Hit(at ui.Point) things.Thing[K] {
	if b.Given.Bare && b.Given.Frame.Ledge.Has(at) {
		return things.Thing[K]{}
	}
	if b.def.Pointing.Hit != nil {
		return b.def.Pointing.Hit(at)
	}
	return b.Things.Hit(at)
}

// Holds reports whether a pointer holds a thing, or the key for looking beneath is held while the focus is on it.
func (b *Board[M, E, V, Model, Sel, K]) Holds(t things.Thing[K]) bool {
	return b.keyed == t || b.Pointers.Holds(t)
}

// Role returns what a pointer can do with a thing.
func (b *Board[M, E, V, Model, Sel, K]) Role(t things.Thing[K]) hands.Role {
	return b.def.Kinds.Role(t)
}

// Tap adds what a tap on a thing means. A board's own buttons use it too. A thing in a sheet is explained.
func (b *Board[M, E, V, Model, Sel, K]) Tap(t things.Thing[K]) {
	if of := b.stands(t); of != t {
		b.Press(Gesture[K]{Kind: Look, On: of})
		return
	}
	b.Press(Gesture[K]{Kind: Tap, On: t})
}

// peek adds the explanation of a thing for as long as it is held.
func (b *Board[M, E, V, Model, Sel, K]) peek(t things.Thing[K]) {
	explains := b.def.Pointing.Explains
	if t = b.stands(t); explains != nil && explains(t) {
		b.Press(Gesture[K]{Kind: Peek, On: t})
	}
}

func (b *Board[M, E, V, Model, Sel, K]) stands(t things.Thing[K]) things.Thing[K] {
	if b.def.Sheets.Stands == nil {
		return t
	}
	return b.def.Sheets.Stands(t)
}

// mark returns the state of a thing.
func (b *Board[M, E, V, Model, Sel, K]) mark(t things.Thing[K]) Mark {
	if b.def.Pointing.Mark == nil {
		return 0
	}
	return b.def.Pointing.Mark(t)
}

// Owner returns the focus owner for a thing.
func (b *Board[M, E, V, Model, Sel, K]) Owner(t things.Thing[K]) any { return b.stops.Owner(t) }

// Focused returns the thing that has the focus, and false if none has.
func (b *Board[M, E, V, Model, Sel, K]) Focused(c *ui.Context) (t things.Thing[K], ok bool) {
	return b.stops.Focused(c, b.Each)
}

// Each yields all that can have the focus now, with its place.
func (b *Board[M, E, V, Model, Sel, K]) Each(yield func(t things.Thing[K], at ui.Rect) bool) {
	for t, at := range b.named {
		if (b.def.Focus.Passes == nil || !b.def.Focus.Passes(t)) && !yield(t, at) {
			return
		}
	}
}

// named yields all that can have the focus, now or when it is not passed over any more.
func (b *Board[M, E, V, Model, Sel, K]) named(yield func(t things.Thing[K], at ui.Rect) bool) {
	for t, at := range b.Things.Each {
		if b.def.Focus.Stops(t) && !yield(t, at) {
			return
		}
	}
}

// place returns where a thing lies that can have the focus; empty: it lies nowhere.
func (b *Board[M, E, V, Model, Sel, K]) place(t things.Thing[K]) ui.Rect {
	for of, at := range b.named {
		if of == t {
			return at
		}
	}
	return ui.Rect{}
}

// keys reads what keys mean wherever the focus is.
func (b *Board[M, E, V, Model, Sel, K]) keys(c *ui.Context, in *ui.Input) {
	if !b.Given.Bare && len(in.Runes) > 0 {
		list := b.def.Focus.Numbered()
		letters(c, in, len(list), func(i int) any {
			if c.Covered(b.place(list[i])) { // a question lies over it
				return nil
			}
			return b.key(list[i])
		})
	}
	if b.def.Plane != nil {
		b.planeKeys(c)
		b.peeks.Read(c, func() {
			on := b.def.Plane.Cursor()
			if t, ok := b.Focused(c); ok && b.Role(t) == hands.Told {
				on = t
			}
			b.Press(Gesture[K]{Kind: Beneath, On: on})
		}, func() { b.Press(Gesture[K]{Kind: BeneathEnd}) })
		return
	}
	b.peeks.Read(c, func() {
		if t, ok := b.Focused(c); ok {
			b.keyed = t
			b.peek(t)
		}
	}, func() {
		b.keyed = things.Thing[K]{}
		b.Press(Gesture[K]{Kind: PeekEnd})
	})
}
