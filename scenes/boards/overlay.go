package boards

import "runehall/scenes/things"

// SheetKind is a kind of sheet that lies over a board. A board has kinds of its own from FirstSheet on.
type SheetKind uint8

// The sheets of every board.
const (
	NoSheet SheetKind = iota
	ExplainSheet
	FirstSheet
)

// Overlay is what lies over a board: a sheet, and an explanation over that one. It is part of a selection.
type Overlay[K ~uint8] struct {
	Sheet SheetKind
	About things.Thing[K] // what the sheet is about
	peek  bool            // it is open for as long as something is held

	Below      SheetKind // the sheet over which it lies, and what that is about
	belowAbout things.Thing[K]
}

// Opening returns the overlay with a sheet about something.
func (o Overlay[K]) Opening(kind SheetKind, about things.Thing[K]) Overlay[K] {
	o.Sheet, o.About, o.peek = kind, about, false
	return o
}

// Over returns the overlay with a sheet about something over the one that is open.
func (o Overlay[K]) Over(kind SheetKind, about things.Thing[K]) Overlay[K] {
	return Overlay[K]{Sheet: kind, About: about, Below: o.Sheet, belowAbout: o.About}
}

// Explaining returns the overlay with a thing explained over what lies over the board; peek says that it is for as long as it is held.
func (o Overlay[K]) Explaining(t things.Thing[K], peek bool) Overlay[K] {
	if o.Sheet != ExplainSheet {
		o = o.Over(ExplainSheet, t)
	}
	o.About, o.peek = t, peek
	return o
}

// Closed returns the overlay without the uppermost sheet.
func (o Overlay[K]) Closed() Overlay[K] { return Overlay[K]{Sheet: o.Below, About: o.belowAbout} }

// Looks returns what a gesture makes of the overlay by which something is looked at, and whether it is one.
func (o Overlay[K]) Looks(g Gesture[K], explains func(t things.Thing[K]) bool) (after Overlay[K], looked bool) {
	switch g.Kind {
	case Peek, Look:
		if explains(g.On) {
			o = o.Explaining(g.On, g.Kind == Peek)
		}
		return o, true
	case PeekEnd:
		if o.peek {
			o = o.Closed()
		}
		return o, true
	case PeekKeep:
		o.peek = false
		return o, true
	}
	return o, false
}

// Takes returns what a gesture makes of the overlay, and whether it was meant for that alone: something was looked at, or a sheet closed. A
// sheet that lies over all of the board is closed by the golden button and by a tap on anything but the sheet itself.
func (o Overlay[K]) Takes(g Gesture[K], explains func(t things.Thing[K]) bool, sheet K) (after Overlay[K], taken bool) {
	switch after, taken = o.Looks(g, explains); {
	case taken || o.Sheet == NoSheet:
		return after, taken
	case g.Kind == Tap && g.On.Kind == sheet:
		return o, true
	}
	return o.Closed(), true
}
