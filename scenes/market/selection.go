package market

import (
	"runehall/games"
	rules "runehall/games/market"
)

// selection is what is chosen and not made a move yet. It is a small value: equal selections mean the same.
type selection struct {
	cards  rules.Set          // hand cards that are chosen
	thing  target             // what was tapped besides: a bay, an own store, own loose runes; its offers are shown
	offer  offer              // what is to be done, as somebody said; without a kind it is the first offer
	pay    rules.Payment      // the runes paid, as somebody changed them; none leaves it to the view's proposal
	to     rules.Place        // where an outpost goes, or which own store is meant
	placed bool               // to was chosen
	seat   games.Seat         // whose store or thing is meant
	store  rules.Place        // which; Loose are loose runes
	colour rules.Colour       // of the rune that is taken; NoColour is a hand card
	aimed  bool               // seat, store and colour were chosen
	left   [rules.Places]bool // stores whose interest is left out
	first  rules.Place        // the store whose interest is taken before the others, or Loose
	moved  bool               // interest is behind: runes and cards are chosen
	shown  rules.Card         // against a duel
	pick   rules.Pick

	sheet sheetKind
	about target // what the sheet is about
	peek  bool   // the sheet is open for as long as something is held
}

// offer is something that can be done with what is chosen.
type offer struct {
	kind   rules.MoveKind
	colour rules.Colour // of the rune bought or put, or of the runes paid
	place  rules.Place  // the own store that is meant, where the offers differ by it
}

// sheetKind is what lies over the board.
type sheetKind uint8

const (
	noSheet sheetKind = iota
	explainSheet
	seatSheet // what another seat has
	heapSheet // the discards
)
