package bids

import "runehall/games"

// wire writes or reads a view.
func wire(w *games.Wire, v *View) {
	games.WireNumber(w, &v.Reader, games.All, maxSeats-1)
	games.WireNumber(w, &v.Seats, info.MinSeats, info.MaxSeats)
	games.WireNumber(w, &v.Rounds, 0, maxRounds)
	games.WireNumber(w, &v.Phase, 0, Over)
	games.WireNumber(w, &v.OnTurn, 0, maxSeats-1)
	games.WireNumber(w, &v.Prize, 0, kinds)
	games.WireNumbers(w, v.Kinds[:], 0, kinds)
	for s := range v.Won {
		games.WireNumbers(w, v.Won[s][:], 0, maxRounds)
	}
	games.WireNumbers(w, v.Points[:], info.MinPoints, info.MaxPoints)
}
