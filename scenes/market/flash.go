package market

import "runehall/scenes/motion"

// flash is something that lights up for a moment besides the events.
type flash struct {
	motion.Glow
	kind flashKind
	at   thing
	to   thing
}

// flashKind is a kind of decoration.
type flashKind uint8

const (
	flashThing   flashKind = iota // somebody asked where it is, or something has come there
	flashSeat                     // the chip of a seat
	flashFox                      // the streak before something stolen, from at to to
	flashClash                    // swords between the cards of the ring
	flashChain                    // a chain that is wrapped round the store at
	flashRefused                  // what was refused shakes
)
