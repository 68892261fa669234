package market

import rules "runehall/games/market"

// about returns the things that a move of the acting seat is about: its target first, then the hand cards that it uses.
// Only LayJoin names its card first. Of equal cards the first ones in the hand are meant.
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

// target returns the thing of another seat that a move is aimed at, or nothing.
func target(v rules.View, m rules.Move) (t thing) {
	switch m.Kind {
	case rules.Duel, rules.Collector, rules.CollectorForRunes, rules.TakeRune, rules.TakeCard:
		t = about(v, m)[0]
	}
	return t
}
