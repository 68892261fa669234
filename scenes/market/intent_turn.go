package market

import rules "runehall/games/market"

// turnIntent takes a tap in the own turn.
func turnIntent(o *options, s selection, t target) (selection, plan, bool) {
	switch t.kind {
	case onHand:
		return handIntent(o, s, t.index)
	case onBay:
		return bayIntent(o, s, t)
	case onStore:
		return storeIntent(o, s, t)
	case onLoose:
		return looseIntent(o, s, t)
	case onSwitch:
		return switchIntent(o, s, rules.Place(t.index))
	case onOffer:
		if list := offered(o, &s); t.index < len(list) {
			s = s.offering(o, list[t.index])
		}
		return only(s)
	case onTile:
		f := meant(o, &s)
		s.pay, _ = elsewhere(o, f, payment(o, &s, f), t.index)
		return only(s)
	case onLine:
		if cheap, ok := proposed(o, &s); ok {
			s.cards = cheap
			return only(s)
		}
	case onSeat, onTheirHand, onTheirStore, onTheirLoose:
		return aimIntent(o, s, t)
	case onPhase:
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
	s.moved, s.thing = true, target{}
	if !byCards(s.offer.kind) {
		s.offer, s.pay = offer{}, rules.Payment{}
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

// cardChosen reports whether the card at a place in the hand is chosen: of equal ones the first ones are.
func (o *options) cardChosen(s *selection, index int) bool {
	rank := 0
	for _, c := range o.hand[:index] {
		if c == o.hand[index] {
			rank++
		}
	}
	return rank < s.cards.Count(o.hand[index])
}

// bayIntent takes goods of the market: for the chosen cards or the cheapest ones, or for runes.
func bayIntent(o *options, s selection, t target) (selection, plan, bool) {
	if t.index == bayRed || t.index == bayBlue {
		return runeIntent(o, s, rules.Red+rules.Colour(t.index))
	}
	return thingIntent(o, s, t, func() rules.Move { return unbought(o, &s, t.index) })
}

// runeIntent chooses a rune of the market, and the cards that buy it.
func runeIntent(o *options, s selection, c rules.Colour) (selection, plan, bool) {
	f := offer{kind: rules.BuyRune, colour: c}
	if s.thing.kind == onNothing && s.offer == f {
		return only(s.cleared())
	}
	next := s
	next.thing, next.moved = target{}, true
	next = next.offering(o, f)
	if len(open(o, &next, f)) > 0 {
		return only(next)
	}
	if next.cards.Sum() == 0 {
		next.cards = o.numbers()
	}
	if next.cards.Sum() == 0 {
		return explain(s, target{onBay, int(c - rules.Red)})
	}
	return asks(s, rules.Move{Kind: rules.BuyRune, Cards: onlyNumbers(next.cards), Colour: c})
}

// thingIntent takes something that is tapped for what can be done with it; tapped again, it is let go. Where nothing can be done the move
// is asked for that would be meant, if there is one.
func thingIntent(o *options, s selection, t target, why func() rules.Move) (selection, plan, bool) {
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
func storeIntent(o *options, s selection, t target) (selection, plan, bool) {
	at := rules.Place(t.index)
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
		return bayIntent(o, s, target{onBay, bayOutposts})
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
func looseIntent(o *options, s selection, t target) (selection, plan, bool) {
	return thingIntent(o, s, t, func() rules.Move {
		m := rules.Move{Kind: rules.Put, Colour: rules.Colour(t.index), Store: rules.Place(t.index)}
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
