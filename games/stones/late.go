package stones

import "runehall/games"

// late reports whether the throne is reached, or nearly.
func late(public View) bool {
	const near = 85 // percent of the way
	for s := range games.Seat(public.Seats()) {
		if 100*public.Points(s) >= near*public.Throne() {
			return true
		}
	}
	return public.LastRound()
}
