package ritual

import "runehall/games"

// tally appends what an event does to the coins on the trays. The coins left on a tray are the seat's points, and
// fewest win (RIT-7, RIT-8).
func tally(dst []games.Tally, event Event) []games.Tally {
	add := func(s games.Seat, points int, reason, clause string) {
		dst = append(dst, games.Tally{Seat: s, Points: points, Reason: reason, Clause: clause})
	}
	move := func(s games.Seat, points int, reason string, why Cause) {
		add(s, points, reason, why.Clause())
		dst[len(dst)-1].Follows = why == ByPlacing || why == ByBuildingOver
	}
	switch e := event.(type) {
	case CoinsDealt:
		add(e.Seat, e.Coins, "ritual.tally.dealt", "RIT-5")
	case CoinsPlaced:
		//says:keys ritual.tally.{placing,replacing,extra-coins}
		move(e.Seat, -e.Coins, "ritual.tally."+e.Why.String(), e.Why)
	case CoinsReturned:
		//says:keys ritual.tally.home-{building-over,replacing}
		move(e.Seat, e.Coins, "ritual.tally.home-"+e.Why.String(), e.Why)
	case ShapePaid:
		//says:keys ritual.tally.{line,circle}
		add(e.Shape.Owner, -e.Coins, "ritual.tally."+e.Shape.Kind.String(), "RIT-22")
	case ShapeBroken:
		if e.Coins > 0 {
			//says:keys ritual.tally.broken-{line,circle}
			add(e.Shape.Owner, e.Coins, "ritual.tally.broken-"+e.Shape.Kind.String(), "RIT-26")
		}
	}
	return dst
}
