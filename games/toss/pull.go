package toss

import "math"

// How far a rune goes without meeting anything, in millimetres, if the hand was pulled back as far as possible: for a
// flick, across the whole table; for a throw, to the far rim and back.
const (
	flickWay = 600.0
	throwWay = 800.0
)

// Pulled returns the gesture with the speed of a hand pulled back by a fraction from 0 to 1. The distance that the rune
// goes is proportional to the pull, since distance is what people feel (TOS-32). A gesture with turns is a throw.
func (g Gesture) Pulled(pull float64) Gesture {
	return g.Going(float64(max(0, min(pull, 1)) * g.furthest()))
}

// Pull returns how far back a hand was pulled for a gesture: more than 1 for a swipe that was faster.
func (g Gesture) Pull() float64 { return g.Way() / g.furthest() }

func (g Gesture) furthest() float64 {
	if g.Turns == 0 {
		return flickWay
	}
	return throwWay
}

// Going returns the gesture with the speed at which a rune goes so many millimetres without meeting anything, or the
// nearest speed that a hand can make.
func (g Gesture) Going(way float64) Gesture {
	f := g.flight()
	// A rune that lands with the speed u goes u²/2a + bu + c in all.
	ab := float64(slide * f.b)
	u := math.Sqrt(max(0, float64(ab*ab)+float64(2*slide*(way-f.c)))) - ab
	g.Speed = clamp(float64((float64(max(u, 0)*f.perLanded)+f.lost)*(10*stepsPerSecond))+0.5, MinSpeed, MaxSpeed)
	return g
}

// Way returns how far a rune goes with a gesture if it meets nothing, in millimetres.
func (g Gesture) Way() float64 {
	f := g.flight()
	v := float64(g.Speed) / (10 * stepsPerSecond)
	u := (v - f.lost) / f.perLanded
	if u < 0 {
		return float64(v*v) / (2 * fly) // it stops before it lands
	}
	return float64(u*u)/(2*slide) + float64(f.b*u) + f.c
}

// flight describes what [Motion] does to a rune in flight: a rune that lands with the speed u began with u × perLanded
// + lost.
type flight struct{ perLanded, lost, b, c float64 }

func (g Gesture) flight() flight {
	if g.Turns == 0 {
		return flight{perLanded: 1, b: -0.5}
	}
	// It lands in the last step of its flight, and moves on slower in it.
	n := float64(int(g.Turns)*flip - 1)
	return flight{
		perLanded: 1 / landing, lost: fly/landing + float64(fly*n), b: 0.5 + n/landing,
		c: float64(fly*n)/landing + float64(float64(fly*n)*(n-1))/2,
	}
}
