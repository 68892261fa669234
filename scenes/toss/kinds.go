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
	back  // a rune that the reader does not know, by its place among the runes on the table
	fuse  // the burning clock in the rim
	tray
	dish
	done // a seat's own button, at its edge of the table
	bowl
	meter
	flicked // the rune to be flicked
	choice  // a pair to give or a seat to name, by its place among them
	rung    // a step of the settling
	ranking // a line of the ranking, by its place
	tape

	// These can be pointed at too, but there is nothing to explain.
	close // the button that closes a sheet, and everything beside the sheet
	sheet // the empty parts of a sheet
	act   // a button beside the golden one, by what it means

	// Runes fly between these, and sounds come from them.
	bag     // the bag, at the edge of the table
	hand    // the runes that a seat will throw
	well    // a place in a seat's well, by how many runes lie there before it
	loot    // a seat's loot of a colour
	spot    // where a rune came to rest in the last throw, by its place among all; the rune may be gone
	contact // a point of the table where something is heard in this tick
	middle  // the middle of the table
)

type thing = things.Thing[kind]

// meaning is what a tap on a kind of thing opens, and how the kind is explained.
type meaning struct {
	opens  boards.SheetKind
	plain  string // its explanation, if that is always the same
	stands int    // how many lines of its explanation describe its state; the others describe its purpose
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
	piece: {Name: "rune"},
	back:  {Name: "back"},
	fuse:  {Name: "fuse", Single: true},
	tray:  {Name: "tray", Seated: true, Single: true, Bed: true, In: bag},
	dish:  {Name: "dish", Seated: true, Single: true, In: tray},
	// taps count whatever other fingers do, and however long they are held
	done:    {Name: "done", Seated: true, Single: true, In: tray, Role: hands.Thing},
	bowl:    {Name: "bowl", Single: true},
	meter:   {Name: "meter", Single: true},
	flicked: {Name: "flicked", Single: true, Role: hands.Thing}, // likewise
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

// pieceOf returns a rune on the table that the reader knows. choiceNth returns one of the pairs to give, or of the
// seats to name.
func pieceOf(r rules.Rune) thing { return things.Nth(piece, r) }
func choiceNth(i int) thing      { return things.Nth(choice, i) }

// Things of a seat: its tray, its Balance rune, its loot of a colour, and a place in its well.
func trayOf(s games.Seat) thing                 { return things.Own(tray, s) }
func dishOf(s games.Seat) thing                 { return things.Own(dish, s) }
func lootOf(s games.Seat, c rules.Colour) thing { return things.OwnNth(loot, s, c) }
func wellOf(s games.Seat, i int) thing          { return things.OwnNth(well, s, i) }

func onTable(t thing) bool { return t.Kind == piece || t.Kind == back }

// explains reports whether there is anything to say about a kind of thing.
func explains(t thing) bool { return t.Kind != nothing && t.Kind < close }

// overlay is what lies open over the board.
type overlay = boards.Overlay[kind]

// seatSheet is the sheet that shows what a seat has. Other sheets explain a thing.
const seatSheet = boards.FirstSheet
