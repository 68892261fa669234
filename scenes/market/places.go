package market

import (
	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/boards"
	"runehall/ui"
)

// layout says where everything on the board lies, in pixels. Pure functions make it from a frame and an arrangement.
// What has an empty place is not shown.
type layout struct {
	field  ui.Rect
	phases [phases]ui.Rect // the four phases of a turn (MAR-7)
	stall  ui.Rect         // with awning and lanterns; empty where the goods are a row of counts
	bays   [bays]ui.Rect   // the goods
	tags   [bays]ui.Rect   // their prices, below them
	deck   ui.Rect
	heap   ui.Rect // the discards
	ring   ringPlaces
	seats  []seatPlace // all but the one in front
	ledge  ledgePlaces
	asked  askedPlaces
	sheet  boards.Sheet
}

// ringPlaces is where a duel is shown, or rock-paper-scissors: a ring in the middle, or a strip where the table is
// small.
type ringPlaces struct {
	rect    ui.Rect // empty while there is none to show
	badges  [2]ui.Rect
	cards   [2]ui.Rect // the attacker's, the answer
	between ui.Rect    // the swords
	line    ui.Rect
	stakes  ui.Rect // what the attacker can take, while the answer is awaited
}

// seatPlace is where a seat lies, and where on it things are shown. What has no room has an empty place.
type seatPlace struct {
	boards.SeatPlace
	badge, name, points ui.Rect
	stores              [rules.Places]ui.Rect // each store and pile; at Loose, room for another one, drawn dashed
	words               [rules.Places]ui.Rect // beside a store: what becomes of it, where a collector is set
	cards               ui.Rect               // the hand, face down
	safe                ui.Rect               // below the stores: words that nothing is taken from them
	loose               [colourKinds]ui.Rect  // loose runes
}

// ledgePlaces is where the things of the seat in front lie. Which of them have a place depends on the mode.
type ledgePlaces struct {
	rect                ui.Rect
	badge, name, points ui.Rect
	stores              [rules.Places]ui.Rect // at Loose, room for another store, drawn dashed
	panels              [rules.Places]ui.Rect // round a store, with what comes in, while interest is taken
	switches            [rules.Places]ui.Rect // take or leave out, in the panel
	words               [rules.Places]ui.Rect // what a store bears
	loose               [colourKinds]ui.Rect
	looseRect           ui.Rect // round all loose runes
	looseWords          ui.Rect // beside them, where it is wide
	hand                []ui.Rect
	bare                []ui.Rect               // where cards will lie, while there are none
	tags                []ui.Rect               // below the hand cards: holds, too low
	line                ui.Rect                 // the sum, or a sentence about what is chosen
	offers              []ui.Rect               // what can be done with what is chosen, in the line or below it
	tiles               []ui.Rect               // runes that pay
	takings             [2]ui.Rect              // what is taken, one after the other
	picks               [3]ui.Rect              // rock, paper, scissors
	text                ui.Rect                 // consequences in words
	acts                [boards.MaxActs]ui.Rect // the buttons beside the golden one
}

// askedPlaces is where a duel is explained while everybody is asked about it, because the question covers the rest of
// the ledge: the seat that defends itself, and what everybody may know.
type askedPlaces struct {
	seat  seatPlace // without a chip where there is no room
	tray  ui.Rect   // round the words
	notes boards.Sheet
}

// arrangement is what a layout depends on besides the frame.
type arrangement struct {
	seats  int
	front  games.Seat
	mode   mode
	phase  int                     // of the turn
	stores [games.MaxSeats]holding // what each seat has
	hand   int                     // cards on the ledge
	cards  bool                    // some of the hand are chosen
	offers int
	tiles  int
	panels int        // own stores that bear interest
	ring   bout       // what the ring shows
	room   bool       // the seat in front may choose a place for an outpost of its own
	where  bool       // it is to choose one of its stores
	open   bool       // runes in stores can be stolen (MAR-17)
	asked  bool       // everybody is asked about the duel
	asks   games.Seat // who defends itself then
	sheet  boards.SheetKind
	about  thing
	lines  int // of the sheet
	items  int
}

// bout is what the ring shows.
type bout uint8

const (
	ringNone bout = iota
	ringLast      // the last duel
	ringOpen      // a duel that waits for its answer, or rock-paper-scissors
)

// mode is what the ledge is for.
type mode uint8

const (
	// watching: somebody else is on turn, or nothing can be done; the hand may be read.
	watching mode = iota
	// bearing: interest may be taken (MAR-10).
	bearing
	// choosing: runes and cards are chosen, and what is done with them (MAR-11, MAR-12).
	choosing
	// aiming: a store of another seat is chosen for a collector (MAR-25).
	aiming
	// taking: something of another seat is taken (MAR-22).
	taking
	// answering: a duel is to be answered, behind the own curtain (MAR-21).
	answering
	// throwing: rock, paper or scissors is picked (MAR-33).
	throwing
)

// Sizes of what is said about a duel while everybody is asked, in dp.
const (
	askedNotes = 3   // how many things are said at most; the first ones matter most
	noteLow    = 46  // least height of one
	noteHigh   = 84  // and the most
	askedLow   = 78  // least height of the seat that defends itself
	askedHigh  = 110 // and the most above the words
	askedWide  = 500 // from this width on the seat lies beside the words
)
