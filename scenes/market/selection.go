package market

import (
	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/boards"
)

// selection is what is chosen and not made a move yet. It is a small value: equal selections mean the same.
type selection struct {
	cards  rules.Set          // hand cards that are chosen
	thing  thing              // what was tapped besides: a bay, an own store, own loose runes; its offers are shown
	offer  deal               // what is to be done, as somebody said; without a kind it is the first offer
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

	overlay
}

// deal is something that can be done with what is chosen.
type deal struct {
	kind   rules.MoveKind
	colour rules.Colour // of the rune bought or put, or of the runes paid
	place  rules.Place  // the own store that is meant, where the offers differ by it
}

type overlay = boards.Overlay[kind]

// The sheets over the board besides explanations.
const (
	seatSheet = boards.FirstSheet + iota // what another seat has
	heapSheet                            // the discards
)

func (s selection) opening(k boards.SheetKind, t thing) selection {
	s.overlay = s.Opening(k, t)
	return s
}

func (s selection) closed() selection {
	s.overlay = s.Closed()
	return s
}

// cleared returns the selection without anything that is chosen. What becomes of the interest of the turn stays, and what lies over the
// board.
func (s selection) cleared() selection {
	c := s.interest()
	c.overlay = s.overlay
	return c
}

// interest returns of the selection what is said about the interest of the turn, which everybody may see.
func (s selection) interest() selection {
	return selection{left: s.left, first: s.first, moved: s.moved}
}

func (s *selection) anything() bool { return *s != s.cleared() }

// offering returns the selection with another thing to be done, for which no place is chosen yet. Where number cards pay
// for it, the cheapest are proposed that hold those that are chosen; otherwise cards stay only where they are what is meant.
func (s selection) offering(o *options, f deal) selection {
	if f.kind != s.offer.kind {
		s.aimed = false
	}
	s.offer, s.to, s.placed = f, rules.Loose, false
	goal := rules.MoreGoal
	switch {
	case f.kind == rules.BuyRune:
		goal = rules.RuneGoal
	case byCards(f.kind):
		if s.thing.Kind == store {
			s.to, s.placed = rules.Place(s.thing.N), true
		}
	case s.thing.Kind != nothing:
		s.cards = 0
		return s
	default:
		return s
	}
	if cards, ok := cheapest(o, goal, s.cards); ok {
		s.cards = cards
	}
	return s
}

// cheapest returns the cheapest number cards of the hand that reach a goal, with the chosen ones if these can.
func cheapest(o *options, goal rules.Goal, chosen rules.Set) (rules.Set, bool) {
	held := o.numbers()
	if within(chosen, held) {
		if cards, ok := o.view.Cheapest(goal, held, chosen); ok {
			return cards, true
		}
	}
	return o.view.Cheapest(goal, held, 0)
}

// kept returns what of a selection the options still allow, after those before. While a move is stored nobody may move, and all that is
// chosen stays.
func (s selection) kept(o, before *options) selection {
	k := s
	if o.turn() != before.turn() {
		k = selection{overlay: s.overlay}
	} else if o.phase != before.phase || o.view.Taking() != before.view.Taking() {
		k = s.cleared()
	}
	if o.actor < 0 {
		return k
	}
	held := rules.SetOf(o.hand...)
	for _, c := range k.cards.Cards() {
		if !within(k.cards, held) {
			k.cards = without(k.cards, c)
		}
	}
	if k.shown != rules.Hidden && held.Count(k.shown) == 0 {
		k.shown = rules.Hidden
	}
	if k.thing.Kind != nothing && len(offered(o, &k)) == 0 {
		k = k.cleared()
	}
	return k
}
