package market

import (
	"runehall/games"
	rules "runehall/games/market"
)

// What is tapped and cannot be done now is asked of the core, whose refusal says why: these are the moves that a person would mean.

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

// missed returns the move that a person meant by aiming what is chosen at a thing of another seat, at which it cannot be aimed; false if
// nothing is chosen that is aimed at anything.
func missed(o *options, s *selection, seat games.Seat, place rules.Place) (rules.Move, bool) {
	switch f := meant(o, s); {
	case sets(f.kind) && place != rules.Loose:
		m := rules.Move{Kind: f.kind, Pay: payment(o, s, f), Seat: seat, Store: place}
		if f.kind == rules.Collector {
			m.Cards = s.cards
		}
		return m, true
	case s.cards.Sum() > 0 && s.cards.Size() == 1:
		return rules.Move{Kind: rules.Duel, Card: s.cards.Cards()[0], Seat: seat}, true
	}
	return rules.Move{}, false
}

// unbought returns the purchase of goods that cannot be bought now, paid with the cards or runes that come nearest to the price.
func unbought(o *options, s *selection, room int) rules.Move {
	m := rules.Move{Kind: rules.Outpost, Cards: onlyNumbers(s.cards)}
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

// unfilled returns the move that a person most likely meant by tapping an own store with which nothing can be done now: to put loose runes
// away, to free the store, to give it up or to join it.
func unfilled(o *options, s *selection, at rules.Place) rules.Move {
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
