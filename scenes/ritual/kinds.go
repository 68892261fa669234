package ritual

import (
	"fmt"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/hands"
	"runehall/scenes/things"
)

type kind uint8

const (
	nothing kind = iota
	hex          // a cell
	border       // an edge of a hex, in one of its directions
	draft
	hand       // a tile of a hand
	chip       // a seat
	rituals    // the rituals of a seat
	tray       // the coins of a seat
	open       // a tile in the hand panel, by its id
	ritual     // a ritual of the reader, by its place and kind
	discard    // a discarded ritual in the pile panel
	choice     // a button on which a move stands
	panelThing // an open panel
	outside    // the field beside an open panel, where a tap closes it
	ledge
	chain // a revealed ritual
	supply
	pile // the pile of rituals
	discards
	out    // where rituals leave the match
	beyond // the upper edge of the field, for piles that are not on the screen
	kinds
)

type thing = things.Thing[kind]

var catalogue = func() things.Kinds[kind] {
	at := func(n, m int) string { return fmt.Sprintf("%d.%d", n, m) }
	return things.Kinds[kind]{Game: "ritual", Of: []things.Kind[kind]{
		hex:        {Name: "cell", Part: at},
		border:     {Name: "border", Part: at},
		draft:      {Name: "draft", Single: true},
		hand:       {Name: "tile", Theirs: "their-tile", Seated: true, Bed: true, Role: hands.Told},
		chip:       {Name: "seat", Seated: true, Single: true, Bed: true, Role: hands.Thing},
		rituals:    {Name: "cards", Theirs: "rituals", Seated: true, Single: true, Bed: true, Role: hands.Thing},
		tray:       {Name: "tray", Seated: true, Single: true},
		open:       {Name: "open", Role: hands.Thing, In: chip},
		ritual:     {Name: "card", Part: func(_, m int) string { return rules.Card(m).String() }, Role: hands.Thing},
		discard:    {Name: "discard", Role: hands.Thing},
		choice:     {Name: "choice"},
		panelThing: {Name: "panel", Single: true, Inert: true},
		outside:    {Name: "outside", Single: true, Role: hands.Thing},
		ledge:      {Name: "ledge", Single: true, Inert: true},
		chain:      {Name: "revealed"},
		supply:     {Name: "supply", Single: true, In: discards},
		pile:       {Name: "pile", Single: true, In: discards},
		discards:   {Name: "discards", Single: true, In: beyond},
		out:        {Name: "out", Single: true, In: pile},
		beyond:     {Name: "beyond", Single: true},
	}}
}()

// handTile returns a tile of a hand by its place. openTile returns one by its id, in the panel that shows the hand.
func handTile(s games.Seat, n int) thing { return things.OwnNth(hand, s, n) }

func isHandTile(t thing) bool { return t.Kind == hand }

func openTile(s games.Seat, t rules.TileID) thing { return things.OwnNth(open, s, t) }

func chipOf(s games.Seat) thing    { return things.Own(chip, s) }
func ritualsOf(s games.Seat) thing { return things.Own(rituals, s) }
func trayOf(s games.Seat) thing    { return things.Own(tray, s) }

func ritualAt(index int, c rules.Card) thing {
	return thing{Kind: ritual, N: int16(index), M: int16(c)}
}

func hexAt(c rules.Cell) thing { return thing{Kind: hex, N: int16(c.Q), M: int16(c.R)} }

func isHex(t thing) bool { return t.Kind == hex }

// cellOf returns the cell of a hex, or of a border.
func cellOf(t thing) rules.Cell { return rules.Cell{Q: int8(t.N), R: int8(t.M)} }

// across returns the cell on the other side of a border.
func across(t thing) rules.Cell { return cellOf(t).Next(rules.Dir(t.Way)) }
