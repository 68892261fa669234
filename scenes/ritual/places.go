package ritual

import (
	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/ui"
)

// layout is where everything lies that does not move with the eye, in pixels. Pure functions make it from a frame and
// an arrangement. Nothing covers the field while something on it can be played.
type layout struct {
	free    ui.Rect // room for the field
	seats   []seatPlace
	compass ui.Rect // turn order; empty where there is no room
	piles   pilePlaces
	ledge   ledgePlaces
	room    ui.Rect // what panels and revealed cards may cover: everything between the top bar and the ledge
}

type arrangement struct {
	seats   int
	front   games.Seat
	hands   [games.MaxSeats]int // hand tiles of each seat
	rituals int                 // how many the seat in front holds
	known   bool                // whether the reader sees these
	plain   bool                // whether the match has no rituals (RIT-40)
	heap    bool                // whether there are discards
	// a tile is chosen: on phones the heads are folded to one row, and the field gets the rest of their room
	working bool
}

type ledgePlaces struct {
	rect   ui.Rect
	badge  ui.Rect // empty where there is no room
	name   ui.Rect // empty where there is no room
	coins  ui.Rect
	reason ui.Rect // the line that says what a placement gives, or why it cannot be made
	left   ui.Rect // turns the chosen tile against the clock
	right  ui.Rect // turns it with the clock
	hand   []ui.Rect
	radius float64   // of a hand tile
	cards  ui.Rect   // the rituals: all of it is one thing to press
	card   ui.Size   // the size of a back among them
	faces  []ui.Rect // the cards that the reader holds
	tabs   bool      // whether the faces are low, with the sign beside the name
}

// pilePlaces is where the piles lie, side by side or one above the other. The whole of it is one button.
type pilePlaces struct {
	rect     ui.Rect
	supply   ui.Rect // the supply of tiles
	pile     ui.Rect // rituals to draw; empty where only the others have room, or in a match without rituals
	discards ui.Rect // discarded rituals; empty in a match without rituals
	names    bool    // whether there is room for the names of the piles
}

type panelPlaces struct {
	rect    ui.Rect
	title   ui.Rect
	items   []ui.Rect // hand tiles or cards
	radius  float64   // of a hand tile
	texts   bool      // cards bear their texts; otherwise only the chosen one does, in sheet
	sheet   ui.Rect   // the chosen card, enlarged
	info    ui.Rect   // what can be done with the chosen card, or why not
	choices []ui.Rect // the buttons of a choice, even without a panel
	close   ui.Rect
}

// content is what a panel holds.
type content struct {
	open   panel
	items  []thing      // its tiles or cards
	held   []rules.Card // the rituals of the reader
	widths []float64    // the widths of the buttons below them
	texts  []string     // the texts of cards
	reads  bool         // whether one of the cards is enlarged
}

type panelShape struct {
	ui.Size         // the whole content
	columns int     // how many items stand side by side; 0: all of them
	item    ui.Size // one tile or card
	info    ui.Size // the words; empty for a hand
	sheet   ui.Size // the card that is read; empty if all bear their texts
	beside  bool
}

type revealedPlaces struct {
	first  ui.Rect // the first card
	shift  float64 // how far each further card lies to the right
	form   cardForm
	banner ui.Rect // who reveals what; empty beside a wide field
	die    ui.Rect
	board  ui.Rect // what is left of the field beside the cards; empty where they lie over it
}

func (r *revealedPlaces) card(i int) ui.Rect {
	return r.first.Move(ui.Pt(r.shift*float64(i), r.shift*.25*float64(i)))
}

// whole returns the bounding box of n cards and the die.
func (r *revealedPlaces) whole(n int) ui.Rect { return r.card(n - 1).Union(r.first).Union(r.die) }

// cardForm is how much of a ritual its card shows.
type cardForm uint8

const (
	cardSign cardForm = iota // its sign alone
	cardName                 // sign and name
	cardFull                 // sign, name and text
	cardTold                 // who reveals it, and its text, in few lines
)

type discarded struct {
	card   rules.Card
	copies int
}
