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

// Overlay is what lies over a board: a sheet, and possibly an explanation on top of it. It is part of the selection.
type Overlay[K ~uint8] struct {
	Sheet SheetKind
	About things.Thing[K] // the thing that the sheet is about
	peek  bool            // it stays only as long as something is held

	Below      SheetKind // the sheet beneath it, and the thing that one is about
	belowAbout things.Thing[K]
}

// Opening returns the overlay with a sheet about something.
func (o Overlay[K]) Opening(kind SheetKind, about things.Thing[K]) Overlay[K] {
	o.Sheet, o.About, o.peek = kind, about, false
	return o
}

// Over returns the overlay with another sheet on top of the open one.
func (o Overlay[K]) Over(kind SheetKind, about things.Thing[K]) Overlay[K] {
	return Overlay[K]{Sheet: kind, About: about, Below: o.Sheet, belowAbout: o.About}
}

// Explaining returns the overlay with the explanation of a thing on top. peek says that it stays only as long as the
// thing is held.
func (o Overlay[K]) Explaining(t things.Thing[K], peek bool) Overlay[K] {
	if o.Sheet != ExplainSheet {
		o = o.Over(ExplainSheet, t)
	}
	o.About, o.peek = t, peek
	return o
}

// Closed returns the overlay without the uppermost sheet.
func (o Overlay[K]) Closed() Overlay[K] { return Overlay[K]{Sheet: o.Below, About: o.belowAbout} }

// Looks returns the overlay after a gesture that looks at something. looked says whether it was such a gesture.
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

// Takes returns the overlay after a gesture, and whether the gesture was meant for the overlay alone: to look at
// something, or to close a sheet. A sheet over the whole board is closed by the golden button, and by a tap on anything
// except the sheet itself.
func (o Overlay[K]) Takes(g Gesture[K], explains func(t things.Thing[K]) bool, sheet K) (after Overlay[K], taken bool) {
	switch after, taken = o.Looks(g, explains); {
	case taken || o.Sheet == NoSheet:
		return after, taken
	case g.Kind == Tap && g.On.Kind == sheet:
		return o, true
	}
	return o.Closed(), true
}
