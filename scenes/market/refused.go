package market

import (
	"runehall/games"
	rules "runehall/games/market"
)

// A tap on something that cannot be done now is put to the core all the same, whose refusal says why. The functions of
// this file return the move that a person would have meant.

// unplayed returns the move that a person most likely meant by tapping a card that can do nothing now.
func unplayed(o *options, c rules.Card) rules.Move {
	switch {
	case c == rules.Thief:
		return rules.Move{Kind: rules.Rob, Card: c}
	case !c.Number():
		return rules.Move{Kind: rules.Lay, Card: c}
	}
	return rules.Move{Kind: rules.Duel, Card: c, Seat: neighbour(o)}
}

// missed returns the move that a person meant by aiming at a thing of another seat at which what is chosen cannot be
// aimed. It returns false if nothing is chosen that is aimed at anything.
func missed(n *upshot, seat games.Seat, place rules.Place) (rules.Move, bool) {
	switch s, kind := &n.sel, n.meant.kind; {
	case sets(kind) && place != rules.Loose:
		m := rules.Move{Kind: kind, Pay: n.pay, Seat: seat, Store: place}
		if kind == rules.Collector {
			m.Cards = s.cards
		}
		return m, true
	case s.cards.Sum() > 0 && s.cards.Size() == 1:
		return rules.Move{Kind: rules.Duel, Card: s.cards.Cards()[0], Seat: seat}, true
	}
	return rules.Move{}, false
}

// unbought returns the purchase of goods that cannot be bought now, paid with the cards or runes that come nearest to
// the price.
func unbought(n *upshot, room int) rules.Move {
	o, m := n.options, rules.Move{Kind: rules.Outpost, Cards: onlyNumbers(n.sel.cards)}
	if room == bayCollectors {
		m.Kind, m.Seat, m.Store = rules.Collector, neighbour(o), rules.RedMain
		if list := o.view.AppendTargets(nil, o.actor); len(list) > 0 {
			m.Seat, m.Store = list[0].Seat, list[0].Store
		}
	} else if list := o.view.AppendOutpostPlaces(nil, o.actor); len(list) > 0 {
		m.To = list[0]
	}
	if cards, ok := cheapest(o, rules.MoreGoal, m.Cards); ok {
		m.Cards = cards
	} else if m.Cards == 0 && o.view.Step() == rules.CardStep {
		m.Cards = o.numbers()
	}
	if m.Cards != 0 {
		return m
	}
	if m.Kind = rules.OutpostForRunes; room == bayCollectors {
		m.Kind = rules.CollectorForRunes
	}
	for c := rules.Red; c <= rules.Blue; c++ {
		pay, ok := o.view.Proposed(o.actor, c, o.view.Price())
		if !ok {
			pay = o.view.Spendable(o.actor, c)
		}
		if pay.Size() > m.Pay.Size() {
			m.Pay = pay
		}
	}
	return m
}

// unfilled returns the move that a person most likely meant by tapping an own store with which nothing can be done now:
// to put loose runes away, to free the store, to give it up or to join it.
func unfilled(n *upshot, at rules.Place) rules.Move {
	o, s := n.options, &n.sel
	for c := rules.Red; c <= rules.Blue; c++ {
		if o.view.LooseRunes(o.actor, c) > 0 {
			return rules.Move{Kind: rules.Put, Colour: c, Store: at}
		}
	}
	switch stock, _ := o.view.Store(o.actor, at); {
	case stock.Occupied && s.cards.Sum() > 0:
		return rules.Move{Kind: rules.Ransom, Cards: s.cards, Store: at}
	case stock.Occupied:
		return rules.Move{Kind: rules.RansomForRunes, Pay: o.view.Spendable(o.actor, rules.NoColour), Store: at}
	case at.Main():
		return rules.Move{Kind: rules.GiveUp, Store: at}
	case at.Post():
		return rules.Move{Kind: rules.Join, Store: at, To: rules.RedMain}
	}
	return rules.Move{}
}

// neighbour returns the seat after the actor.
func neighbour(o *options) games.Seat { return (o.actor + 1) % games.Seat(o.view.Seats()) }

func onlyNumbers(set rules.Set) (numbers rules.Set) {
	for _, c := range set.Cards() {
		if c.Number() {
			numbers = with(numbers, c)
		}
	}
	return numbers
}
