package market

import (
	rules "runehall/games/market"
)

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
		return explain(s, bayAt(int(c-rules.Red)))
	}
	return asks(s, rules.Move{Kind: rules.BuyRune, Cards: onlyNumbers(next.cards), Colour: c})
}

// storeIntent takes a tap on an own store: it is where an outpost goes, or something is done with it.
func storeIntent(o *options, s selection, t thing) (selection, plan, bool) {
	at := rules.Place(t.N)
	if places := storesOpen(o, &s); len(places) > 1 && places[at] {
		s.placed = !s.placed || s.to != at
		s.to = at
		if s.placed {
			return aims(o, s)
		}
		s.to = rules.Loose
		return only(s)
	}
	if at == rules.Loose {
		return bayIntent(o, s, bayAt(bayOutposts))
	}
	if m, ok := missed(o, &s, o.actor, at); ok && modeOf(o, &s) == aiming {
		return asks(s, m)
	}
	return thingIntent(o, s, t, func() rules.Move { return unfilled(o, &s, at) })
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
