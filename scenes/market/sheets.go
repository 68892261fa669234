package market

import (
	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/boards"
)

// sheets keeps what the open sheet says, so that neither placing nor drawing it puts words together.
type sheets struct {
	made   sheetKey
	told   explanation
	title  string
	notes  []boards.Note
	seat   games.Seat    // the seat that is looked at
	stores []rules.Place // of that seat
	cards  []rules.Card  // its hand or, in their order, the kinds of the discards
	counts []int         // how many there are of each of these
	bears  []string      // what each of the stores bears
	none   string        // that there are no stores, or no cards
	score  rules.Score
}

// sheetKey is what the words of a sheet depend on.
type sheetKey struct {
	of    thought
	view  rules.View
	front games.Seat
	shown bool
	bare  bool
	frame int // a new frame may speak another language
}
