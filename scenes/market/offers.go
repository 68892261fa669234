package market

import (
	"cmp"
	"slices"

	rules "runehall/games/market"
)

// offerRank is the order in which offers stand. The first one is meant until somebody chooses another one.
var offerRank = [...]int8{
	rules.BuyRune: 1, rules.Outpost: 2, rules.Collector: 3, rules.Ransom: 4, rules.OutpostForRunes: 5,
	rules.CollectorForRunes: 6, rules.RansomForRunes: 7, rules.Put: 8, rules.Join: 9, rules.Neutralise: 10,
	rules.Lay: 11, rules.LayJoin: 12, rules.Duel: 13, rules.Rob: 14, rules.Waste: 15, rules.GiveUp: 16, rules.End: 17,
}

// sortMoves sorts the legal moves of a turn into offers: what can be done with the chosen hand cards, or with the thing
// that was tapped. It finds out which offer is meant, which runes pay for it, and which moves each offer can still
// become.
func (n *upshot) sortMoves() {
	o, s := n.options, &n.sel
	if o.phase != rules.TurnPhase || s.thing.Kind == nothing && s.cards == 0 {
		return
	}
	all := map[deal][]rules.Move{}
	for i := range o.moves {
		f, ok := offerOf(o, s, &o.moves[i])
		if ok && !slices.Contains(n.offers, f) {
			n.offers = append(n.offers, f)
		}
		all[f] = append(all[f], o.moves[i])
	}
	slices.SortStableFunc(n.offers, func(a, b deal) int {
		return cmp.Or(cmp.Compare(offerRank[a.kind], offerRank[b.kind]), o.homeless(a)-o.homeless(b))
	})
	n.meant = current(s, n.offers)
	n.open = map[deal][]rules.Move{}
	for _, f := range n.offers {
		pay := payment(o, s, f, all[f])
		if f == n.meant {
			n.pay = pay
		}
		n.open[f] = slices.DeleteFunc(all[f], func(m rules.Move) bool {
			return m.Pay != pay || m.Cards != 0 && m.Cards != s.cards ||
				m.Card != rules.Hidden && s.cards != rules.SetOf(m.Card)
		})
	}
}

// homeless returns 1 for a rune that would find no store of its colour, and otherwise 0: what has a store stands first.
func (o *options) homeless(d deal) int {
	if d.kind != rules.BuyRune {
		return 0
	}
	for at := rules.RedMain; at < rules.Pile1; at++ {
		if stock, there := o.view.Store(o.actor, at); there && stock.Colour == d.colour {
			return 0
		}
	}
	return 1
}

// offerOf returns the offer to which a move belongs, and whether what is chosen makes that offer.
func offerOf(o *options, s *selection, m *rules.Move) (deal, bool) {
	f := deal{kind: m.Kind, colour: m.Colour}
	switch t := s.thing; t.Kind {
	case nothing:
		return f, m.Cards == s.cards && m.Cards != 0 || m.Card != rules.Hidden && s.cards == rules.SetOf(m.Card)
	case bay:
		f.colour = o.payColour(m.Pay)
		return f, isGoods(m, int(t.N))
	case loose:
		f.store = m.Store
		return f, m.Kind == rules.Put && m.Colour == rules.Colour(t.N)
	}
	at, ok := startsAt(m)
	if m.Kind != rules.Ransom { // that is one offer, whichever store it frees
		f.store = at
	}
	return f, ok && at == rules.Place(s.thing.N)
}

// startsAt returns the own store that is tapped to make a move, and false for moves that begin elsewhere.
func startsAt(m *rules.Move) (rules.Place, bool) {
	switch m.Kind {
	case rules.Put, rules.Join, rules.GiveUp, rules.RansomForRunes, rules.Ransom:
		return m.Store, true
	case rules.Neutralise:
		return m.To, true
	}
	return rules.Loose, false
}

// isGoods reports whether a move buys what lies in a bay of outposts or collectors.
func isGoods(m *rules.Move, room int) bool {
	switch m.Kind {
	case rules.Outpost, rules.OutpostForRunes:
		return room == bayOutposts
	case rules.Collector, rules.CollectorForRunes:
		return room == bayCollectors
	}
	return false
}

// current returns the offer that is meant: the chosen one or, as long as nobody has chosen, the first one. A store is
// not given up unless somebody says so, so where that comes first none is meant.
func current(s *selection, list []deal) deal {
	switch {
	case slices.Contains(list, s.offer):
		return s.offer
	case len(list) > 0 && list[0].kind != rules.GiveUp:
		return list[0]
	}
	return deal{}
}

// ownStore returns the own store by which moves of one offer differ: where an outpost goes, or which outpost goes.
// Loose is the place of a new store.
func ownStore(o *options, m *rules.Move) (rules.Place, bool) {
	switch m.Kind {
	case rules.Outpost, rules.OutpostForRunes, rules.Join:
		return m.To, true
	case rules.Neutralise, rules.Ransom:
		return m.Store, true
	case rules.LayJoin:
		_, red := o.view.Store(o.actor, rules.RedMain)
		_, blue := o.view.Store(o.actor, rules.BlueMain)
		switch {
		case !red && !blue: // either of two outposts is joined to the new store
			return m.Store, true
		case m.To.Main() && (m.To == rules.RedMain) == red:
			return m.To, true
		}
		return rules.Loose, true
	}
	return rules.Loose, false
}

// offering returns the selection with another offer meant. No own store is chosen for it yet, but for one that was
// tapped. If number cards pay for the offer, the cheapest are chosen that include the cards chosen before. If cards
// have nothing to do with it, none stays chosen.
func (s selection) offering(o *options, f deal) selection {
	if f.kind != s.offer.kind {
		s.at = thing{}
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

// cheapest returns the cheapest number cards of the hand that reach a goal, including the chosen ones if these can be
// among them.
func cheapest(o *options, goal rules.Goal, chosen rules.Set) (rules.Set, bool) {
	held := o.numbers()
	if within(chosen, held) {
		if cards, ok := o.view.Cheapest(goal, held, chosen); ok {
			return cards, true
		}
	}
	return o.view.Cheapest(goal, held, 0)
}

// cardChosen reports whether the card at a place in the hand is chosen.
func (o *options) cardChosen(s *selection, index int) bool { return among(o.hand, index, s.cards) }

// storesOpen returns the own stores at which the meant offer can be made.
func storesOpen(n *upshot) map[rules.Place]bool {
	places := map[rules.Place]bool{}
	for _, m := range n.open[n.meant] {
		if at, ok := ownStore(n.options, &m); ok {
			places[at] = true
		}
	}
	return places
}
