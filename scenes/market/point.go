package market

import (
	"runehall/games"
	rules "runehall/games/market"
)

// point lights the places that an event is about, and returns false if there is none.
func (s *show) point(e rules.Event) bool {
	list := s.model.eventSpots(e)
	for _, at := range list {
		s.timeline.Add(lit(flash{kind: flashSpot, at: at}, glowTicks))
	}
	return len(list) > 0
}

// refuse shakes what may not be done.
func (s *show) refuse(m rules.Move) {
	for _, at := range s.model.moveSpots(s.given.Actor(s.given.View.Reader()), m) {
		s.timeline.Add(lit(flash{kind: flashRefused, at: at}, refuseTicks))
	}
}

// eventSpots returns the places that an event is about: where its things lie now, or would.
func (m *model) eventSpots(e rules.Event) []spot {
	heap := spot{kind: spotHeap}
	switch e := e.(type) {
	case rules.CardsDrawn:
		return []spot{{kind: spotDeck}}
	case rules.DiscardsShuffled:
		return []spot{{kind: spotDeck}}
	case rules.CardsPaid:
		return []spot{heap}
	case rules.CardWasted:
		return []spot{heap}
	case rules.ThiefPlayed:
		return []spot{heap}
	case rules.CardTaken:
		return []spot{seatSpot(e.From), seatSpot(e.Seat)}
	case rules.RuneTaken:
		return []spot{seatSpot(e.From), looseSpot(e.Seat, e.Colour)}
	case rules.DuelBegun:
		return []spot{ringSpot(attackSide), seatSpot(e.Target)}
	case rules.DuelHeld:
		return []spot{ringSpot(answerSide)}
	case rules.DuelYielded:
		return []spot{seatSpot(e.Seat)}
	case rules.TollPaid:
		return []spot{m.storePlace(e.Seat, e.Store), looseSpot(e.To, e.Colour)}
	case rules.InterestTaken:
		return []spot{m.storePlace(e.Seat, e.Store)}
	case rules.RunePut:
		return []spot{m.storePlace(e.Seat, e.Store)}
	case rules.RuneBought:
		return []spot{looseSpot(e.Seat, e.Colour)}
	case rules.RunesPaid:
		return []spot{baySpot(bayRed), baySpot(bayBlue)}
	}
	return m.changeSpots(e)
}

// changeSpots returns those of the events of stores, and of the match.
func (m *model) changeSpots(e rules.Event) []spot {
	switch e := e.(type) {
	case rules.StoreLost:
		return []spot{m.storePlace(e.Seat, e.Store)}
	case rules.StoreGivenUp:
		return []spot{m.storePlace(e.Seat, e.Store)}
	case rules.MainLaid:
		return []spot{m.storePlace(e.Seat, e.Store)}
	case rules.OutpostPlaced:
		return []spot{m.storePlace(e.Seat, e.Store)}
	case rules.OutpostJoined:
		return []spot{m.storePlace(e.Seat, e.Store)}
	case rules.OutpostReturned:
		return []spot{baySpot(bayOutposts)}
	case rules.CollectorPlaced:
		return []spot{m.storePlace(e.Target, e.Store)}
	case rules.OutpostDestroyed:
		return []spot{m.storePlace(e.Seat, e.Pile)}
	case rules.CollectorGone:
		return []spot{m.storePlace(e.Seat, e.Store)}
	case rules.MarketEmptied:
		return []spot{baySpot(bayRed), baySpot(bayBlue)}
	case rules.TurnBegan:
		return []spot{seatSpot(e.Seat)}
	case rules.SeatScored:
		return []spot{seatSpot(e.Seat)}
	case rules.HighestShown:
		return []spot{seatSpot(e.Seat)}
	case rules.ThrowWon:
		return []spot{seatSpot(e.Seat)}
	case rules.MatchEnded:
		return []spot{seatSpot(e.Winner)}
	}
	return nil // the last round and what is tied have no place, nor have picks that are gone from the ring
}

// moveSpots returns the places that a move of a seat is about.
func (m *model) moveSpots(s games.Seat, move rules.Move) (list []spot) {
	if s < 0 {
		return nil
	}
	switch move.Kind {
	case rules.GiveUp, rules.Interest, rules.Put, rules.RansomForRunes, rules.Ransom:
		list = append(list, storeSpot(s, move.Store))
	case rules.Join, rules.Neutralise:
		list = append(list, storeSpot(s, move.Store), storeSpot(s, move.To))
	case rules.OutpostForRunes, rules.Outpost:
		list = append(list, baySpot(bayOutposts))
	case rules.CollectorForRunes, rules.Collector:
		list = append(list, storeSpot(move.Seat, move.Store))
	case rules.BuyRune:
		list = append(list, runeBay(max(rules.Red, move.Colour)))
	case rules.Duel, rules.TakeCard:
		list = append(list, seatSpot(move.Seat))
	case rules.TakeRune:
		list = append(list, runesOf(move.Seat, move.Store, move.Colour))
	}
	for _, c := range append(move.Cards.Cards(), move.Card) {
		if c != rules.Hidden {
			list = append(list, inHand(s, m.handIndex(s, c)))
		}
	}
	return list
}

// runesOf is where runes of a colour lie: loose, or in a store.
func runesOf(s games.Seat, at rules.Place, c rules.Colour) spot {
	if at == rules.Loose {
		return looseSpot(s, c)
	}
	return storeSpot(s, at)
}

// storePlace is the place of a store or, if it is no more, that of its seat.
func (m *model) storePlace(s games.Seat, at rules.Place) spot {
	if m.store(s, at).There {
		return storeSpot(s, at)
	}
	return seatSpot(s)
}
