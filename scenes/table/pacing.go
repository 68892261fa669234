package table

import "runehall/ui"

// Waiting times, in ticks. None depends on anything that is hidden, and a computer player that needs longer than its
// window is given whole windows more: so nobody can tell from a wait what somebody holds.
const (
	turnWindow      = 36 // a computer player's turn takes this long, and a forced move
	answerWindow    = 12 // each seat that is asked for an answer, person or not
	interruptWindow = 3  // each computer player that could interrupt
)

// unitsPerTick is how much a computer player thinks in a tick.
const unitsPerTick = 800

// holdTicks is how long the curtain's rope is held until it opens.
var holdTicks = ui.Ticks(600)

// resultTicks is how long the last picture stands before the results come.
var resultTicks = ui.Ticks(1200)
