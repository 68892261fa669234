package boards

import (
	"runehall/scenes/camera"
	"runehall/scenes/hands"
	"runehall/scenes/motion"
	"runehall/scenes/things"
	"runehall/ui"
)

// Plane is the part of a [Def] for a field that is a plane without bounds, on which pieces are laid; nil: the field
// lies still, and things on it are pointed at one by one. [Board.Eye] looks at the plane. The chosen piece is lifted,
// carried, turned, and laid as a draft ([Board.Held]), and keys move a cursor. The whole plane is one stop of the
// focus, since [Focus].Same gives everything on it one identity. Things on the plane are of kinds with the role
// [hands.Field]. Points and rectangles on it are in units of the board's own choice.
type Plane[Sel comparable, K ~uint8] struct {
	// The eye: how it looks, and at what.
	Manner  camera.Manner
	Subject camera.Subject
	// Pieces returns the bounding box of laid and proposed pieces, without a margin. Bubbles avoid it.
	Pieces func() ui.Rect
	// Lead moves the eye to the thing that an event is about, and reports whether that is on the plane.
	Lead func(t things.Thing[K]) bool
	// Changed brings into sight what a gesture has chosen.
	Changed func(before, after Sel, g Gesture[K])

	// The piece: how it follows a hand, how far one floats above the finger that carries it, in dp, and how much larger
	// it is then.
	Handling motion.Handling
	Lift     float64
	Carried  float64
	// Piece returns the chosen piece, and false if there is none. Home returns the place of a piece in its hand.
	Piece func(s Sel) (Piece, bool)
	Home  func(id int) motion.Place
	// Turns reports whether the chosen piece can be turned. Wheels reports whether the wheel turns it while the mouse
	// is on a thing; on pieces, on the draft and while carrying it always does.
	Turns  func() bool
	Wheels func(on things.Thing[K]) bool
	// Drafted reports whether the draft lies on a thing of the plane, and Bare whether a tap there means nothing, and
	// two bring all into sight.
	Drafted, Bare func(on things.Thing[K]) bool
	// Hover computes what would become of the piece where it hovers now; nil: the board shows nothing about that.
	Hover func()
	// From returns from which place on the screen the sounds of a selection come.
	From func(s Sel) ui.Point

	// The cursor. Seek puts it onto something that can be chosen, Cursor returns the thing under it, and Further
	// reports whether the cursor, or a draft there, can move in a direction.
	Seek    func(focused bool)
	Cursor  func() things.Thing[K]
	Further func(way ui.Point) bool
	// Next reports whether a place on the plane is wanted after a thing was chosen by keys: there the focus goes.
	Next func(t things.Thing[K]) bool
}

// Piece is a piece that is chosen: which one, how it is turned, and whether it lies on the plane as a draft, with its
// middle at a point.
type Piece struct {
	ID    int
	Turn  uint8
	Draft bool
	At    ui.Point
}

// turnShift is how far the middle of a piece goes at most that is only turned, on the plane: one that goes further is
// laid anew.
const turnShift = .8

// look adapts the eye to a new frame.
func (b *Board[M, E, V, Model, Sel, K]) look() {
	if b.def.Plane != nil {
		f := &b.Given.Frame
		b.Eye.Layout(&f.Kit.Theme, f.Tempo())
	}
}

