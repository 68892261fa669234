package ritual

import (
	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/ui"
)

// layout is where everything lies that does not move with the eye, in pixels. Pure functions make it from a frame and an arrangement.
// Nothing lies over the field while something on it can be played.
type layout struct {
	free    ui.Rect // for the field
	seats   []seatPlace
	compass ui.Rect // turn order; empty where there is no room
	piles   pilePlaces
	ledge   ledgePlaces
	room    ui.Rect // what panels and revealed cards may cover: all between top bar and ledge
}

type arrangement struct {
	seats   int
	front   games.Seat
	hands   [games.MaxSeats]int // hand tiles of each seat
	rituals int                 // of the seat in front
	known   bool                // whether the reader sees them
	plain   bool                // there are no rituals in the match (RIT-40)
	heap    bool                // there are discards
	working bool                // a tile is chosen: on phones the heads are folded to one row, and the field gets the rest
}

type ledgePlaces struct {
	rect   ui.Rect
	badge  ui.Rect // empty where there is no room
	name   ui.Rect // empty where there is no room
	coins  ui.Rect
	reason ui.Rect // the line that says what a placement gives, or why it cannot be made
	left   ui.Rect // turns the chosen tile against the clock
	right  ui.Rect // and with it
	hand   []ui.Rect
	radius float64   // of a hand tile
	cards  ui.Rect   // the rituals: all of it is one thing to press
	card   ui.Size   // of a back in it
	faces  []ui.Rect // the cards that the reader holds
	tabs   bool      // they are low: the sign beside the name
}

// pilePlaces is where the piles lie, side by side or one above the other. All of it is one thing to press.
type pilePlaces struct {
	rect     ui.Rect
	supply   ui.Rect // of tiles
	pile     ui.Rect // of rituals; empty where only the others have room, or in a match without rituals
	discards ui.Rect // likewise without rituals
	names    bool    // they have room for their names
}

type panelPlaces struct {
	rect    ui.Rect
	title   ui.Rect
	items   []ui.Rect // hand tiles or cards
	radius  float64   // of a hand tile
	texts   bool      // cards bear their texts; otherwise the chosen one does in sheet
	sheet   ui.Rect   // of the chosen card, enlarged
	info    ui.Rect   // what can be done with the chosen card, or why not
	choices []ui.Rect // buttons, also without a panel
	close   ui.Rect
}

// content is what a panel holds.
type content struct {
	open   panel
	items  []thing      // its tiles or cards
	held   []rules.Card // the rituals of the reader
	widths []float64    // of the buttons below them
	texts  []string     // of cards
	reads  bool         // one of the cards is enlarged
}

type panelShape struct {
	ui.Size         // of all
	columns int     // of items; 0: all in one row
	item    ui.Size // of one tile or card
	info    ui.Size // of the words; nothing for a hand
	sheet   ui.Size // of the card that is read; nothing where all bear their texts
	beside  bool
}

type revealedPlaces struct {
	first  ui.Rect // the ritual
	shift  float64 // of each further card to the right
	form   cardForm
	banner ui.Rect // who reveals what; empty at the left edge of a field
	die    ui.Rect
	board  ui.Rect // what is left to the hexagons beside the cards; empty where these lie over them
}

func (r *revealedPlaces) card(i int) ui.Rect {
	return r.first.Move(ui.Pt(r.shift*float64(i), r.shift*.25*float64(i)))
}

// whole returns what n cards and the die take.
func (r *revealedPlaces) whole(n int) ui.Rect { return r.card(n - 1).Union(r.first).Union(r.die) }

// cardForm is how much of a ritual its card shows.
type cardForm uint8

const (
	cardSign cardForm = iota // its sign alone
	cardName                 // sign and name
	cardFull                 // sign, name and text
	cardTold                 // who reveals it, and its text
)

type discarded struct {
	card   rules.Card
	copies int
}
