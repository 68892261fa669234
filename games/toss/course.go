package toss

import "runehall/games"

// course appends how an event changes the loot that would count if the match ended now. A twin that has been set apart
// belongs to nobody until its theft.
func course(dst []games.Tally, event Event) []games.Tally {
	gains := func(s games.Seat, n int, clause string) {
		if n != 0 {
			dst = append(dst, games.Tally{Seat: s, Points: n, Reason: "toss.tally.loot", Clause: clause})
		}
	}
	switch e := event.(type) {
	case Snatched:
		if e.TwinOf == games.Nobody || e.TwinOf == e.Seat {
			gains(e.Seat, 1, "TOS-8")
		}
	case BalanceCompleted:
		gains(e.Seat, 1, "TOS-9")
	case FalseReturned:
		gains(e.Seat, -len(e.Runes), "TOS-11")
	case PairGiven:
		gains(e.Seat, -2, "TOS-11")
	case SplitReturned:
		gains(e.Seats[0], -1, "TOS-12")
		gains(e.Seats[1], -1, "TOS-12")
	case Stolen:
		gains(e.Victim, -len(e.Runes), "TOS-13")
		gains(e.Thief, len(e.Runes)+2, "TOS-13")
	}
	return dst
}
