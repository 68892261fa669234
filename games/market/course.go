package market

import "runehall/games"

// course appends how an event changes what the seats would score now: for runes, outposts, and collectors on their
// stores (MAR-2).
func course(dst []games.Tally, event Event) []games.Tally {
	gains := func(s games.Seat, points int) {
		dst = append(dst, games.Tally{Seat: s, Points: points})
	}
	switch e := event.(type) {
	case TollPaid:
		gains(e.Seat, -1)
		gains(e.To, 1)
	case InterestTaken:
		gains(e.Seat, e.Runes)
	case RunesPaid:
		gains(e.Seat, -e.Runes)
	case RuneBought:
		gains(e.Seat, 1)
	case RuneTaken:
		gains(e.Seat, 1)
		gains(e.From, -1)
	case OutpostPlaced:
		gains(e.Seat, 2)
	case OutpostReturned:
		gains(e.Seat, -2)
	case OutpostDestroyed:
		gains(e.Seat, -2)
		if e.Pile == Loose { // the collector returns to the market too
			gains(e.Seat, 1)
		}
	case CollectorPlaced:
		gains(e.Target, -1)
	case CollectorGone:
		gains(e.Seat, 1)
	case StoreLost:
		gains(e.Seat, 1)
	}
	return dst
}
