package toss

import (
	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/boards"
	"runehall/ui"
)

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

// modeNames name modes in reports.
var modeNames = [...]string{
	watching: "watching", throwing: "throwing", snatching: "snatching", racing: "racing", taking: "taking", settling: "settling",
	giving: "giving", ordering: "ordering", flicking: "flicking",
}

// turn is what is said of a mode in which one seat acts after the other.
type turn struct {
	asks   string // in the headline
	does   string // at the seat
	can    string // on the golden button; nothing where that depends on what a hand has begun
	cannot string // on it while nothing is chosen yet
}

// turnModes are these modes.
var turnModes = [...]turn{
	taking:   {"toss.board.turn.calm", "seat.takes", "toss.board.do.take", "toss.board.do.choose"},
	giving:   {"toss.board.turn.give", "seat.gives", "toss.board.do.give", "toss.board.do.which"},
	ordering: {"toss.board.turn.order", "seat.orders", "toss.board.do.order", "toss.board.do.whom"},
	flicking: {asks: "toss.board.turn.flick", does: "seat.flicks"},
}

// arrangement is what a layout depends on besides the frame.
type arrangement struct {
	seats   int
	front   games.Seat
	holds   games.Seat // the bag; nobody does any more when the match is over
	mode    mode
	heap    ui.Rect    // bounds of the runes that lie, in millimetres; empty shows the whole table
	contest int        // how many flick in a contest
	close   bool       // one person looks at the heap, and can draw it about
	stones  ui.Rect    // bounds of Destiny and the rune that is flicked, in millimetres; empty while there is no contest
	rung    rules.Rung // of the settling that is told, or 0
	steps   bool       // all of them are told
	lines   int        // that the settling has, or will have, until somebody is asked
	throws  bool       // the seat in front is to throw: its bowl is there
	beats   bool       // the meter runs
	flicks  bool       // the seat in front is to flick
	choices int        // pairs to give, or seats to name
	sheet   boards.SheetKind
	about   thing
	notes   *[]boards.Note // of the sheet
}
