package ritual

import (
	"fmt"

	rules "runehall/games/ritual"
	"runehall/scenes/hands"
	"runehall/scenes/things"
)

type kind uint8

const (
	nothing kind = iota
	hex          // a cell
	border       // of a hex, in one of its directions
	draft
	hand    // a tile of it
	chip    // a seat
	rituals // of a seat
	tray    // the coins of a seat
	open    // a tile in the hand panel, by its id
	ritual  // of the reader, by its place and kind
	discard // in the pile panel
	choice  // a button on which a move stands
	board   // an open panel
	outside // beside it
	ledge
	chain // a ritual that is revealed
	supply
	pile // of rituals
	discards
	out    // of the match
	beyond // the upper edge, for a pile that is not on the screen
	kinds
)

type thing = things.Thing[kind]

var all = func() things.Kinds[kind] {
	at := func(n, m int) string { return fmt.Sprintf("%d.%d", n, m) }
	return things.Kinds[kind]{Game: "ritual", Of: []things.Kind[kind]{
		hex:      {Name: "cell", Part: at},
		border:   {Name: "border", Part: at},
		draft:    {Name: "draft", Single: true},
		hand:     {Name: "tile", Theirs: "their-tile", Seated: true, Bed: true, Role: hands.Piece},
		chip:     {Name: "seat", Seated: true, Single: true, Bed: true, Role: hands.Thing},
		rituals:  {Name: "cards", Theirs: "rituals", Seated: true, Single: true, Bed: true, Role: hands.Thing},
		tray:     {Name: "tray", Seated: true, Single: true},
		open:     {Name: "open", Role: hands.Thing, In: chip},
		ritual:   {Name: "card", Part: func(_, m int) string { return rules.Card(m).String() }, Role: hands.Thing},
		discard:  {Name: "discard", Role: hands.Thing},
		choice:   {Name: "choice"},
		board:    {Name: "panel", Single: true, Inert: true},
		outside:  {Name: "outside", Single: true, Role: hands.Thing},
		ledge:    {Name: "ledge", Single: true, Inert: true},
		chain:    {Name: "revealed"},
		supply:   {Name: "supply", Single: true, In: discards},
		pile:     {Name: "pile", Single: true, In: discards},
		discards: {Name: "discards", Single: true, In: beyond},
		out:      {Name: "out", Single: true, In: pile},
		beyond:   {Name: "beyond", Single: true},
	}}
}()

func ritualAt(index int, c rules.Card) thing {
	return thing{Kind: ritual, N: int16(index), M: int16(c)}
}

func hexAt(c rules.Cell) thing { return thing{Kind: hex, N: int16(c.Q), M: int16(c.R)} }

// cellOf returns the cell that a thing is, or whose border it is.
func cellOf(t thing) rules.Cell { return rules.Cell{Q: int8(t.N), R: int8(t.M)} }

// across returns the cell on the other side of a border.
func across(t thing) rules.Cell { return cellOf(t).Next(rules.Dir(t.Way)) }

// between names the end of each bonus coin of a shape.
func between(s rules.Shape) func(i int) thing { return func(i int) thing { return gap(s, i) } }

// gap returns the border on which bonus coin i of a shape lies: between two of its tiles.
func gap(s rules.Shape, i int) thing {
	if s.Kind == rules.Line {
		// The first five lie in a row in the middle; those of a longer line's second bonus fill what is left.
		i %= max(1, int(s.Length)-1)
	}
	t, next := hexAt(shapeTile(s, i)), shapeTile(s, i+1)
	for t.Kind = border; t.Way < int8(rules.NorthEast) && across(t) != next; {
		t.Way++
	}
	return t
}
