package market

import (
	"runehall/games"
	"runehall/scenes/motion"
)

// flash is something that lights up for a moment besides the events.
type flash struct {
	motion.Glow
	kind flashKind
	at   spot
	seat games.Seat
}

// flashKind is a kind of decoration.
type flashKind uint8

const (
	flashSpot    flashKind = iota // a place: somebody asked where it is, or something has come there
	flashSeat                     // the place of seat
	flashFox                      // the streak behind something stolen, from at to seat
	flashClash                    // swords
	flashRefused                  // what was refused shakes
)
