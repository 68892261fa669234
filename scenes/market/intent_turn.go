package market

import rules "runehall/games/market"

// handIntent chooses a hand card, or lets it go. Number cards are chosen together, other cards alone.
func handIntent(n *upshot, index int) (selection, plan, bool) {
	o, s := n.options, n.sel
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

// bayIntent decides what a tap on goods of the market means: they are bought with the chosen cards or the cheapest
// ones, or for runes.
func bayIntent(n *upshot, t thing) (selection, plan, bool) {
	if t.N == bayRed || t.N == bayBlue {
		return runeIntent(n, rules.Red+rules.Colour(t.N))
	}
	return thingIntent(n, t, func() rules.Move { return unbought(n, int(t.N)) })
}

// runeIntent chooses a rune of the market, and the cards that buy it.
func runeIntent(n *upshot, c rules.Colour) (selection, plan, bool) {
	o, s, f := n.options, n.sel, deal{kind: rules.BuyRune, colour: c}
	if s.thing.Kind == nothing && s.offer == f {
		return only(s.cleared())
	}
	next := s
	next.thing, next.moved = thing{}, true
	next = next.offering(o, f)
	if len(upshotOf(o, next).open[f]) > 0 {
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

// storeIntent decides what a tap on an own store means: an outpost goes there, or something is done with the store.
func storeIntent(n *upshot, t thing) (selection, plan, bool) {
	s, at := n.sel, rules.Place(t.N)
	if len(n.stores) > 1 && n.stores[at] {
		s.placed = !s.placed || s.to != at
		s.to = at
		if s.placed {
			return aims(n.options, s)
		}
		s.to = rules.Loose
		return only(s)
	}
	if at == rules.Loose {
		return bayIntent(n, bayAt(bayOutposts))
	}
	if m, ok := missed(n, n.options.actor, at); ok && n.mode == aiming {
		return asks(s, m)
	}
	return thingIntent(n, t, func() rules.Move { return unfilled(n, at) })
}

// looseIntent chooses the own loose runes of a colour for what can be done with them.
func looseIntent(n *upshot, t thing) (selection, plan, bool) {
	return thingIntent(n, t, func() rules.Move {
		m := rules.Move{Kind: rules.Put, Colour: rules.Colour(t.N), Store: rules.Place(t.N)}
		for at := rules.RedMain; at < rules.Pile1; at++ {
			if _, there := n.options.view.Store(n.options.actor, at); there {
				m.Store = at
			}
		}
		return m
	})
}

// switchIntent takes the interest of a store, or leaves it out. A store that gets less than it bears, because others of
// its colour come before it, is put before them instead.
func switchIntent(n *upshot, at rules.Place) (selection, plan, bool) {
	s, m := n.sel, rules.Move{Kind: rules.Interest, Store: at}
	switch {
	case !n.options.legal(m):
		return asks(s, m)
	case s.left[at]:
		s.left[at] = false
	case n.coming[at] < n.options.view.Bears(at):
		s.first = at
	default:
		s.left[at] = true
	}
	return only(s)
}
