package masters

import "runehall/games"

// arrangement is all that a layout depends on besides the frame: the layout is made anew when it changes.
type arrangement struct {
	seats int
	front games.Seat
	hands [games.MaxSeats]int // cards of each seat
	mode  mode                // stays resting where everything has room at once
}

// mode is what the ledge is used for where it has no room for everything. It decides what the ledge shows.
type mode uint8

const (
	resting mode = iota // a card is to be chosen, or there is nothing to do
	laying              // a place is sought for the chosen card
	naming              // a place is sought for a master or a token, or a button may be pressed instead
	asking              // one of several buttons is to be pressed, or a master must be set; the hand stays in sight
)
