package market

import (
	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/things"
)

// about returns the things that a move of the seat that acts is about: its target first, then the hand cards that it uses. Of equal cards
// those are meant that lie first in the hand.
func about(v rules.View, m rules.Move) (list []thing) {
	s := acting(v)
	if s < 0 {
		return nil
	}
	theirs, own, to := storeAt(m.Seat, m.Store), storeAt(s, m.Store), storeAt(s, m.To)
	switch m.Kind {
	case rules.GiveUp, rules.Ransom, rules.RansomForRunes:
		list = []thing{own}
	case rules.Interest:
		list = []thing{toggleOf(m.Store), own}
	case rules.Put:
		list = []thing{own, looseOf(s, m.Colour)}
	case rules.Join:
		list = []thing{own, to}
	case rules.Neutralise:
		list = []thing{to, own}
	case rules.Outpost, rules.OutpostForRunes:
		list = []thing{bayAt(bayOutposts), to}
	case rules.Collector, rules.CollectorForRunes:
		list = []thing{theirs, bayAt(bayCollectors)}
	case rules.BuyRune:
		list = []thing{bayAt(bayOf(m.Colour))}
	case rules.Duel:
		list = []thing{chipOf(m.Seat)}
	case rules.TakeRune:
		list = []thing{runesOf(m.Seat, m.Store, m.Colour)}
	case rules.TakeCard:
		list = []thing{handBacks(m.Seat)}
	case rules.Throw:
		list = []thing{pickOf(m.Pick)}
	}
	cards, held := m.Cards, v.Hand(s).Cards()
	if m.Card != rules.Hidden {
		cards = rules.SetOf(m.Card)
	}
	for i := range held {
		if among(held, i, cards) {
			list = append(list, cardAt(s, i))
		}
	}
	if m.Kind == rules.LayJoin {
		list = append(list, own, to)
	}
	return list
}

// target returns what of another seat a move is aimed at, or nothing.
func target(v rules.View, m rules.Move) (t thing) {
	switch m.Kind {
	case rules.Duel, rules.Collector, rules.CollectorForRunes, rules.TakeRune, rules.TakeCard:
		t = about(v, m)[0]
	}
	return t
}

// of returns the things that an event is about, where they lie now or, if they are gone, would lie. The last round and ties are about
// nothing, nor are picks, which are gone from the ring.
func (m *model) of(e rules.Event) []thing {
	switch e := e.(type) {
	case rules.CardsDrawn, rules.DiscardsShuffled:
		return []thing{things.The(deck)}
	case rules.CardsPaid, rules.CardWasted, rules.ThiefPlayed:
		return []thing{things.The(heap)}
	case rules.CardTaken:
		return []thing{badgeOf(e.From), badgeOf(e.Seat)}
	case rules.RuneTaken:
		return []thing{badgeOf(e.From), looseOf(e.Seat, e.Colour)}
	case rules.DuelBegun:
		return []thing{ringCardAt(attackSide), badgeOf(e.Target)}
	case rules.DuelHeld:
		return []thing{ringCardAt(answerSide)}
	case rules.DuelYielded:
		return []thing{badgeOf(e.Seat)}
	case rules.TollPaid:
		return []thing{m.standing(e.Seat, e.Store), looseOf(e.To, e.Colour)}
	case rules.InterestTaken:
		return []thing{m.standing(e.Seat, e.Store)}
	case rules.RunePut:
		return []thing{m.standing(e.Seat, e.Store)}
	case rules.RuneBought:
		return []thing{looseOf(e.Seat, e.Colour)}
	case rules.RunesPaid, rules.MarketEmptied:
		return []thing{bayAt(bayRed), bayAt(bayBlue)}
	case rules.StoreLost:
		return []thing{m.standing(e.Seat, e.Store)}
	case rules.StoreGivenUp:
		return []thing{m.standing(e.Seat, e.Store)}
	case rules.MainLaid:
		return []thing{m.standing(e.Seat, e.Store)}
	case rules.OutpostPlaced:
		return []thing{m.standing(e.Seat, e.Store)}
	case rules.OutpostJoined:
		return []thing{m.standing(e.Seat, e.Store)}
	case rules.OutpostReturned:
		return []thing{bayAt(bayOutposts)}
	case rules.CollectorPlaced:
		return []thing{m.standing(e.Target, e.Store)}
	case rules.OutpostDestroyed:
		return []thing{m.standing(e.Seat, e.Pile)}
	case rules.CollectorGone:
		return []thing{m.standing(e.Seat, e.Store)}
	case rules.TurnBegan:
		return []thing{badgeOf(e.Seat)}
	case rules.SeatScored:
		return []thing{badgeOf(e.Seat)}
	case rules.HighestShown:
		return []thing{badgeOf(e.Seat)}
	case rules.ThrowWon:
		return []thing{badgeOf(e.Seat)}
	case rules.MatchEnded:
		return []thing{badgeOf(e.Winner)}
	}
	return nil
}

// standing returns a store or, if it is no more, the badge of its seat.
func (m *model) standing(s games.Seat, at rules.Place) thing {
	if m.store(s, at).There {
		return storeAt(s, at)
	}
	return badgeOf(s)
}
