package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
)

// sheets keeps the words of the open sheet, so that they are put together once and not whenever the sheet is placed or
// drawn.
type sheets struct {
	made            sheetKey
	told            explanation
	title           string
	lines           []boards.Note
	cards           []rules.Card // the cards of a pile, by number
	seat            games.Seat   // whose cards these are, or who is shown
	pick            []rules.Move // the moves that can be chosen in the sheet of a rune stone
	labels          []string     // what these moves are called
	ways            [2]bool      // whether the sheet leads back, and on
	beside          [2]string    // the numbers of the cards there
	draw, own, hand string       // what piles and hand are called
	none            string       // says that there are no rune stones, or no cards
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
	frame int // the frame, since another one may have another language
}

// The lines and the items of the sheet that shows a seat.
const (
	lineRows   = 0 // and the next one, for the lower row
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
