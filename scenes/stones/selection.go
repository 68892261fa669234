package stones

import rules "runehall/games/stones"

// action is one of the three things that a turn can be used for.
type action uint8

const (
	summon action = iota
	useAbilities
	forge
	actions // how many there are
)

// selection is what a person has chosen and not yet made a move of. It is a value: two are the same if they are equal.
type selection struct {
	action action
	cards  [rules.ManyCards]rules.Card // hand cards in the order in which they were chosen; then Hidden
	slots  [rules.Slots + 1]bool       // display cards to be bought, by slot
	// What is chosen for the ability that is being carried out: the card, its icon (1 or 2), a slot of the display, a gem, and what
	// the exchange is paid with.
	card rules.Card
	icon int8
	slot int8
	gem  rules.Colour
	// left are the cards whose abilities are left out without having begun.
	left rules.Set
	// What is forged where, how it is paid and where it is placed.
	forges bool
	smithy rules.Smithy
	ore    bool
	pay    rules.Gems // of a smithy or an exchange; none: as proposed
	placed bool
	row    rules.Row
	field  rules.Colour
	// What is traded in.
	trade [rules.Rows]bool
	picks [rules.Rows]rules.Stone
	// What lies over the board.
	sheet sheetKind
	about target
	// peek says that about is explained only for as long as something is held.
	peek bool
}

// sheetKind is a kind of sheet over the board.
type sheetKind uint8

const (
	noSheet      sheetKind = iota
	explainSheet           // what a thing is: card, icon, smithy, rune stone, pile
	seatSheet              // the board of a seat
	smithySheet            // behind the doors of small screens
	rowsSheet
	stonesSheet
	handSheet
	pileSheet  // the cards of a discard pile
	swapSheet  // what the stone Swap can do now (STO-32)
	jokerSheet // which gem lies on the stone Joker from now on (STO-33)
)
