package toss

import (
	"runehall/scenes/boards"
	"runehall/ui"
)

// layout is where everything on the board lies, in pixels. Pure functions make it from a frame and an arrangement. A place that is empty
// is not shown.
type layout struct {
	window ui.Rect      // through which the table is seen; all of it, or the heap of runes
	aim    lens         // how it is to be seen
	slack  ui.Point     // how far it can be drawn to either side of that, to see all of the heap, in millimetres
	trays  []trayPlaces // of all seats: the one in front on the ledge, the others in the column, the strip or their docks
	bowl   ui.Rect      // from which the runes are thrown
	meter  ui.Rect      // that keys and a tap strike, while it runs
	help   ui.Rect      // what was wrong with a swipe
	choice []ui.Rect    // pairs to give, or seats to name in order
	story  storyPlaces
	flick  flickPlaces
	race   racePlaces
	acts   [boards.MaxActs]ui.Rect // the buttons beside the golden one
	sheet  boards.Sheet
}

// trayPlaces is where the things of a seat lie, before they are turned towards it.
type trayPlaces struct {
	boards.SeatPlace
	badge, name, state, sum ui.Rect
	bag                     ui.Rect    // at the seat that holds it
	dish                    ui.Rect    // of the Balance rune
	well                    ui.Rect    // of the runes of this throw, until they are settled
	loot                    [3]ui.Rect // by colour
	done                    ui.Rect    // a button, for seats that snatch with a finger at their edge
}

// out returns where a place of a tray is on the screen; an empty one is none.
func (t *trayPlaces) out(r ui.Rect) ui.Rect {
	if r.Empty() {
		return ui.Rect{}
	}
	return t.Turned.OutRect(r)
}

// shares reports whether the well lies over the loot: in a small tray only one of them is seen.
func (t *trayPlaces) shares() bool { return t.well.Overlaps(t.loot[0]) }

// storyPlaces is where the settling is told: a ladder of seven steps, and what the present one does.
type storyPlaces struct {
	rect           ui.Rect // the parchment
	rungs          [7]ui.Rect
	names          [7]ui.Rect // of the rungs, or empty
	lines          ui.Rect    // of what has happened, instead of the ladder and what stands beside it
	title, clause  ui.Rect
	words, changes ui.Rect
}

// flickPlaces is where a contest is shown.
type flickPlaces struct {
	ranking []ui.Rect // of the seats, the best first
	tape    ui.Rect
	line    ui.Rect
}

// racePlaces is where a race is played back.
type racePlaces struct {
	line  ui.Rect // the time line
	time  ui.Rect // what its clock shows
	lanes []ui.Rect
	photo ui.Rect
}
