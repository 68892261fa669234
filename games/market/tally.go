package market

import "runehall/games"

// tally appends what an event does to scores: all points come at the end (MAR-32).
func tally(dst []games.Tally, event Event) []games.Tally {
	e, ok := event.(SeatScored)
	if !ok {
		return dst
	}
	row := func(points int, what string) {
		if points != 0 {
			dst = append(dst, games.Tally{Seat: e.Seat, Points: points, Reason: "market.tally." + what, Clause: "MAR-2"})
		}
	}
	row(RunePoints*e.Runes, "runes")
	row(OutpostPoints*e.Outposts, "outposts")
	row(-CollectorPoints*e.Collectors, "collectors")
	return dst
}
