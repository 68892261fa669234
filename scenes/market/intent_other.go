package market

import (
	"runehall/games"
	rules "runehall/games/market"
)

// aimIntent takes a tap on something of another seat: with one number card it is challenged (MAR-21), with a collector bought that sits
// down there (MAR-25); otherwise it is looked at.
func aimIntent(o *options, s selection, t target) (selection, plan, bool) {
	seat, store := t.seat(), rules.Place(t.part())
	if t.kind == onSeat || t.kind == onTheirHand {
		seat, store = games.Seat(t.index), rules.Loose
	}
	for _, f := range aimable(o, &s, t) {
		next := s
		if s.offer != f {
			next = s.offering(o, f)
		}
		if f.kind == rules.Duel {
			store = rules.Loose
		}
		for _, m := range open(o, &next, f) {
			if m.Seat != seat || m.Store != store {
				continue
			}
			if s.aimed && s.offer == f && s.seat == seat && s.store == store {
				s.aimed = false
				return only(s)
			}
			next.aimed, next.seat, next.store = true, seat, store
			if f.kind == rules.Duel {
				return aims(o, next)
			}
			return only(next)
		}
	}
	if m, ok := missed(o, &s, seat, store); ok {
		return asks(s, m)
	}
	return explain(s, t)
}

// aimable lists the offers that can be aimed at a thing, the meant one first.
func aimable(o *options, s *selection, t target) (list []offer) {
	fits := func(f offer) bool { return f.kind == rules.Duel || sets(f.kind) && t.kind == onTheirStore }
	first := meant(o, s)
	if fits(first) {
		list = append(list, first)
	}
	for _, f := range offered(o, s) {
		if fits(f) && f != first && f.kind != first.kind {
			list = append(list, f)
		}
	}
	return list
}

// missed returns the move that is not possible against a thing of another seat, of what is chosen.
func missed(o *options, s *selection, seat games.Seat, store rules.Place) (rules.Move, bool) {
	switch f := meant(o, s); {
	case sets(f.kind) && store != rules.Loose:
		m := rules.Move{Kind: f.kind, Pay: payment(o, s, f), Seat: seat, Store: store}
		if f.kind == rules.Collector {
			m.Cards = s.cards
		}
		return m, true
	case s.cards.Sum() > 0 && s.cards.Size() == 1:
		return rules.Move{Kind: rules.Duel, Card: s.cards.Cards()[0], Seat: seat}, true
	}
	return rules.Move{}, false
}

// phaseIntent takes a tap on a phase of the turn: back to the interest that was left, on to runes and cards, or the end of the turn.
func phaseIntent(o *options, s selection, t target) (selection, plan, bool) {
	switch t.index {
	case interestPhase:
		if !o.can(rules.Interest) {
			for at := rules.RedMain; at < rules.Pile1; at++ {
				if _, there := o.view.Store(o.actor, at); there {
					return asks(s, rules.Move{Kind: rules.Interest, Store: at})
				}
			}
			return explain(s, t)
		}
		s = s.cleared()
		s.moved = false
	case refillPhase:
		return thingIntent(o, s, t, func() rules.Move { return rules.Move{Kind: rules.End} })
	default:
		s.moved = true
	}
	return only(s)
}

// actIntent takes a button beside the golden one.
func actIntent(o *options, s selection, index int) (selection, plan, bool) {
	switch acts(o, &s)[index] {
	case actClear:
		s = s.cleared()
	case actEnd:
		return asks(s.cleared(), rules.Move{Kind: rules.End})
	case actNoInterest:
		s.moved = true
	case actInterest:
		s.moved = false
	case actYield:
		return asks(s.cleared(), rules.Move{Kind: rules.Yield})
	}
	return only(s)
}

// acts returns what the buttons beside the golden one are for.
func acts(o *options, s *selection) (list [maxActs]actKind) {
	switch {
	case o.actor < 0:
	case o.phase == rules.AnswerPhase:
		if o.own() && o.can(rules.Show) {
			list[0] = actYield
		}
	case s.anything():
		list[0] = actClear
	case bears(o, s):
		list[0] = actNoInterest
	case o.can(rules.Interest):
		list[0] = actInterest
	}
	if o.phase == rules.TurnPhase && o.can(rules.End) && len(o.moves) > 1 {
		list[1] = actEnd
	}
	return list
}

// The refusals of goods and stores: what is asked for where nothing can be done with them.

// unbought is a purchase that is not possible, with all that could pay for it.
func unbought(o *options, s *selection, bay int) rules.Move {
	m := rules.Move{Kind: rules.Outpost, Cards: onlyNumbers(s.cards)}
	if bay == bayCollectors {
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
	if m.Kind = rules.OutpostForRunes; bay == bayCollectors {
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

// unfilled is what cannot be done with an own store: loose runes wait to be put away, it waits to be freed, or it cannot be given up or
// joined.
func unfilled(o *options, s *selection, at rules.Place) rules.Move {
	for c := rules.Red; c <= rules.Blue; c++ {
		if o.view.LooseRunes(o.actor, c) > 0 {
			return rules.Move{Kind: rules.Put, Colour: c, Store: at}
		}
	}
	switch store, _ := o.view.Store(o.actor, at); {
	case store.Occupied && s.cards.Sum() > 0:
		return rules.Move{Kind: rules.Ransom, Cards: s.cards, Store: at}
	case store.Occupied:
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

// onlyNumbers returns the number cards of a set.
func onlyNumbers(set rules.Set) (numbers rules.Set) {
	for _, c := range set.Cards() {
		if c.Number() {
			numbers = with(numbers, c)
		}
	}
	return numbers
}
