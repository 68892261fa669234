package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
)

// sheets keeps what the open sheet says, so that neither placing nor drawing it puts words together.
type sheets struct {
	made            sheetKey
	told            explanation
	title           string
	lines           []boards.Note
	cards           []rules.Card // of a pile, in the order of their numbers
	seat            games.Seat   // whose cards these are, or whose board is seen
	pick            []rules.Move // what can be chosen in the sheet of a rune stone
	labels          []string     // of these
	ways            [2]bool      // whether there is something before and after
	beside          [2]string    // the numbers of the cards there
	draw, own, hand string       // what piles and hand are called
	none            string       // that there are no rune stones, or no cards
}

// sheetKey is what the words of a sheet depend on.
type sheetKey struct {
	kind  boards.SheetKind
	about thing
	page  int
	card  rules.Card
	view  rules.View
	front games.Seat
	tiles tiles
	shown bool
	frame int // another one may speak another language
}

// The lines and items of the board of a seat.
const (
	lineRows   = 0 // and the next one
	linePurse  = 2
	lineStones = 3
	linePiles  = 4
	lineHand   = 5
	seatLines  = 6

	itemDraw   = 0
	itemOwn    = 1
	itemStones = 2 // and the following ones
	itemHand   = itemStones + rules.MaxStones
	seatItems  = itemHand + rules.ManyCards
)
