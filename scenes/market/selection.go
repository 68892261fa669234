package market

import (
	rules "runehall/games/market"
	"runehall/scenes/boards"
)

// selection is what is chosen and not made a move yet. It is a small value: equal selections mean the same.
type selection struct {
	cards  rules.Set          // hand cards that are chosen
	thing  thing              // what was tapped besides: a bay, an own store, own loose runes; its offers are shown
	offer  deal               // the offer that somebody tapped; without a kind the first one is meant
	pay    rules.Payment      // the runes paid, where somebody changed the view's proposal; otherwise none
	to     rules.Place        // where an outpost goes, or which own store is meant
	placed bool               // to was chosen
	at     thing              // of another seat: the target that was chosen
	left   [rules.Places]bool // stores whose interest is left out
	first  rules.Place        // the store whose interest is taken before the others, or Loose
	moved  bool               // the interest phase is over: runes and cards are chosen now
	shown  rules.Card         // the answer to a duel
	pick   rules.Pick

	overlay
}

// deal is something that can be done with what is chosen.
type deal struct {
	kind   rules.MoveKind
	colour rules.Colour // of the rune bought or put, or of the runes paid
	store  rules.Place  // the own store that is meant, where offers differ by it
}

type overlay = boards.Overlay[kind]

// The sheets over the board besides explanations.
const (
	seatSheet = boards.FirstSheet + iota // what another seat has
	heapSheet                            // the discards
)

// cleared drops what is chosen, and keeps what is said about the interest of the turn and the sheets over the board.
func (s selection) cleared() selection {
	c := s.interest()
	c.overlay = s.overlay
	return c
}

// interest keeps only what is said about the interest of the turn, which everybody may see.
func (s selection) interest() selection {
	return selection{left: s.left, first: s.first, moved: s.moved}
}

func (s *selection) anything() bool { return *s != s.cleared() }

// byCards reports whether number cards pay for it.
func byCards(k rules.MoveKind) bool {
	return k == rules.BuyRune || k == rules.Outpost || k == rules.Collector || k == rules.Ransom
}

// byRunes reports whether runes pay for it.
func byRunes(k rules.MoveKind) bool {
	return k == rules.OutpostForRunes || k == rules.CollectorForRunes || k == rules.RansomForRunes
}

// sets reports whether it sets a collector.
func sets(k rules.MoveKind) bool { return k == rules.Collector || k == rules.CollectorForRunes }
