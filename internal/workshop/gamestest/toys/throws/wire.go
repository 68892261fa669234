package throws

import "runehall/games"

// wire writes or reads a view.
func wire(w *games.Wire, v *View) {
	games.WireNumber(w, &v.Reader, games.All, maxSeats-1)
	games.WireNumber(w, &v.Seats, info.MinSeats, info.MaxSeats)
	games.WireNumber(w, &v.Throws, 0, 3*maxSeats)
	games.WireNumber(w, &v.Phase, 0, Over)
	games.WireNumber(w, &v.OnTurn, 0, maxSeats-1)
	games.WireNumber(w, &v.X, -2*radius, 2*radius)
	games.WireNumber(w, &v.Y, -2*radius, 2*radius)
	games.WireNumber(w, &v.Worth, 0, 4*radius/unit)
	games.WireNumbers(w, v.Claims[:], 0, maxClaims)
	games.WireNumbers(w, v.Points[:], info.MinPoints, info.MaxPoints)
}
