package masters

import "runehall/games"

// arrangement is what a layout depends on besides the frame.
type arrangement struct {
	seats int
	front games.Seat
	hands [games.MaxSeats]int // cards of each seat
	mode  mode                // always resting where there is room for everything at once
}

// mode is what the ledge is used for.
type mode uint8

const (
	resting mode = iota // a card is to be chosen, or nothing
	laying              // a place is sought for the chosen card
	naming              // a place is sought for a master or a token, or a button pressed instead
	asking              // one of several buttons is pressed, or a master must be set: the hand can be looked at
)
