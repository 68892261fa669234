package stones

import "runehall/games"

// tally appends what an event does to scores.
func tally(dst []games.Tally, event Event) []games.Tally {
	e, ok := event.(PointsScored)
	if !ok || e.Points == 0 {
		return dst
	}
	return append(dst, games.Tally{
		//says:keys stones.tally.{ability,die,extra,smithy,trade,gems,rows}
		Seat: e.Seat, Points: e.Points, Reason: "stones.tally." + e.Why.String(), Clause: clauseOfCause[e.Why],
	})
}
