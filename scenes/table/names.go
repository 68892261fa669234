package table

import (
	"strconv"

	"runehall/games"
)

// seatName returns the stable name of a seat's part of the screen.
func seatName(prefix string, s games.Seat) string { return prefix + strconv.Itoa(int(s)) }
