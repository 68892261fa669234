package market

import (
	"cmp"
	"slices"

	rules "runehall/games/market"
)

// offerRank is the order in which offers stand. The first one is meant until somebody chooses another one.
var offerRank = [...]int8{
	rules.BuyRune: 1, rules.Outpost: 2, rules.Collector: 3, rules.Ransom: 4, rules.OutpostForRunes: 5, rules.CollectorForRunes: 6,
	rules.RansomForRunes: 7, rules.Put: 8, rules.Join: 9, rules.Neutralise: 10, rules.Lay: 11, rules.LayJoin: 12, rules.Duel: 13,
	rules.Rob: 14, rules.Waste: 15, rules.GiveUp: 16, rules.End: 17,
}

// offered lists what can be done with what is chosen: with hand cards, or with a thing that was tapped.
func offered(o *options, s *selection) (list []deal) {
	if o.phase != rules.TurnPhase || s.thing.Kind == nothing && s.cards == 0 {
		return nil
	}
	for i := range o.moves {
		if f, ok := offerOf(o, s, &o.moves[i]); ok && !slices.Contains(list, f) {
			list = append(list, f)
		}
	}
	slices.SortStableFunc(list, func(a, b deal) int { return cmp.Compare(offerRank[a.kind], offerRank[b.kind]) })
	return list
}

// offerOf returns the offer to which a move belongs, given what is chosen; false if the move has nothing to do with that.
func offerOf(o *options, s *selection, m *rules.Move) (deal, bool) {
	t := s.thing
	at := rules.Place(t.N)
	switch t.Kind {
	case nothing:
		return deal{kind: m.Kind, colour: m.Colour}, m.Cards == s.cards && m.Cards != 0 || m.Card != rules.Hidden && s.cards == rules.SetOf(m.Card)
	case bay:
		return deal{kind: m.Kind, colour: o.payColour(m.Pay)}, isGoods(m, int(t.N))
	case loose:
		return deal{kind: m.Kind, colour: m.Colour, store: m.Store}, m.Kind == rules.Put && m.Colour == rules.Colour(t.N)
	}
	switch m.Kind {
	case rules.Put, rules.Join, rules.GiveUp, rules.RansomForRunes:
		return deal{m.Kind, m.Colour, at}, m.Store == at
	case rules.Neutralise:
		return deal{kind: m.Kind, store: at}, m.To == at
	case rules.Ransom:
		return deal{kind: m.Kind}, m.Store == at
	}
	return deal{}, false
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

// current returns which of the offers is meant, and false for none: the first one, as long as nobody has chosen another one. A store is
// not given up unless somebody says so.
func current(s *selection, list []deal) (int, bool) {
	if i := slices.Index(list, s.offer); i >= 0 {
		return i, true
	}
	return 0, len(list) > 0 && list[0].kind != rules.GiveUp
}

// meant returns the offer that is meant, or one without a kind.
func meant(o *options, s *selection) deal {
	list := offered(o, s)
	if i, ok := current(s, list); ok {
		return list[i]
	}
	return deal{}
}

// open lists the moves that an offer can still become, whatever its target.
func open(o *options, s *selection, f deal) (list []rules.Move) {
	if f.kind == 0 {
		return nil
	}
	pay := payment(o, s, f)
	for i := range o.moves {
		m := &o.moves[i]
		if m.Kind != f.kind || m.Cards != 0 && m.Cards != s.cards || m.Pay != pay || m.Card != rules.Hidden && s.cards != rules.SetOf(m.Card) {
			continue
		}
		switch f.kind {
		case rules.BuyRune:
			if m.Colour != f.colour {
				continue
			}
		case rules.Put:
			if m.Colour != f.colour || m.Store != f.store {
				continue
			}
		case rules.GiveUp, rules.Join, rules.RansomForRunes:
			if m.Store != f.store {
				continue
			}
		case rules.Neutralise:
			if m.To != f.store {
				continue
			}
		}
		list = append(list, *m)
	}
	return list
}

// narrowed lists those of the open moves whose target was chosen; if none was, all of them.
func narrowed(o *options, s *selection, all []rules.Move) []rules.Move {
	list := slices.DeleteFunc(slices.Clone(all), func(m rules.Move) bool {
		at, placed := ownStore(o, &m)
		t := target(o.view, m)
		return s.placed && placed && at != s.to || s.at != (thing{}) && t != (thing{}) && t != s.at
	})
	if len(list) == 0 {
		return all
	}
	return list
}

// ownStore returns the own store by which moves of one offer differ: where an outpost goes, or which outpost goes. Loose is a new store.
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

// offering returns the selection with another offer meant, for which no own store is chosen yet. If number cards pay for the offer, the
// cheapest are chosen that hold those chosen before; if cards have nothing to do with it, none stays chosen.
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

// cheapest returns the cheapest number cards of the hand that reach a goal, with the chosen ones if these can.
func cheapest(o *options, goal rules.Goal, chosen rules.Set) (rules.Set, bool) {
	held := o.numbers()
	if within(chosen, held) {
		if cards, ok := o.view.Cheapest(goal, held, chosen); ok {
			return cards, true
		}
	}
	return o.view.Cheapest(goal, held, 0)
}

// kept returns what of a selection stays when other options follow those before: nothing in another turn, and otherwise what can still be
// done. While a move is stored nobody may move; then all stays.
func (s selection) kept(o, before *options) selection {
	k := s
	if o.turn() != before.turn() {
		k = selection{overlay: s.overlay}
	} else if o.phase != before.phase || o.view.Taking() != before.view.Taking() {
		k = s.cleared()
	}
	if o.actor < 0 {
		return k
	}
	held := rules.SetOf(o.hand...)
	for _, c := range k.cards.Cards() {
		if !within(k.cards, held) {
			k.cards = without(k.cards, c)
		}
	}
	if k.shown != rules.Hidden && held.Count(k.shown) == 0 {
		k.shown = rules.Hidden
	}
	if k.thing.Kind != nothing && len(offered(o, &k)) == 0 {
		k = k.cleared()
	}
	return k
}

// cardChosen reports whether the card at a place in the hand is chosen.
func (o *options) cardChosen(s *selection, index int) bool { return among(o.hand, index, s.cards) }

// storesOpen returns the own stores at which what is meant can be done.
func storesOpen(o *options, s *selection) map[rules.Place]bool {
	places := map[rules.Place]bool{}
	for _, m := range open(o, s, meant(o, s)) {
		if at, ok := ownStore(o, &m); ok {
			places[at] = true
		}
	}
	return places
}
