package toss

import (
	rules "runehall/games/toss"
	"runehall/scenes/motion"
)

// newTale returns the tale of a board without a screen, of which each noise is heard by a function, or by nobody.
func newTale(heard func(n motion.Noise[thing])) *tale {
	s := &New().tale
	if heard == nil {
		heard = func(motion.Noise[thing]) {}
	}
	s.Timeline = motion.NewTimeline(&s.Model, &s.Model.noises, heard)
	return s
}

// retell tells the events of a move, after which the view is still the same.
func (s *tale) retell(events ...rules.Event) { s.Tell(events, s.Given.View) }
