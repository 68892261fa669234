package market

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/things"
)

// tapFor returns what somebody taps next who wants to make a move, and false once only the golden button is left. It
// goes by what is chosen so far, and lets go of what is chosen wrongly.
func tapFor(t testing.TB, o *options, s *selection, want rules.Move) (thing, bool) {
	t.Helper()
	n := upshotOf(o, *s)
	if n.ready && n.plan.Moves[0] == want {
		return thing{}, false
	}
	button := func(k actKind) (thing, bool) {
		t.Helper()
		list := acts(n)
		i := slices.Index(list[:], k)
		if i < 0 {
			t.Fatalf("for %v there is no button %d among %v, selection %+v", want, k, list, *s)
		}
		return things.Nth(act, i), true
	}
	switch want.Kind {
	case rules.End:
		return button(actEnd)
	case rules.Yield:
		return cardAt(o.actor, slices.Index(o.hand, s.shown)), true
	case rules.Show:
		return cardAt(o.actor, slices.Index(o.hand, want.Card)), true
	case rules.Throw:
		return pickOf(want.Pick), true
	case rules.TakeRune, rules.TakeCard, rules.Duel:
		if want.Kind != rules.Duel || s.cards == rules.SetOf(want.Card) {
			return about(o.view, want)[0], true
		}
	case rules.Interest:
		return interestTap(o, s, want, button)
	}
	if s.thing.Kind != nothing && (n.mode == aiming || len(n.stores) > 1) && s.thing != thingOf(o, &want) {
		return button(actClear) // a tap on an own store means something else then
	}
	if cards := cardsOf(want); s.cards != cards && (cards != 0 || s.thing.Kind == nothing) {
		return cardTap(o, s, cards)
	}
	if on := thingOf(o, &want); cardsOf(want) == 0 && s.thing != on {
		return on, true
	}
	f, _ := offerOf(o, s, &want)
	if n.meant != f {
		return things.Nth(offer, slices.Index(n.offers, f)), true
	}
	if pay := n.pay; pay != want.Pay {
		for i := range pay.Size() {
			if part := tilePart(pay, i); pay[part] > want.Pay[part] {
				return things.Nth(tile, i), true
			}
		}
	}
	if sets(want.Kind) && s.offer != f { // on to where it goes
		return things.Nth(offer, slices.Index(n.offers, f)), true
	}
	if at, ok := ownStore(o, &want); ok {
		return storeAt(o.actor, at), true
	}
	return about(o.view, want)[0], true
}

// interestTap returns the next tap on the way to the interest of one store alone.
func interestTap(o *options, s *selection, want rules.Move, button func(actKind) (thing, bool)) (thing, bool) {
	if !bears(o, s) {
		if s.anything() {
			return button(actClear)
		}
		return button(actInterest)
	}
	for at, n := range coming(o, s) {
		if n > 0 && rules.Place(at) != want.Store {
			return toggleOf(rules.Place(at)), true
		}
	}
	return toggleOf(want.Store), true
}

// cardsOf returns the hand cards that a move uses.
func cardsOf(m rules.Move) rules.Set {
	if m.Card != rules.Hidden {
		return rules.SetOf(m.Card)
	}
	return m.Cards
}

// cardTap returns the next tap on the way from the chosen cards to others.
func cardTap(o *options, s *selection, want rules.Set) (thing, bool) {
	for i, c := range o.hand {
		switch chosen := o.cardChosen(s, i); {
		case chosen && s.cards.Count(c) > want.Count(c), !chosen && s.cards.Count(c) < want.Count(c):
			return cardAt(o.actor, i), true
		}
	}
	return thing{}, false
}

// thingOf returns the thing that is tapped for a move for which no card is chosen.
func thingOf(o *options, m *rules.Move) thing {
	switch m.Kind {
	case rules.OutpostForRunes:
		return bayAt(bayOutposts)
	case rules.CollectorForRunes:
		return bayAt(bayCollectors)
	case rules.Neutralise:
		return storeAt(o.whose, m.To)
	}
	return storeAt(o.whose, m.Store)
}

// openStores are options with which thieves reach into stores, and a round is finished.
var openStores = map[string]string{rules.OptionOpen: games.Yes, rules.OptionEnding: rules.EndingRound}
