package market

import (
	rules "runehall/games/market"
	"runehall/scenes/boards"
)

// selection is what has been chosen and is no move yet. It is a small value: equal selections mean the same.
type selection struct {
	cards  rules.Set          // hand cards that are chosen
	thing  thing              // tapped besides cards: a bay, an own store, own loose runes; its offers are shown
	offer  deal               // the offer that somebody tapped; without a kind the first one is meant
	pay    rules.Payment      // the runes that pay, where somebody changed the view's proposal; otherwise none
	to     rules.Place        // where an outpost goes, or which own store is meant
	placed bool               // to was chosen
	at     thing              // the chosen target, which is a thing of another seat
	left   [rules.Places]bool // stores whose interest is left out
	first  rules.Place        // the store whose interest is taken before the others, or Loose
	moved  bool               // the interest phase is over: runes and cards are chosen now
	shown  rules.Card         // the answer to a duel
	pick   rules.Pick

	overlay
}

// deal is what an offer offers: something that can be done with what is chosen.
type deal struct {
	kind   rules.MoveKind
	colour rules.Colour // of the rune bought or put, or of the runes that pay
	store  rules.Place  // the own store that is meant, where offers differ by it
}

type overlay = boards.Overlay[kind]

// The sheets over the board besides explanations.
const (
	seatSheet = boards.FirstSheet + iota // what another seat has
	heapSheet                            // the discards
)

// cleared returns the selection without what is chosen. What it says about the interest of the turn stays, and so do
// the sheets over the board.
func (s selection) cleared() selection {
	c := s.interest()
	c.overlay = s.overlay
	return c
}

// interest returns only what the selection says about the interest of the turn, which everybody may see.
func (s selection) interest() selection {
	return selection{left: s.left, first: s.first, moved: s.moved}
}

func (s *selection) anything() bool { return *s != s.cleared() }

// byCards reports whether number cards pay for a kind of move.
func byCards(k rules.MoveKind) bool {
	return k == rules.BuyRune || k == rules.Outpost || k == rules.Collector || k == rules.Ransom
}

// byRunes reports whether runes pay for a kind of move.
func byRunes(k rules.MoveKind) bool {
	return k == rules.OutpostForRunes || k == rules.CollectorForRunes || k == rules.RansomForRunes
}

// sets reports whether a kind of move sets a collector.
func sets(k rules.MoveKind) bool { return k == rules.Collector || k == rules.CollectorForRunes }
