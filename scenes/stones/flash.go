package stones

import "runehall/scenes/motion"

// flash is something on the board that lights up or moves for a moment and changes nothing, such as sparks.
type flash struct {
	motion.Glow
	kind flashKind
	at   thing
}

type flashKind uint8

const (
	flashThing   flashKind = iota // somebody asked where this thing is, or it has just come there
	flashChip                     // the chip of a seat lights up
	flashSparks                   // sparks fly in a smithy
	flashThrone                   // somebody has reached the throne
	flashStone                    // a rune stone of a seat rises from the ground
	flashStruck                   // a pile springs under the card that has come to it
	flashRefused                  // a thing shakes, because it was refused
)
