package market

import "runehall/games"

// tally appends what an event does to the scores. All points come at the end (MAR-32).
func tally(dst []games.Tally, event Event) []games.Tally {
	e, ok := event.(SeatScored)
	if !ok {
		return dst
	}
	row := func(points int, what string) {
		if points != 0 {
			dst = append(dst, games.Tally{Seat: e.Seat, Points: points, Reason: what, Clause: "MAR-2"})
		}
	}
	row(RunePoints*e.Runes, "market.tally.runes")
	row(OutpostPoints*e.Outposts, "market.tally.outposts")
	row(-CollectorPoints*e.Collectors, "market.tally.collectors")
	return dst
}
