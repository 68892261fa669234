package ritual

import "runehall/games"

// tally appends what an event does to the coins on the trays: what is left of those dealt are the points, and fewest are
// best (RIT-7, RIT-8).
func tally(dst []games.Tally, event Event) []games.Tally {
	add := func(s games.Seat, points int, reason, clause string) {
		dst = append(dst, games.Tally{Seat: s, Points: points, Reason: "ritual.tally." + reason, Clause: clause})
	}
	switch e := event.(type) {
	case CoinsDealt:
		add(e.Seat, e.Coins, "dealt", "RIT-5")
	case CoinsPlaced:
		add(e.Seat, -e.Coins, e.Why.String(), e.Why.Clause())
	case CoinsReturned:
		add(e.Seat, e.Coins, "home-"+e.Why.String(), e.Why.Clause())
	case ShapePaid:
		add(e.Shape.Owner, -e.Coins, e.Shape.Kind.String(), "RIT-22")
	case ShapeBroken:
		if e.Coins > 0 {
			add(e.Shape.Owner, e.Coins, "broken-"+e.Shape.Kind.String(), "RIT-26")
		}
	}
	return dst
}
