package feats

import (
	"slices"

	"runehall/games"
	"runehall/games/toss"
)

// The thresholds of the feats of Rune Toss.
const (
	bigTheft    = 4              // runes stolen at once
	hairBreadth = 50             // tenths of a millimetre
	manyPairs   = 3              // in one round
	halfOfAll   = toss.Runes / 2 // in the loot
)

// Toss lists the feats of Rune Toss.
var Toss = []Feat[toss.Event]{
	{"balance", "TOS-9", func(m *Match[toss.Event], s games.Seat) bool {
		return some(m, func(e toss.BalanceCompleted) bool { return e.Seat == s })
	}},
	{"theft", "TOS-13", func(m *Match[toss.Event], s games.Seat) bool {
		return some(m, func(e toss.Stolen) bool { return e.Thief == s && len(e.Runes) >= bigTheft })
	}},
	{"two-thefts", "TOS-13", func(m *Match[toss.Event], s games.Seat) bool {
		return most[toss.RoundBegan](m, func(e toss.Stolen) int { return one(e.Thief == s) }) >= 2
	}},
	{"contest", "TOS-14", func(m *Match[toss.Event], s games.Seat) bool {
		return some(m, func(e toss.ContestWon) bool { return e.Seat == s })
	}},
	{"hair", "TOS-22", func(m *Match[toss.Event], s games.Seat) bool {
		return some(m, func(e toss.Flicked) bool { return e.Seat == s && !e.Touched && e.Distance <= hairBreadth })
	}},
	{"pairs", "TOS-8", threePairs},
	{"half", "TOS-19", func(m *Match[toss.Event], s games.Seat) bool {
		return some(m, func(e toss.SeatScored) bool { return e.Seat == s && e.Runes >= halfOfAll })
	}},
	{"sure-hand", "TOS-11", func(m *Match[toss.Event], s games.Seat) bool {
		raced := some(m, func(e toss.Snatched) bool { return e.Seat == s && e.Tick > 0 })
		return m.won(s) && raced && !some(m, func(e toss.FalseReturned) bool { return e.Seat == s })
	}},
	{"ahead", "TOS-40", ahead},
	{"unrobbed", "TOS-13", func(m *Match[toss.Event], s games.Seat) bool {
		theft := some(m, func(e toss.Stolen) bool { return e.Victim != s })
		return m.won(s) && theft && !some(m, func(e toss.Stolen) bool { return e.Victim == s })
	}},
}

func threePairs(m *Match[toss.Event], s games.Seat) bool {
	var round []toss.Rune
	pairs := 0
	for t := range m.events() {
		switch e := t.Event.(type) {
		case toss.RoundBegan:
			round, pairs = round[:0], 0
		case toss.Snatched:
			if e.Seat != s {
				continue
			}
			if slices.Contains(round, e.Rune.Partner()) {
				if pairs++; pairs >= manyPairs {
					return true
				}
			}
			round = append(round, e.Rune)
		}
	}
	return false
}

// ahead reports whether a seat got a rune that somebody else reached for in the same round.
func ahead(m *Match[toss.Event], s games.Seat) bool {
	var mine []toss.Rune
	for t := range m.events() {
		switch e := t.Event.(type) {
		case toss.RoundBegan:
			mine = mine[:0]
		case toss.Snatched:
			if e.Seat == s {
				mine = append(mine, e.Rune)
			}
		case toss.ClaimMissed:
			if e.Seat != s && slices.Contains(mine, e.Rune) {
				return true
			}
		}
	}
	return false
}