// follow lets the chosen piece follow from one selection to the next one.
func (b *Board[M, E, V, Model, Sel, K]) follow(before, after Sel) {
	p := b.def.Plane
	if p == nil {
		return
	}
	was, had := p.Piece(before)
	is, has := p.Piece(after)
	if !has {
		return
	}
	tempo, same, dropped := b.Given.Frame.Tempo(), had && is.ID == was.ID, b.Pointers.Dropped
	switch {
	case !same:
		b.Held.PickUp(tempo)
	case is.Turn != was.Turn:
		b.Held.Turn(was.Turn, is.Turn, tempo)
		if b.aside = (ui.Point{}); was.Draft && is.Draft {
			b.aside = was.At.Sub(is.At)
		}
	}
	laid := is.Draft && (dropped || !same || !was.Draft || is.At.Dist(was.At) > turnShift)
	home := same && !is.Draft && (was.Draft || dropped)
	switch {
	case !laid && !home:
	case dropped:
		b.Held.Send(is.ID, motion.Place{At: b.Pointers.DropAt, Size: b.Eye.Scale * p.Carried}, tempo)
	case same && was.Draft:
		b.Held.Send(is.ID, b.Rests(was), tempo)
	default:
		b.Held.Send(is.ID, p.Home(is.ID), tempo)
	}
}

// Rests returns where a chosen piece lies when it has come to rest: as a draft, or in its hand.
func (b *Board[M, E, V, Model, Sel, K]) Rests(p Piece) motion.Place {
	if p.Draft {
		return motion.Place{At: b.Eye.At(p.At), Size: b.Eye.Scale}
	}
	return b.def.Plane.Home(p.ID)
}

// Aside returns how far the centre of the turning piece is from where it will lie, on the plane.
func (b *Board[M, E, V, Model, Sel, K]) Aside() ui.Point { return b.aside.Mul(b.Held.Unturned()) }

// Carries reports whether a pointer carries the chosen piece.
func (b *Board[M, E, V, Model, Sel, K]) Carries() bool { return b.Pointers.Carrying() != nil }

// Drafted reports whether the draft lies on a thing of the field.
func (b *Board[M, E, V, Model, Sel, K]) Drafted(on things.Thing[K]) bool {
	return b.def.Plane != nil && b.def.Plane.Drafted(on)
}

// Bare reports whether a thing of the field is bare table.
func (b *Board[M, E, V, Model, Sel, K]) Bare(on things.Thing[K]) bool {
	return b.def.Plane != nil && b.def.Plane.Bare(on)
}

// Lift returns how far a carried piece floats above a finger, in pixels.
func (b *Board[M, E, V, Model, Sel, K]) Lift() float64 {
	if b.def.Plane == nil {
		return 0
	}
	return b.Given.Frame.Kit.Dp(b.def.Plane.Lift)
}

// lies reports whether a thing is a part of the plane.
func (b *Board[M, E, V, Model, Sel, K]) lies(t things.Thing[K]) bool {
	return b.def.Plane != nil && b.Role(t) == hands.Field
}

// field returns the focus owner for the place under the cursor.
func (b *Board[M, E, V, Model, Sel, K]) field() any { return b.stops.Owner(b.def.Plane.Cursor()) }

// wheels reports whether the wheel turns the chosen piece where the mouse is on a thing.
func (b *Board[M, E, V, Model, Sel, K]) wheels(on things.Thing[K]) bool {
	role := b.Role(on)
	return b.Carries() || role.Carried() || role == hands.Field && b.Drafted(on) || b.def.Plane.Wheels(on)
}

// planeKeys reads the keys that turn the piece and move the eye.
func (b *Board[M, E, V, Model, Sel, K]) planeKeys(c *ui.Context) {
	if b.def.Plane.Turns() {
		b.Corners.Keys(c)
	}
	b.Eye.Keys(c)
}

// stopOnPlane offers the focus the part of the plane under the cursor. Arrow keys move the cursor; where it can go no
// further, the focus leaves the plane.
func (b *Board[M, E, V, Model, Sel, K]) stopOnPlane(c *ui.Context, t things.Thing[K], at ui.Rect) {
	stop := b.stops.Owner(t)
	b.Lead.Reach(c, stop)
	if !b.offer(c, stop, t, at) {
		return
	}
	walk(c, stop, b.def.Plane.Further, func(way ui.Point) { b.Press(Gesture[K]{Kind: Move, Way: way}) })
	if c.Activated(stop) {
		b.Press(Gesture[K]{Kind: Enter, On: t})
	}
}
