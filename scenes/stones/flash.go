package stones

import "runehall/scenes/motion"

// flash is something that lights up for a moment besides the events.
type flash struct {
	motion.Glow
	kind flashKind
	at   thing
}

// flashKind is a kind of decoration.
type flashKind uint8

const (
	flashThing   flashKind = iota // somebody asked where it is, or it has just come there
	flashChip                     // the chip of a seat
	flashSparks                   // the forge
	flashThrone                   // somebody reached the throne
	flashStone                    // a rune stone of a seat rises at its place
	flashRefused                  // what was refused shakes
)
