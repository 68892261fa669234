package feats

import (
	"runehall/games"
	"runehall/games/masters"
)

// The thresholds of the feats of Rune Masters.
const (
	wideArea    = 8 // runes in one area
	redArea     = 3 // red runes in one area
	growth      = 6 // points won by one card
	cut         = 3 // points that somebody else loses by one card
	tokenGain   = 2 // points won by one token
	tokenDamage = 2
)

// Masters lists the feats of Rune Masters.
var Masters = []Feat[masters.Event]{
	{"wide", "MAS-12", func(m *Match[masters.Event], s games.Seat) bool {
		return some(m, func(e masters.AreaScored) bool { return e.Seat == s && e.Runes >= wideArea })
	}},
	{"red", "MAS-2", func(m *Match[masters.Event], s games.Seat) bool {
		return some(m, func(e masters.AreaScored) bool {
			return e.Seat == s && e.Colour == masters.Red && e.Runes >= redArea
		})
	}},
	{"colours", "MAS-18", func(m *Match[masters.Event], s games.Seat) bool {
		var blue, green, red bool
		for _, e := range each[masters.AreaScored](m) {
			blue = blue || e.Seat == s && e.Colour == masters.Blue
			green = green || e.Seat == s && e.Colour == masters.Green
			red = red || e.Seat == s && e.Colour == masters.Red
		}
		return blue && green && red
	}},
	{"both", "MAS-6", func(m *Match[masters.Event], s games.Seat) bool {
		return some(m, func(e masters.CardPlayed) bool { return e.Seat == s && e.Under && e.Beside })
	}},
	{"growth", "MAS-13", func(m *Match[masters.Event],
		s games.Seat) bool {
		return gains[masters.CardPlayed](m, s, growth)
	}},
	{"cut", "MAS-11", func(m *Match[masters.Event], s games.Seat) bool { return harms[masters.CardPlayed](m, s, cut) }},
	{"ignore", "MAS-22", func(m *Match[masters.Event], s games.Seat) bool {
		return some(m, func(e masters.RuneIgnored) bool { return e.Seat == s })
	}},
	{"token", "MAS-25", func(m *Match[masters.Event],
		s games.Seat) bool {
		return gains[masters.TokenPlaced](m, s, tokenGain)
	}},
	{"token-cut", "MAS-26", func(m *Match[masters.Event], s games.Seat) bool {
		return harms[masters.TokenPlaced](m, s, tokenDamage)
	}},
	{"first-done", "MAS-17", func(m *Match[masters.Event], s games.Seat) bool {
		e, ok := first[masters.SeatDone](m)
		return ok && e.Seat == s && m.won(s)
	}},
}

// gains reports whether a move of a seat that has an event T raised the worth of the seat's areas by that much.
func gains[T any](m *Match[masters.Event], s games.Seat, by int) bool {
	return changes[T](m, s, func(o games.Seat, change int) bool { return o == s && change >= by })
}

// harms reports whether a move of a seat that has an event T lowered the worth of somebody else's areas by that much.
func harms[T any](m *Match[masters.Event], s games.Seat, by int) bool {
	return changes[T](m, s, func(o games.Seat, change int) bool { return o != s && change <= -by })
}

// changes reports whether a move of a seat that has an event T changed the worth of somebody's areas in a way that as
// accepts.
func changes[T any](m *Match[masters.Event], s games.Seat, as func(whose games.Seat, change int) bool) bool {
	move := -1 // the latest move of the seat with an event T; the changes are told after that event
	for t := range m.events() {
		if _, ok := any(t.Event).(T); ok && m.mover(t) == s {
			move = t.Move
		}
		if e, ok := t.Event.(masters.WorthChanged); ok && t.Move == move && as(e.Seat, e.To-e.From) {
			return true
		}
	}
	return false
}
