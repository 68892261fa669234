package ritual

import "runehall/games"

// late reports whether a seat has nearly laid its last coin, with which the match ends.
func late(public View) bool {
	const few = 6
	for s := range games.Seat(public.Seats()) {
		if public.Tray(s) <= few {
			return true
		}
	}
	return false
}
