package masters

import "runehall/games"

// arrangement is what a layout depends on besides the frame.
type arrangement struct {
	seats int
	front games.Seat
	hands [games.MaxSeats]int // cards of each seat
}
