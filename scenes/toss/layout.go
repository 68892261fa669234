package toss

import (
	"runehall/scenes/boards"
	"runehall/ui"
)

// layout is where everything on the board lies, in pixels. Pure functions make it from a frame and an arrangement.
// Things with empty places are not shown.
type layout struct {
	window ui.Rect  // where the table is seen: all of it, or the heap of runes
	aim    lens     // how the table is to be seen
	slack  ui.Point // how far the table can be drawn to either side of that to see the whole heap, in millimetres
	// the trays of all seats: the one in front on the ledge, the others in the column, the strip or their docks
	trays  []trayPlaces
	bowl   ui.Rect   // where runes are thrown from
	meter  ui.Rect   // what keys and taps strike, while it runs
	help   ui.Rect   // words about what was wrong with a swipe
	choice []ui.Rect // pairs to give, or seats to name in order
	story  storyPlaces
	flick  flickPlaces
	race   racePlaces
	acts   [boards.MaxActs]ui.Rect // the buttons beside the golden one
	sheet  boards.Sheet
}

// trayPlaces is where the things of a seat lie, before they are turned towards the seat.
type trayPlaces struct {
	boards.SeatPlace
	badge, name, state, sum ui.Rect
	bag                     ui.Rect    // the bag, if the seat holds it
	dish                    ui.Rect    // place of the Balance rune
	well                    ui.Rect    // place of the runes of this throw, until they are settled
	loot                    [3]ui.Rect // by colour
	done                    ui.Rect    // the button of a seat that snatches with fingers at its own edge
}

// out returns where a place of the tray is on the screen, turned. An empty place stays empty.
func (t *trayPlaces) out(r ui.Rect) ui.Rect {
	if r.Empty() {
		return ui.Rect{}
	}
	return t.Turned.OutRect(r)
}

// shares reports whether the well lies over the loot. In a small tray only one of the two is seen at a time.
func (t *trayPlaces) shares() bool { return t.well.Overlaps(t.loot[0]) }

// storyPlaces is where the settling is told: a row of seven steps, and what the present one does; or lines about
// what has happened.
type storyPlaces struct {
	rect           ui.Rect // the parchment
	rungs          [7]ui.Rect
	lines          ui.Rect // what has happened, in lines; the steps and what stands below them are empty then
	title, words   ui.Rect
	signs, changes ui.Rect // the runes that move, and how many the seats have then
}

// flickPlaces is where a contest is shown.
type flickPlaces struct {
	ranking []ui.Rect // the seats, the best first
	tape    ui.Rect
	line    ui.Rect
}

// racePlaces is where a race is played back.
type racePlaces struct {
	line  ui.Rect // the time line
	time  ui.Rect // the time on its clock
	lanes []ui.Rect
	photo ui.Rect
}
