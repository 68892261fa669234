package feats

import (
	"runehall/games"
	"runehall/games/market"
)

// The thresholds of the feats of Rune Market.
const (
	muchInterest = 4 // runes in one turn
	manyCards    = 4 // cards that make up a sum of fifteen
	fifteen      = 15
	manyTolls    = 5
	lowCard      = 4 // the highest card that counts as low when it wins a duel
)

// Market lists the feats of Rune Market.
var Market = []Feat[market.Event]{
	{"interest", "MAR-10", func(m *Match[market.Event], s games.Seat) bool {
		return some(m, func(e market.InterestTaken) bool { return e.Seat == s && e.Runes >= 2 })
	}},
	{"much-interest", "MAR-15", func(m *Match[market.Event], s games.Seat) bool {
		return most[market.TurnBegan](m, func(e market.InterestTaken) int {
			return e.Runes * one(e.Seat == s)
		}) >= muchInterest
	}},
	{"fifteen", "MAR-19", func(m *Match[market.Event], s games.Seat) bool {
		return some(m, func(e market.CardsPaid) bool {
			return e.Seat == s && e.Sum == fifteen && len(e.Cards) >= manyCards
		})
	}},
	{"tolls", "MAR-28", func(m *Match[market.Event], s games.Seat) bool {
		return sum(m, func(e market.TollPaid) int { return one(e.To == s) }) >= manyTolls
	}},
	{"raid", "MAR-26", func(m *Match[market.Event], s games.Seat) bool {
		return did(m, s, func(e market.OutpostDestroyed) bool { return e.Seat != s })
	}},
	{"freed", "MAR-30", func(m *Match[market.Event], s games.Seat) bool {
		return some(m, func(e market.CollectorGone) bool { return e.Seat == s && e.Why == market.ByOutpost })
	}},
	{"held", "MAR-21", heldEqual},
	{"bluff", "MAR-21", wonLow},
	{"two-victims", "MAR-22", twoVictims},
	{"last-rune", "MAR-31", func(m *Match[market.Event], s games.Seat) bool {
		return m.won(s) && did(m, s, func(market.MarketEmptied) bool { return true })
	}},
}

// heldEqual reports whether a seat held a duel with a card no higher than the attacker's.
func heldEqual(m *Match[market.Event], s games.Seat) bool {
	var attack market.Card
	for t := range m.events() {
		switch e := t.Event.(type) {
		case market.DuelBegun:
			attack = e.Card
		case market.DuelHeld:
			if e.Seat == s && e.Card == attack {
				return true
			}
		}
	}
	return false
}

func wonLow(m *Match[market.Event], s games.Seat) bool {
	low := false
	for t := range m.events() {
		switch e := t.Event.(type) {
		case market.DuelBegun:
			low = e.Seat == s && e.Card <= lowCard
		case market.DuelYielded:
			if low {
				return true
			}
		}
	}
	return false
}

// twoVictims reports whether a seat robbed two others with one main store.
func twoVictims(m *Match[market.Event], s games.Seat) bool {
	robbing, first := false, games.Nobody
	taken := func(seat, from games.Seat) bool {
		if !robbing || seat != s {
			return false
		}
		if first != games.Nobody && first != from {
			return true
		}
		first = from
		return false
	}
	for t := range m.events() {
		switch e := t.Event.(type) {
		case market.ThiefPlayed:
			robbing, first = e.Seat == s, games.Nobody // a thief robs only one, so it makes no second victim
		case market.StoreGivenUp:
			robbing, first = e.Seat == s, games.Nobody
		case market.DuelBegun, market.TurnBegan:
			robbing = false
		case market.RuneTaken:
			if taken(e.Seat, e.From) {
				return true
			}
		case market.CardTaken:
			if taken(e.Seat, e.From) {
				return true
			}
		}
	}
	return false
}
