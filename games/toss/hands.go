package toss

import "runehall/games"

// hands is the clock of the snatch (TOS-40). A claim takes place in its tick, the end of the time at the limit, and who
// says done does so when it is said.
var hands = &games.Hands[*Game, Move]{
	Rate:    TicksPerSecond,
	Races:   func(s games.Setup) bool { return ways[info.Choice(s, OptionWay)] == Snatch },
	Settled: func(g *Game) int { return int(g.clock) },
	Tick: func(m Move) (int, bool) {
		return int(m.Tick), m.Kind == Claims
	},
	At: func(g *Game, s games.Seat, m Move, tick int) (Move, int) {
		switch m.Kind {
		case Claims:
			own := noClaims // nobody reaches with another seat's hand
			own[s] = m.Claims[s]
			m.Tick, m.Claims = int32(tick), own
		case TimeUp:
			tick = int(g.limit)
		}
		return m, tick
	},
}
