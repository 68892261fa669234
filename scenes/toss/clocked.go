package toss

import (
	"runehall/games"
	rules "runehall/games/toss"
)

// clocked tells the table what happens on a clock in Rune Toss.
type clocked struct{}

// Clock returns the clock of a snatch or an own run, and false at other times. Each has a number of its own; tick is
// how far its clock has come.
func (clocked) Clock(v rules.View) (number, tick int, on bool) {
	switch v.Phase() {
	case rules.SnatchPhase:
		return v.Round() * games.MaxSeats, int(v.Clock()), true
	case rules.RunPhase:
		return v.Round()*games.MaxSeats + int(v.OnTurn()), int(v.Reached(v.OnTurn())), true
	}
	return 0, 0, false
}

// Tick returns the tick in which a claim takes place. Being done counts as soon as it is said.
func (clocked) Tick(m rules.Move) int { return int(m.Tick) }

// private reports whether a seat needs its own view to act: it plays its own run behind its curtain (TOS-41).
func private(v rules.View, s games.Seat) bool {
	return v.Phase() == rules.RunPhase && v.OnTurn() == s
}
