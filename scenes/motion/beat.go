package motion

import "runehall/ui"

// Beat is how far a great verb has come, such as the summoning of a creature. What is about to happen gathers, then it
// happens, and then everything near it answers: each is a part from 0 to 1, and one begins when the one before has
// ended.
type Beat struct{ Gather, Act, React float64 }

// The share of a verb's time in which it gathers and that in which it acts; the rest of its time is left for answers.
const (
	gatherShare = .2
	actShare    = .3
)

// BeatAt returns the beat of a verb when part u of its time has passed.
func BeatAt(u float64) Beat {
	part := func(from, share float64) float64 { return max(0, min((u-from)/share, 1)) }
	return Beat{
		Gather: part(0, gatherShare),
		Act:    part(gatherShare, actShare),
		React:  part(gatherShare+actShare, 1-gatherShare-actShare),
	}
}

// Shade returns how dark everything else is during a verb, from 0 to 1: it darkens while the verb gathers, and grows
// light again in the second half of the answers.
func (b Beat) Shade() float64 { return ui.OutQuad(b.Gather) * (1 - ui.InOutCubic(max(0, 2*b.React-1))) }
