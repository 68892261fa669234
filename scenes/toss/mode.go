package toss

import (
	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/boards"
	"runehall/ui"
)

// mode is what the board is used for at the moment.
type mode uint8

const (
	// watching: nothing can be done here.
	watching mode = iota
	// throwing: the seat in front, or each at its own edge, throws (TOS-7).
	throwing
	// snatching: hands reach for runes on a clock, in the snatch or in an own run (TOS-40, TOS-41).
	snatching
	// racing: the own runs are played back together (TOS-41).
	racing
	// taking: runes are taken in turn (TOS-42).
	taking
	// settling: the settling of the round is told (TOS-11 to TOS-17).
	settling
	// giving: a pair goes back with a false one (TOS-11).
	giving
	// ordering: the order of thefts is named (TOS-14).
	ordering
	// flicking: runes are flicked in a contest (TOS-22).
	flicking
)

var modeNames = [...]string{
	watching: "watching", throwing: "throwing", snatching: "snatching", racing: "racing", taking: "taking",
	settling: "settling",
	giving:   "giving", ordering: "ordering", flicking: "flicking",
}

// turn is the words of a mode in which seats act in turn.
type turn struct {
	asks   string // key of the headline
	does   string // key of the words at the seat
	can    string // key of the golden button; empty if it depends on what a hand has begun
	cannot string // key of the golden button while nothing is chosen
}

// turnModes are the modes in which seats act in turn. The others have no words here.
var turnModes = [...]turn{
	taking:   {"toss.board.turn.calm", "seat.takes", "toss.board.do.take", "toss.board.do.choose"},
	giving:   {"toss.board.turn.give", "seat.gives", "toss.board.do.give", "toss.board.do.which"},
	ordering: {"toss.board.turn.order", "seat.orders", "toss.board.do.order", "toss.board.do.whom"},
	flicking: {asks: "toss.board.turn.flick", does: "seat.flicks"},
}

// arrangement is all that a layout depends on besides the frame: the layout is made anew when it changes.
type arrangement struct {
	seats   int
	front   games.Seat
	holds   games.Seat // the seat that holds the bag; nobody does once the match is over
	mode    mode
	heap    ui.Rect    // bounding box of the heap, in millimetres; empty if the whole table is shown
	contest int        // how many seats flick in a contest
	close   bool       // the heap is seen by one person, who can draw it about
	stones  ui.Rect    // bounding box of Destiny and the flicked rune, in millimetres; empty without a contest
	rung    rules.Rung // the step of the settling that is told, or 0
	steps   bool       // whether all steps are told
	lines   int        // how many lines the settling has, or will have before somebody is asked
	throws  bool       // whether the seat in front has to throw: its bowl is there
	beats   bool       // whether the meter runs
	flicks  bool       // whether the seat in front has to flick
	choices int        // how many pairs to give, or seats to name
	sheet   boards.SheetKind
	about   thing
	notes   *[]boards.Note // the notes of the sheet
}
