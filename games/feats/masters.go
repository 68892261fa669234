package feats

import (
	"runehall/games"
	"runehall/games/masters"
)

// What the feats of Rune Masters ask for.
const (
	wideArea    = 8 // runes in one area
	redArea     = 3 // red runes in one area
	growth      = 6 // points by one card
	cut         = 3 // points that somebody else loses by one card
	tokenGain   = 2 // points by one token
	tokenDamage = 2
)

// Masters lists the feats of Rune Masters.
var Masters = []Feat[masters.Event]{
	{"wide", "MAS-12", func(m *Match[masters.Event], s games.Seat) bool {
		return some(m, func(e masters.AreaScored) bool { return e.Seat == s && e.Runes >= wideArea })
	}},
	{"red", "MAS-2", func(m *Match[masters.Event], s games.Seat) bool {
		return some(m, func(e masters.AreaScored) bool { return e.Seat == s && e.Colour == masters.Red && e.Runes >= redArea })
	}},
	{"colours", "MAS-18", func(m *Match[masters.Event], s games.Seat) bool {
		seen := map[masters.Colour]bool{}
		count(m, func(e masters.AreaScored) bool { seen[e.Colour] = seen[e.Colour] || e.Seat == s; return true })
		return seen[masters.Blue] && seen[masters.Green] && seen[masters.Red]
	}},
	{"both", "MAS-6", func(m *Match[masters.Event], s games.Seat) bool {
		return some(m, func(e masters.CardPlayed) bool { return e.Seat == s && e.Under && e.Beside })
	}},
	{"growth", "MAS-13", func(m *Match[masters.Event], s games.Seat) bool {
		return worth[masters.CardPlayed](m, s, s, growth)
	}},
	{"cut", "MAS-11", func(m *Match[masters.Event], s games.Seat) bool { return harms[masters.CardPlayed](m, s, cut) }},
	{"ignore", "MAS-22", func(m *Match[masters.Event], s games.Seat) bool {
		return some(m, func(e masters.RuneIgnored) bool { return e.Seat == s })
	}},
	{"token", "MAS-25", func(m *Match[masters.Event], s games.Seat) bool {
		return worth[masters.TokenPlaced](m, s, s, tokenGain)
	}},
	{"token-cut", "MAS-26", func(m *Match[masters.Event], s games.Seat) bool {
		return harms[masters.TokenPlaced](m, s, tokenDamage)
	}},
	{"first-done", "MAS-17", func(m *Match[masters.Event], s games.Seat) bool {
		for _, t := range m.Told {
			if e, ok := t.Event.(masters.SeatDone); ok {
				return e.Seat == s && m.won(s)
			}
		}
		return false
	}},
}

// worth reports whether a move of a seat with an event T changed what somebody's areas are worth by so much; less for negative by.
func worth[T any](m *Match[masters.Event], mover, whose games.Seat, by int) bool {
	with, sum := map[int]bool{}, map[int]int{}
	for _, t := range m.Told {
		if _, ok := any(t.Event).(T); ok && m.mover(t) == mover {
			with[t.Move] = true
		}
		if e, ok := t.Event.(masters.WorthChanged); ok && e.Seat == whose {
			sum[t.Move] += e.To - e.From
		}
	}
	for move, change := range sum {
		if with[move] && (by > 0 && change >= by || by < 0 && change <= by) {
			return true
		}
	}
	return false
}

// harms reports whether a move of a seat with an event T cost somebody else so much.
func harms[T any](m *Match[masters.Event], s games.Seat, by int) bool {
	for o := range m.Players {
		if o := games.Seat(o); o != s && worth[T](m, s, o, -by) {
			return true
		}
	}
	return false
}
