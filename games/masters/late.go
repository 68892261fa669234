package masters

import "runehall/games"

// late reports whether the hands, with which the match ends, hold less than a card a seat.
func late(public View) bool {
	left := 0
	for s := range games.Seat(public.Seats()) {
		left += len(public.Hand(s))
	}
	return left < public.Seats()
}
