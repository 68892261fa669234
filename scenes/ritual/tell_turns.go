package ritual

import (
	"runehall/games"
	rules "runehall/games/ritual"
)

func tellTurnBegan(e rules.TurnBegan) []step {
	from := games.Nobody
	ember := lit(flash{kind: flashTurn, seat: e.Seat}, turnTicks)
	start := ember.Start
	ember.Start = func(m *model) {
		start(m)
		m.flashes.All[len(m.flashes.All)-1].from = from
	}
	return append(now(func(m *model) { from, m.onTurn = m.onTurn, e.Seat }), ember)
}

func tellTurnLost(e rules.TurnLost) []step {
	return append(now(func(m *model) {
		if !e.Present && m.skips[e.Seat] > 0 {
			m.skips[e.Seat]--
		}
	}), tellNote(e.Seat)...)
}

func tellPassed(e rules.Passed) []step { return tellNote(e.Seat) }

func tellDirectionReversed(e rules.DirectionReversed) []step {
	return append(now(func(m *model) { m.clockwise = e.Clockwise }), tellNote(e.Seat)...)
}

func tellSkipOwed(e rules.SkipOwed) []step {
	return append(now(func(m *model) { m.skips[e.Seat] = e.Owed }), tellNote(e.Seat)...)
}

func tellMatchEnded(rules.MatchEnded) []step {
	return now(func(m *model) { m.over, m.die = true, 0 })
}
