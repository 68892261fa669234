package market

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/market"
)

// tapFor returns what a person taps next who wants to make a move, and false once only the golden button is left. It goes by what is
// chosen so far, and takes away what is chosen wrongly.
func tapFor(t testing.TB, o *options, s *selection, want rules.Move) (target, bool) {
	t.Helper()
	if p, _, ok := planned(o, s); ok && p.Moves[0] == want {
		return target{}, false
	}
	act := func(k actKind) (target, bool) {
		t.Helper()
		list := acts(o, s)
		i := slices.Index(list[:], k)
		if i < 0 {
			t.Fatalf("for %v there is no button %d among %v, selection %+v", want, k, list, *s)
		}
		return target{onAct, i}, true
	}
	switch want.Kind {
	case rules.End:
		return act(actEnd)
	case rules.Yield:
		return target{onHand, slices.Index(o.hand, s.shown)}, true
	case rules.Show:
		return target{onHand, slices.Index(o.hand, want.Card)}, true
	case rules.Throw:
		return target{onPick, int(want.Pick - rules.Rock)}, true
	case rules.TakeRune, rules.TakeCard, rules.Duel:
		if want.Kind != rules.Duel || s.cards == rules.SetOf(want.Card) {
			list := about(o, want)
			return list[len(list)-1], true
		}
	case rules.Interest:
		return interestTap(o, s, want, act)
	}
	if s.thing.kind != onNothing && (modeOf(o, s) == aiming || len(placesOpen(o, s)) > 1) && s.thing != thingOf(&want) {
		return act(actClear) // a tap on an own store means something else then
	}
	if cards := cardsOf(want); s.cards != cards && (cards != 0 || s.thing.kind == onNothing) {
		return cardTap(o, s, cards)
	}
	if on := thingOf(&want); cardsOf(want) == 0 && s.thing != on {
		return on, true
	}
	f, _ := offerOf(o, s, &want)
	if meant(o, s) != f {
		return target{onOffer, slices.Index(offered(o, s), f)}, true
	}
	if pay := payment(o, s, f); pay != want.Pay {
		for tile := range pay.Size() {
			if part := tilePart(pay, tile); pay[part] > want.Pay[part] {
				return target{onTile, tile}, true
			}
		}
	}
	if sets(want.Kind) && s.offer != f { // on to where it goes
		return target{onOffer, slices.Index(offered(o, s), f)}, true
	}
	if at, ok := placeOf(o, &want); ok {
		return target{onStore, int(at)}, true
	}
	list := about(o, want)
	return list[len(list)-1], true
}

// interestTap leaves out the interest of all stores but one.
func interestTap(o *options, s *selection, want rules.Move, act func(actKind) (target, bool)) (target, bool) {
	if !bears(o, s) {
		if s.anything() {
			return act(actClear)
		}
		return act(actInterest)
	}
	for at, n := range coming(o, s) {
		if n > 0 && rules.Place(at) != want.Store {
			return target{onSwitch, at}, true
		}
	}
	return target{onSwitch, int(want.Store)}, true
}

// cardsOf returns the hand cards that a move uses.
func cardsOf(m rules.Move) rules.Set {
	if m.Card != rules.Hidden {
		return rules.SetOf(m.Card)
	}
	return m.Cards
}

// cardTap leads from the chosen cards to others.
func cardTap(o *options, s *selection, want rules.Set) (target, bool) {
	for i, c := range o.hand {
		switch chosen := o.cardChosen(s, i); {
		case chosen && s.cards.Count(c) > want.Count(c), !chosen && s.cards.Count(c) < want.Count(c):
			return target{onHand, i}, true
		}
	}
	return target{}, false
}

// thingOf returns what is tapped for a move that no card is chosen for.
func thingOf(m *rules.Move) target {
	switch m.Kind {
	case rules.OutpostForRunes:
		return target{onBay, bayOutposts}
	case rules.CollectorForRunes:
		return target{onBay, bayCollectors}
	case rules.Neutralise:
		return target{onStore, int(m.To)}
	}
	return target{onStore, int(m.Store)}
}

// openStores lets thieves reach into stores, and a round be finished.
var openStores = map[string]string{rules.OptionOpen: games.Yes, rules.OptionEnding: rules.EndingRound}
