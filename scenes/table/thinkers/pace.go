package thinkers

// Waiting times, in ticks. None of them depends on anything hidden, and a computer player that has not decided by the
// end of its window gets further whole windows: so a wait does not tell what somebody holds.
const (
	TurnWindow      = 24 // for a computer player's turn, all decisions of a joint moment together, a forced move
	FollowWindow    = 6  // for each further move of a computer player's turn
	AnswerWindow    = 12 // for each seat that is asked for an answer, whoever sits there
	InterruptWindow = 3  // for each computer player that could interrupt
)

// Pace is the chosen speed of the animation: 1 as designed; 0 means 1.
type Pace float64

// Ticks adapts a waiting time to the pace.
func (p Pace) Ticks(window int) int {
	if p <= 0 {
		return window
	}
	return max(1, int(float64(window)/float64(p)))
}
