package boards

import (
	"runehall/scenes/hands"
	"runehall/scenes/things"
	"runehall/ui"
)

// Press adds a gesture to those of this tick: it is how a board's own buttons are heard.
func (b *Board[M, E, V, Model, Sel, K]) Press(g Gesture[K]) { b.gestures = append(b.gestures, g) }

// read returns what a tick of input means.
func (b *Board[M, E, V, Model, Sel, K]) read(c *ui.Context) []Gesture[K] {
	b.gestures = b.gestures[:0]
	b.def.Buttons(c)
	if !b.Given.Bare {
		b.stops.Update(c, b.Each, b.tap)
	}
	in := c.Rest()
	b.pointers.Read(in, b)
	b.keys(c, in)
	for _, g := range b.pointers.Gestures {
		switch {
		case g.Kind == hands.Tap:
			b.tap(g.On)
		case g.Kind == hands.Peek:
			b.peek(g.On)
		case g.Kind == hands.PeekEnd && g.Touch:
			b.Press(Gesture[K]{Kind: PeekKeep})
		case g.Kind == hands.PeekEnd:
			b.Press(Gesture[K]{Kind: PeekEnd})
		}
	}
	return b.gestures
}

// Hit returns what lies at a point of the screen: nothing where the table covers the ledge.
func (b *Board[M, E, V, Model, Sel, K]) Hit(at ui.Point) things.Thing[K] {
	if b.Given.Bare && b.Given.Frame.Ledge.Has(at) {
		return things.Thing[K]{}
	}
	return b.Things.Hit(at)
}

// Role says what a pointer can do with a thing.
func (b *Board[M, E, V, Model, Sel, K]) Role(t things.Thing[K]) hands.Role {
	if b.def.Inert != nil && b.def.Inert(t) {
		return hands.Nothing
	}
	return b.def.Kinds.Role(t)
}

// tap adds what a tap on a thing means: one in a sheet is explained.
func (b *Board[M, E, V, Model, Sel, K]) tap(t things.Thing[K]) {
	if of := b.stands(t); of != t {
		b.Press(Gesture[K]{Look, of})
		return
	}
	b.Press(Gesture[K]{Tap, t})
}

// peek adds that a thing is explained for as long as it is held.
func (b *Board[M, E, V, Model, Sel, K]) peek(t things.Thing[K]) {
	if t = b.stands(t); b.def.Explains(t) {
		b.Press(Gesture[K]{Peek, t})
	}
}

func (b *Board[M, E, V, Model, Sel, K]) stands(t things.Thing[K]) things.Thing[K] {
	if b.def.Stands == nil {
		return t
	}
	return b.def.Stands(t)
}

// Owner returns what has the focus where a thing is.
func (b *Board[M, E, V, Model, Sel, K]) Owner(t things.Thing[K]) any { return b.stops.Owner(t) }

// Focused returns the thing that has the focus, and false if none has.
func (b *Board[M, E, V, Model, Sel, K]) Focused(c *ui.Context) (t things.Thing[K], ok bool) {
	return b.stops.Focused(c, b.Each)
}

// Each yields all that can have the focus now, with its place.
func (b *Board[M, E, V, Model, Sel, K]) Each(yield func(t things.Thing[K], at ui.Rect) bool) {
	for t, at := range b.named {
		if (b.def.Passes == nil || !b.def.Passes(t)) && !yield(t, at) {
			return
		}
	}
}

// named yields all that can have the focus, now or when it is not passed over any more.
func (b *Board[M, E, V, Model, Sel, K]) named(yield func(t things.Thing[K], at ui.Rect) bool) {
	for t, at := range b.Things.Each {
		if b.def.Focuses(t) && !yield(t, at) {
			return
		}
	}
}

// keys reads what keys mean wherever the focus is.
func (b *Board[M, E, V, Model, Sel, K]) keys(c *ui.Context, in *ui.Input) {
	if !b.Given.Bare && len(in.Runes) > 0 {
		list := b.def.Numbered()
		Letters(c, in, len(list), func(i int) any {
			b.tap(list[i])
			return b.stops.Owner(list[i])
		})
	}
	b.peeks.Read(c, func() {
		if t, ok := b.Focused(c); ok {
			b.peek(t)
		}
	}, func() { b.Press(Gesture[K]{Kind: PeekEnd}) })
}
