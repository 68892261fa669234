package toss

import (
	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/boards"
	"runehall/ui"
)

type places struct {
	*shared
	layout
	made   arrangement // what the layout was made for
	lens   lens        // through which the table is seen now, on its way to layout.aim
	from   lens        // at the begin of its glide
	glides float64     // ticks of the glide that are left
}

// arrange lays the board out anew if the arrangement has changed, and reports whether it has. The lens glides to its new aim; in another frame or
// for another seat it is there at once.
func (p *places) arrange(a arrangement) bool {
	if a == p.made {
		return false
	}
	anew := p.made == arrangement{} || p.made.front != a.front
	p.made = a
	p.layout = arrange(&p.Given.Frame, a)
	p.aim = p.aim.seen(p.Given.View.Edge(max(0, a.front)))
	p.spread()
	if anew || p.Given.Frame.Tempo().Reduced || p.lens.edge != p.aim.edge {
		p.look()
	} else if p.aim != p.lens {
		p.from, p.glides = p.lens, float64(glideTicks)
	}
	return true
}

// look ends the glide of the lens.
func (p *places) look() { p.lens, p.glides = p.aim, 0 }

// step plays a tick of the glide.
func (p *places) step() {
	if p.glides == 0 {
		return
	}
	p.glides = max(0, p.glides-max(.01, p.Given.Frame.Speed))
	if p.lens = p.from.lerp(p.aim, ui.InOutCubic(1-p.glides/float64(glideTicks))); p.glides == 0 {
		p.lens = p.aim
	}
}

// glideTicks is how long the lens glides.
var glideTicks = ui.Ticks(400)

func (p *places) moving() bool { return p.glides > 0 }

// layout is where everything on the board lies, in pixels. Pure functions make it from a frame and an arrangement. A place that is empty
// is not shown.
type layout struct {
	window ui.Rect      // through which the table is seen; all of it, or the heap of runes
	aim    lens         // how it is to be seen
	trays  []trayPlaces // of all seats: the one in front on the ledge, the others in the column, the strip or their docks
	bowl   ui.Rect      // from which the runes are thrown
	meter  ui.Rect      // that keys and a tap strike
	help   ui.Rect      // how to throw
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

// storyPlaces is where the settling is told: a ladder of seven steps, and what the present one does.
type storyPlaces struct {
	rect           ui.Rect // the parchment
	rungs          [7]ui.Rect
	names          [7]ui.Rect // of the rungs, or empty
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

// arrangement is what a layout depends on besides the frame.
type arrangement struct {
	seats   int
	front   games.Seat
	holds   games.Seat // the bag; nobody does any more when the match is over
	mode    mode
	heap    ui.Rect    // bounds of the runes that lie, in millimetres; empty shows the whole table
	contest int        // how many flick in a contest
	across  bool       // another seat than that in front flicks, or flicked last
	rung    rules.Rung // of the settling that is told, or 0
	throws  bool       // the seat in front is to throw: bowl and meter are there
	flicks  bool       // the seat in front is to flick
	choices int        // pairs to give, or seats to name
	sheet   boards.SheetKind
	about   thing
	notes   *[]boards.Note // of the sheet
}

// mode is what the board is for at the moment.
type mode uint8

const (
	// watching: nothing can be done here.
	watching mode = iota
	// throwing: the seat in front, or each at its own edge, throws (TOS-7).
	throwing
	// snatching: hands reach on a clock, in the snatch or in an own run (TOS-40, TOS-41).
	snatching
	// racing: own runs are played back at once (TOS-41).
	racing
	// taking: by turns (TOS-42).
	taking
	// settling: steps are told (TOS-11 to TOS-17).
	settling
	// giving: a pair goes back with a false one (TOS-11).
	giving
	// ordering: the order of thefts is named (TOS-14).
	ordering
	// flicking: a contest (TOS-22).
	flicking
)

// tray returns the places of a seat's tray, or nil if it is not shown.
func (p *places) tray(s games.Seat) *trayPlaces {
	for i := range p.trays {
		if p.trays[i].Seat == s {
			return &p.trays[i]
		}
	}
	return nil
}
