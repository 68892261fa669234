package market

import (
	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/things"
)

// about returns what a move of the seat that acts is about: what it is aimed at comes first, or else the hand cards that it uses. Of cards
// that are equal it is about the first ones.
func about(v rules.View, m rules.Move) (list []thing) {
	s := acting(v)
	if s < 0 {
		return nil
	}
	theirs, own, to := things.OwnNth(store, m.Seat, m.Store), things.OwnNth(store, s, m.Store), things.OwnNth(store, s, m.To)
	switch m.Kind {
	case rules.GiveUp, rules.Ransom, rules.RansomForRunes:
		list = []thing{own}
	case rules.Interest:
		list = []thing{own, things.Nth(toggle, m.Store)}
	case rules.Put:
		list = []thing{own, things.OwnNth(loose, s, m.Colour)}
	case rules.Join:
		list = []thing{own, to}
	case rules.Neutralise:
		list = []thing{to, own}
	case rules.Outpost, rules.OutpostForRunes:
		list = []thing{things.Nth(bay, bayOutposts), to}
	case rules.Collector, rules.CollectorForRunes:
		list = []thing{theirs, things.Nth(bay, bayCollectors)}
	case rules.BuyRune:
		list = []thing{things.Nth(bay, bayOf(m.Colour))}
	case rules.Duel:
		list = []thing{things.Own(chip, m.Seat)}
	case rules.TakeRune:
		list = []thing{runesOf(m.Seat, m.Store, m.Colour)}
	case rules.TakeCard:
		list = []thing{things.Own(hand, m.Seat)}
	case rules.Throw:
		list = []thing{things.Nth(pick, m.Pick)}
	}
	cards, held := m.Cards, v.Hand(s).Cards()
	if m.Card != rules.Hidden {
		cards = rules.SetOf(m.Card)
	}
	for i := range held {
		if among(held, i, cards) {
			list = append(list, things.OwnNth(card, s, i))
		}
	}
	if m.Kind == rules.LayJoin {
		list = append(list, own, to)
	}
	return list
}

// of returns what an event is about: where its things lie now, or would. The last round and what is tied are about nothing, nor are picks
// that are gone from the ring.
func (m *model) of(e rules.Event) []thing {
	switch e := e.(type) {
	case rules.CardsDrawn, rules.DiscardsShuffled:
		return []thing{things.The(deck)}
	case rules.CardsPaid, rules.CardWasted, rules.ThiefPlayed:
		return []thing{things.The(heap)}
	case rules.CardTaken:
		return []thing{things.Own(badge, e.From), things.Own(badge, e.Seat)}
	case rules.RuneTaken:
		return []thing{things.Own(badge, e.From), things.OwnNth(loose, e.Seat, e.Colour)}
	case rules.DuelBegun:
		return []thing{things.Nth(ringCard, attackSide), things.Own(badge, e.Target)}
	case rules.DuelHeld:
		return []thing{things.Nth(ringCard, answerSide)}
	case rules.DuelYielded:
		return []thing{things.Own(badge, e.Seat)}
	case rules.TollPaid:
		return []thing{m.standing(e.Seat, e.Store), things.OwnNth(loose, e.To, e.Colour)}
	case rules.InterestTaken:
		return []thing{m.standing(e.Seat, e.Store)}
	case rules.RunePut:
		return []thing{m.standing(e.Seat, e.Store)}
	case rules.RuneBought:
		return []thing{things.OwnNth(loose, e.Seat, e.Colour)}
	case rules.RunesPaid, rules.MarketEmptied:
		return []thing{things.Nth(bay, bayRed), things.Nth(bay, bayBlue)}
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
		return []thing{things.Nth(bay, bayOutposts)}
	case rules.CollectorPlaced:
		return []thing{m.standing(e.Target, e.Store)}
	case rules.OutpostDestroyed:
		return []thing{m.standing(e.Seat, e.Pile)}
	case rules.CollectorGone:
		return []thing{m.standing(e.Seat, e.Store)}
	case rules.TurnBegan:
		return []thing{things.Own(badge, e.Seat)}
	case rules.SeatScored:
		return []thing{things.Own(badge, e.Seat)}
	case rules.HighestShown:
		return []thing{things.Own(badge, e.Seat)}
	case rules.ThrowWon:
		return []thing{things.Own(badge, e.Seat)}
	case rules.MatchEnded:
		return []thing{things.Own(badge, e.Winner)}
	}
	return nil
}

// standing returns a store or, if it is no more, the badge of its seat.
func (m *model) standing(s games.Seat, at rules.Place) thing {
	if m.store(s, at).There {
		return things.OwnNth(store, s, at)
	}
	return things.Own(badge, s)
}
