package market

import "runehall/scenes/motion"

// flash is something that is seen for a moment beside what an event moves.
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
	flashFox                      // the fox that runs ahead of something stolen, from at to to
	flashRobbed                   // the chip of a seat that is robbed
	flashClash                    // swords clash between the cards of the ring
	flashChain                    // a chain that is wrapped round the store at
	flashRefused                  // a thing that was refused shakes
	flashStall                    // the stall comes up where the ring of a duel was
)
