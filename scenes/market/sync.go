package market

import (
	"slices"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/boards"
)

func modelOf(v rules.View) model {
	m := model{
		seats: v.Seats(), onTurn: v.OnTurn(), ended: v.Phase() == rules.OverPhase, last: v.LastRound(),
		market: v.Market(), deck: v.Deck(), discards: slices.Clone(v.Discards()), turned: 1,
	}
	for s := range games.Seat(m.seats) {
		p := &m.who[s]
		p.hand = handOf(v, s)
		for c := rules.Red; c <= rules.Blue; c++ {
			p.loose[c] = v.LooseRunes(s, c)
		}
		for at := range rules.Places {
			if stock, there := v.Store(s, at); there {
				p.stores[at] = storeOf(stock)
			}
		}
	}
	if m.fight, _ = v.Duel(); m.fight.Open {
		m.discards = m.discards[:len(m.discards)-1]
	}
	if v.Phase() == rules.ThrowPhase {
		m.throws, m.plays = v.Throws()
	}
	m.settle(v)
	return m
}

// storeOf returns a store at rest.
func storeOf(s rules.Store) storeModel {
	m := storeModel{Store: s, chain: s.Occupied}
	if s.Occupied {
		m.frost = 1
	}
	return m
}

// handOf returns a hand: known cards, the lowest first, then hidden ones.
func handOf(v rules.View, s games.Seat) []rules.Card {
	return boards.HandOf(v.Hand(s).Cards(), v.HandSize(s), rules.Hidden)
}

// settle takes from a view what no event carries.
func (m *model) settle(v rules.View) {
	m.round, m.step = v.Round(), v.Step()
	for s := range games.Seat(m.seats) {
		m.who[s].points = v.Points(s)
	}
}
