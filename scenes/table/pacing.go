package table

import "runehall/ui"

// Waiting times, in ticks. None of them depends on anything hidden, and a computer player that has not decided by the end of its
// window gets further whole windows: a wait does not tell what somebody holds.
const (
	turnWindow      = 24 // for a computer player's turn, for all decisions of a joint moment together, and for a forced move
	followWindow    = 6  // for each further move of a computer player's turn
	answerWindow    = 12 // for each seat that is asked for an answer, whoever sits there
	interruptWindow = 3  // for each computer player that could interrupt
)

// holdTicks is how long the rope is held until the curtain opens.
var holdTicks = ui.Ticks(600)

// resultTicks is how long the end is shown before the results follow: the last picture, and then who has won.
var resultTicks = ui.Ticks(4000)
