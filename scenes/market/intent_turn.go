package market

import (
	rules "runehall/games/market"
	"runehall/scenes/things"
)

// turnIntent takes a tap in the own turn.
func turnIntent(o *options, s selection, t thing) (selection, plan, bool) {
	switch t.Kind {
	case card:
		return handIntent(o, s, int(t.N))
	case bay:
		return bayIntent(o, s, t)
	case store, loose:
		switch {
		case t.Seat != o.actor:
			return aimIntent(o, s, t)
		case t.Kind == loose:
			return looseIntent(o, s, t)
		}
		return storeIntent(o, s, t)
	case toggle:
		return switchIntent(o, s, rules.Place(t.N))
	case offer:
		if list := offered(o, &s); int(t.N) < len(list) {
			s = s.offering(o, list[t.N])
		}
		return only(s)
	case tile:
		f := meant(o, &s)
		s.pay, _ = elsewhere(o, f, payment(o, &s, f), int(t.N))
		return only(s)
	case line:
		if cheap, ok := proposed(o, &s); ok {
			s.cards = cheap
			return only(s)
		}
	case chip, hand:
		return aimIntent(o, s, t)
	case phase:
		return phaseIntent(o, s, t)
	}
	return explain(s, t)
}

// handIntent chooses a hand card, or no more: number cards together, others alone.
func handIntent(o *options, s selection, index int) (selection, plan, bool) {
	c := o.handCard(index)
	switch {
	case c == rules.Hidden:
		return only(s)
	case !o.useful(c):
		return asks(s, unplayed(o, c))
	}
	s.moved, s.thing = true, thing{}
	if !byCards(s.offer.kind) {
		s.offer, s.pay = deal{}, rules.Payment{}
	}
	switch {
	case o.cardChosen(&s, index):
		s.cards = without(s.cards, c)
	case c.Number() && s.cards.Sum() > 0:
		s.cards = with(s.cards, c)
	default:
		s.cards = rules.SetOf(c)
	}
	return only(s)
}

// cardChosen reports whether the card at a place in the hand is chosen.
func (o *options) cardChosen(s *selection, index int) bool { return among(o.hand, index, s.cards) }

// bayIntent takes goods of the market: for the chosen cards or the cheapest ones, or for runes.
func bayIntent(o *options, s selection, t thing) (selection, plan, bool) {
	if t.N == bayRed || t.N == bayBlue {
		return runeIntent(o, s, rules.Red+rules.Colour(t.N))
	}
	return thingIntent(o, s, t, func() rules.Move { return unbought(o, &s, int(t.N)) })
}

// runeIntent chooses a rune of the market, and the cards that buy it.
func runeIntent(o *options, s selection, c rules.Colour) (selection, plan, bool) {
	f := deal{kind: rules.BuyRune, colour: c}
	if s.thing.Kind == nothing && s.offer == f {
		return only(s.cleared())
	}
	next := s
	next.thing, next.moved = thing{}, true
	next = next.offering(o, f)
	if len(open(o, &next, f)) > 0 {
		return only(next)
	}
	if next.cards.Sum() == 0 {
		next.cards = o.numbers()
	}
	if next.cards.Sum() == 0 {
		return explain(s, things.Nth(bay, int(c-rules.Red)))
	}
	return asks(s, rules.Move{Kind: rules.BuyRune, Cards: onlyNumbers(next.cards), Colour: c})
}

// thingIntent takes something that is tapped for what can be done with it; tapped again, it is let go. Where nothing can be done the move
// is asked for that would be meant, if there is one.
func thingIntent(o *options, s selection, t thing, why func() rules.Move) (selection, plan, bool) {
	if s.thing == t {
		return only(s.cleared())
	}
	next := s.interest()
	next.thing, next.moved = t, true
	if s.cards.Sum() > 0 {
		next.cards = s.cards
	}
	list := offered(o, &next)
	if len(list) == 0 {
		if m := why(); m.Kind != 0 {
			return asks(s, m)
		}
		return explain(s, t)
	}
	i, ok := current(&next, list)
	if !ok {
		next.cards = 0
		return only(next)
	}
	return only(next.offering(o, list[i]))
}

// storeIntent takes a tap on an own store: it is where an outpost goes, or something is done with it.
func storeIntent(o *options, s selection, t thing) (selection, plan, bool) {
	at := rules.Place(t.N)
	if places := placesOpen(o, &s); len(places) > 1 && places[at] {
		s.placed = !s.placed || s.to != at
		s.to = at
		if s.placed {
			return aims(o, s)
		}
		s.to = rules.Loose
		return only(s)
	}
	if at == rules.Loose {
		return bayIntent(o, s, things.Nth(bay, bayOutposts))
	}
	if m, ok := missed(o, &s, o.actor, at); ok && modeOf(o, &s) == aiming {
		return asks(s, m)
	}
	return thingIntent(o, s, t, func() rules.Move { return unfilled(o, &s, at) })
}

// placesOpen returns the own stores at which what is meant can be done.
func placesOpen(o *options, s *selection) map[rules.Place]bool {
	places := map[rules.Place]bool{}
	for _, m := range open(o, s, meant(o, s)) {
		if at, ok := placeOf(o, &m); ok {
			places[at] = true
		}
	}
	return places
}

// looseIntent takes a tap on the own loose runes of a colour.
func looseIntent(o *options, s selection, t thing) (selection, plan, bool) {
	return thingIntent(o, s, t, func() rules.Move {
		m := rules.Move{Kind: rules.Put, Colour: rules.Colour(t.N), Store: rules.Place(t.N)}
		for at := rules.RedMain; at < rules.Pile1; at++ {
			if _, there := o.view.Store(o.actor, at); there {
				m.Store = at
			}
		}
		return m
	})
}

// switchIntent takes interest of a store, or leaves it out. One that gets less than it bears, since others of its colour come before it, is
// put before them.
func switchIntent(o *options, s selection, at rules.Place) (selection, plan, bool) {
	m := rules.Move{Kind: rules.Interest, Store: at}
	switch {
	case !o.legal(m):
		return asks(s, m)
	case s.left[at]:
		s.left[at] = false
	case coming(o, &s)[at] < o.view.Bears(at):
		s.first = at
	default:
		s.left[at] = true
	}
	return only(s)
}
