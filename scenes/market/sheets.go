package market

import (
	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/boards"
)

// sheets keeps what the open sheet says. [player.tell] makes it once, so that neither placing nor drawing the sheet
// puts words together. Which fields count depends on the sheet.
type sheets struct {
	made   sheetKey      // what the other fields were made from
	told   explanation   // the title and, if a thing is explained, its picture and lines
	title  string        // told in words, as notes are
	notes  []boards.Note // the lines of an explanation
	seat   games.Seat    // the seat whose sheet is open, or games.Nobody
	stores []rules.Place // the stores of that seat
	cards  []rules.Card  // the hand of that seat, or each kind of card among the discards
	counts []int         // how many discards there are of each kind in cards
	bears  []string      // what each of the stores will bear
	none   string        // says that there are no stores, or no discards
	score  rules.Score   // the score of that seat
}

// sheetKey is all that a sheet is made from. While it stays the same, the sheet is not made anew.
type sheetKey struct {
	of    thought // also which sheet is open, and what it is about
	view  rules.View
	front games.Seat
	shown bool // every move has been shown, so the model is up to date
	bare  bool // a question covers the ledge: the hand of the seat in front must not be seen
	frame int  // a new frame may speak another language
}
