package toss

import (
	rules "runehall/games/toss"
	"runehall/scenes/motion"
)

// newTale returns the tale of a board without a screen. It calls heard for each noise, unless heard is nil.
func newTale(heard func(n motion.Noise[thing])) *tale {
	s := &New().tale
	if heard == nil {
		heard = func(motion.Noise[thing]) {}
	}
	s.Timeline = motion.NewTimeline(&s.Model, &s.Model.noises, heard)
	return s
}

// retell tells events, after which the view is the same as before.
func (s *tale) retell(events ...rules.Event) { s.Tell(events, s.Given.View) }
