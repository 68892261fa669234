package table

// Waiting times, in ticks. None of them depends on anything hidden, and a computer player that has not decided by the
// end of its window gets further whole windows: so a wait does not tell what somebody holds.
const (
	turnWindow      = 24 // for a computer player's turn, all decisions of a joint moment together, a forced move
	followWindow    = 6  // for each further move of a computer player's turn
	answerWindow    = 12 // for each seat that is asked for an answer, whoever sits there
	interruptWindow = 3  // for each computer player that could interrupt
)

// pace is the chosen speed of the animation: 1 as designed; 0 means 1.
type pace float64

// ticks adapts a waiting time to the pace.
func (p pace) ticks(window int) int {
	if p <= 0 {
		return window
	}
	return max(1, int(float64(window)/float64(p)))
}
