package market

import rules "runehall/games/market"

// modelOf makes the display model of a view.
func modelOf(v rules.View) (m model) {
	m.seats, m.onTurn, m.reader = v.Seats(), v.OnTurn(), v.Reader()
	return m
}
