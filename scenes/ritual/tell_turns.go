package ritual

import (
	"runehall/games"
	rules "runehall/games/ritual"
)

// tellTurnBegan sends an ember to a seat from the seat whose turn it was.
func tellTurnBegan(e rules.TurnBegan) []step {
	from := games.Nobody
	ember := lit(flash{kind: flashTurn, on: chipOf(e.Seat)}, turnTicks)
	start := ember.Start
	ember.Start = func(m *model) {
		start(m)
		m.flashes.All[len(m.flashes.All)-1].from = chipOf(from)
	}
	return append(now(func(m *model) { from, m.onTurn = m.onTurn, e.Seat }), ember)
}

// notes shows events that move nothing: a number changes, or a seat's chip is lit for a moment.
func notes(e rules.Event) []step {
	switch e := e.(type) {
	case rules.CoinsDealt:
		return now(func(m *model) { m.tray[e.Seat] = e.Coins })
	case rules.TurnLost:
		return changedAt(e.Seat, func(m *model) {
			if !e.Present && m.skips[e.Seat] > 0 {
				m.skips[e.Seat]--
			}
		})
	case rules.DirectionReversed:
		return changedAt(e.Seat, func(m *model) { m.clockwise = e.Clockwise })
	case rules.SkipOwed:
		return changedAt(e.Seat, func(m *model) { m.skips[e.Seat] = e.Owed })
	case rules.Passed:
		return pausedAt(e.Seat)
	case rules.DrawForgone:
		return pausedAt(e.Seat)
	case rules.LeftOut:
		return pausedAt(e.Seat)
	case rules.Warded:
		return pausedAt(e.By)
	case rules.RolesChanged:
		return pausedAt(e.User)
	case rules.Declined:
		return []step{} // only the seat itself knows, and it has just said so
	case rules.MatchEnded:
		return now(func(m *model) { m.ended, m.die = true, 0 })
	}
	return nil
}
