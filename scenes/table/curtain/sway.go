package curtain

import "math"

// sway is how the foot of the cloth follows its rings: it lags behind them, swings a little too far, and comes to rest.
type sway struct {
	foot  float64 // how far the foot has come down, as the state of the rings is told
	speed float64 // in a tick
}

// How strongly the foot is drawn to the rings, and how soon its swing dies down. It overshoots once.
const (
	drawn  = .07
	damped = .34
	calm   = .002
)

// follow moves the foot by a tick; the rings are at a state from [Away] to [Shut].
func (s *sway) follow(rings float64, still bool) {
	s.speed += (rings-s.foot)*drawn - s.speed*damped
	if still || s.far(rings) {
		s.foot, s.speed = rings, 0
		return
	}
	s.foot += s.speed
	if s.near(rings) {
		s.foot, s.speed = rings, 0
	}
}

func (s *sway) near(rings float64) bool {
	return math.Abs(rings-s.foot) < calm && math.Abs(s.speed) < calm
}

// far reports whether the curtain was put elsewhere at once, so that nothing swings.
func (s *sway) far(rings float64) bool { return math.Abs(rings-s.foot) > .9 }

func (s *sway) moving() bool { return s.speed != 0 }

// light returns how much light falls through the halves while they part or come together, from 0 to 1: the more, the
// faster they move.
func (s *sway) light(rings float64) float64 {
	return min(1, 4*math.Abs(rings-s.foot)) * min(1, 4*(Shut-rings))
}
