package toss

import (
	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/boards"
	"runehall/scenes/hands"
	"runehall/scenes/things"
)

type kind uint8

const (
	nothing kind = iota

	// These can be pointed at, and are explained.
	piece // a rune on the table that the reader knows, by its number
	back  // one that the reader does not know, by its place among the runes on the table
	fuse  // in the rim
	tray
	dish
	done // the button of a seat, at its edge
	bowl
	meter
	flicked // the rune that is to be flicked
	choice  // by its place among the pairs to give, or the seats to name
	rung    // a step of the settling
	ranking // by the place in it
	tape

	// So can these, of which there is nothing to say.
	close // of a sheet, and all beside it
	sheet // where nothing is on it
	act   // a button beside the golden one, by what it means

	// Between these runes fly, and from these sounds come.
	bag     // at the edge of the table
	hand    // what a seat will throw
	well    // by how many lie there before it
	loot    // by colour
	spot    // where a rune came to rest in the last throw, by its place among all: it may be gone from there
	contact // a point of the table at which something is heard in this tick
	middle  // of the table
)

type thing = things.Thing[kind]

// meaning is what is said of a kind of thing besides its name, and what a tap on it opens.
type meaning struct {
	opens  boards.SheetKind
	plain  string // its explanation, where that is the same whenever it is asked
	stands int    // how many lines of its explanation tell its state; all others tell its purpose
}

var meanings = [...]meaning{
	piece:   {opens: boards.ExplainSheet, stands: 2},
	back:    {opens: boards.ExplainSheet, plain: "face-down"},
	fuse:    {opens: boards.ExplainSheet, plain: "fuse"},
	tray:    {opens: seatSheet, stands: 10},
	dish:    {opens: boards.ExplainSheet, stands: 2},
	done:    {plain: "done"},
	bowl:    {plain: "bowl"},
	meter:   {plain: "meter"},
	flicked: {plain: "tape"},
	rung:    {opens: boards.ExplainSheet},
	ranking: {opens: boards.ExplainSheet, plain: "tape"},
	tape:    {opens: boards.ExplainSheet, plain: "tape"},
	middle:  {},
}

var all = things.Kinds[kind]{Game: rules.Def.ID, Of: []things.Kind[kind]{
	piece:   {Name: "rune"},
	back:    {Name: "back"},
	fuse:    {Name: "fuse", Single: true},
	tray:    {Name: "tray", Seated: true, Single: true, Bed: true, In: bag},
	dish:    {Name: "dish", Seated: true, Single: true, In: tray},
	done:    {Name: "done", Seated: true, Single: true, In: tray, Role: hands.Thing}, // it is tapped whatever other fingers do, and however long it is held
	bowl:    {Name: "bowl", Single: true},
	meter:   {Name: "meter", Single: true},
	flicked: {Name: "flicked", Single: true, Role: hands.Thing}, // so is this
	choice:  {Name: "choice"},
	rung:    {Name: "rung"},
	ranking: {Name: "ranking"},
	tape:    {Name: "tape", Single: true},
	close:   {Name: "close", Single: true},
	sheet:   {Name: "sheet", Single: true},
	act:     {Name: "act"},
	bag:     {Single: true},
	hand:    {Seated: true, Single: true, In: tray},
	well:    {Seated: true, In: tray},
	loot:    {Seated: true, In: tray},
	spot:    {In: middle},
	contact: {In: middle},
	middle:  {Single: true},
}}

// pieceOf is a rune on the table that the reader knows, and choiceNth one of the pairs to give, or of the seats to name.
func pieceOf(r rules.Rune) thing { return things.Nth(piece, r) }
func choiceNth(i int) thing      { return things.Nth(choice, i) }

// What lies at a seat: its tray, its Balance rune, what it got of a colour, and the place of a rune in its well.
func trayOf(s games.Seat) thing                 { return things.Own(tray, s) }
func dishOf(s games.Seat) thing                 { return things.Own(dish, s) }
func lootOf(s games.Seat, c rules.Colour) thing { return things.OwnNth(loot, s, c) }
func wellOf(s games.Seat, i int) thing          { return things.OwnNth(well, s, i) }

func onTable(t thing) bool { return t.Kind == piece || t.Kind == back }

// explains reports whether there is something to say of things of a kind.
func explains(t thing) bool { return t.Kind != nothing && t.Kind < close }

// overlay is what lies over the board.
type overlay = boards.Overlay[kind]

// seatSheet is the sheet that shows what a seat has; all others explain a thing.
const seatSheet = boards.FirstSheet
