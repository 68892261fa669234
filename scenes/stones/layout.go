package stones

import (
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/ui"
)

// layout is where everything on the board lies, in pixels. Pure functions make it from a frame and an arrangement. A place that is
// empty is not shown: what it would hold is behind a door, in a sheet, or not needed now.
type layout struct {
	field    ui.Rect
	track    ui.Rect              // the power track; empty where the chips have bars
	seats    []seatPlace          // the chips of the others; of all seats where there is no track
	pile     ui.Rect              // the common pile
	discards ui.Rect              // the common discards
	display  [rules.Slots]ui.Rect // from the right slot on, as in the rules
	prices   [rules.Slots]ui.Rect // of the slots
	smithies [rules.Smithies]ui.Rect
	stones   [rules.Stones]ui.Rect    // the rune stones that are left, by kind
	stage    [rules.ManyCards]ui.Rect // cards that another seat lays or plays, while everybody watches
	ledge    ledgePlaces
	sheet    boards.Sheet
}

// seatPlace is where the chip of a seat lies, and what it shows; what has no room is empty.
type seatPlace struct {
	boards.SeatPlace
	badge, name, points ui.Rect
	bar                 ui.Rect // the way to the throne, where there is no track
	rows                ui.Rect // both power rows as small squares
	purse               ui.Rect // gems and ore with their numbers
	stones              ui.Rect // the runes of its rune stones
	cards               ui.Rect // how many it holds
}

// ledgePlaces is where the things of the seat in front lie. Which of them have a place depends on the mode.
type ledgePlaces struct {
	rect        ui.Rect
	badge, name ui.Rect
	tabs        [actions]ui.Rect // the three actions
	hand        []ui.Rect
	tags        []ui.Rect // below the hand cards: what becomes of each
	line        ui.Rect   // a sentence or a sum about what is chosen
	rows        [rules.Rows]rowPlace
	purse       [purseSize]ui.Rect // gems in the order of fields, then joker gems, then ore
	own         [rules.MaxStones]ui.Rect
	draw        ui.Rect // the own pile
	discards    ui.Rect // the own discards
	doors       [doors]ui.Rect
	acts        [boards.MaxActs]ui.Rect // the buttons beside the golden one
	step        stepPlaces
	pay         payPlaces
	trade       tradePlaces
}

// rowPlace is where a power row lies; fields in the order of rules.FieldOrder.
type rowPlace struct {
	rect   ui.Rect
	fields [fields]ui.Rect
	worth  ui.Rect
}

// stepPlaces is where the abilities of the played cards are carried out.
type stepPlaces struct {
	cards   []ui.Rect // the played cards, in their order
	tags    []ui.Rect // below them: will leave, comes back
	head    ui.Rect   // what is to be chosen
	icons   [2]ui.Rect
	choices []ui.Rect // gems to choose from, or the tiles of a payment
	next    ui.Rect   // what comes after
	die     ui.Rect   // in the place of the icons
}

// payPlaces is where a smithy is paid.
type payPlaces struct {
	head  ui.Rect
	ways  [2]ui.Rect // gems, ore
	tiles []ui.Rect  // each gem that is paid
	bonus ui.Rect
}

// tradePlaces is where power rows are traded in.
type tradePlaces struct {
	rect   ui.Rect // what lies over the field; empty where all found room on the ledge
	head   ui.Rect
	asks   ui.Rect             // which rune stones are asked for
	rows   [rules.Rows]ui.Rect // whole lines; the fields in them are those of the ledge's rows
	sum    ui.Rect
	stones [rules.Stones]ui.Rect // by kind
	eye    ui.Rect               // hides the sheet while it is held; empty where nothing lies over the field
}

// act returns where a button beside the golden one stands: on a narrow ledge a single one has the room of all.
func (l *ledgePlaces) act(i int, alone bool) ui.Rect {
	if alone && i == 0 && l.acts[0].Y == l.acts[1].Y {
		return ui.Bounding(l.acts[:]...)
	}
	return l.acts[i]
}
