package toss

import (
	"math"

	rules "runehall/games/toss"
	"runehall/ui"
)

// swipe is the last part of a pointer's way over the screen, tick by tick: its speed and its bend decide the throw.
type swipe struct {
	id    ui.PointerID
	start ui.Point
	path  []ui.Point // the last points, one a tick
}

// swipeTicks is how many of its last ticks count.
const swipeTicks = 12

func (w *swipe) move(at ui.Point) {
	if w.path = append(w.path, at); len(w.path) > swipeTicks {
		w.path = w.path[1:]
	}
}

func (w *swipe) at() ui.Point { return w.path[len(w.path)-1] }

// velocity returns the speed of the pointer, in pixels a second, from the last ticks in which it moved. It is zero if
// the pointer was held still before it let go; a few still ticks, which late frames bring, do not count as that.
func (w *swipe) velocity() ui.Point {
	const ticks, still = 5, 7
	last := len(w.path) - 1
	for last > 0 && w.path[last] == w.path[last-1] {
		last--
	}
	n := min(ticks, last)
	if n <= 0 || len(w.path)-1-last > still {
		return ui.Point{}
	}
	d := w.path[last].Sub(w.path[last-n])
	return ui.Pt(d.X*ui.TPS/float64(n), d.Y*ui.TPS/float64(n))
}

// bend returns how far the second half of the way is turned against the first, in radians clockwise.
func (w *swipe) bend() float64 {
	n := len(w.path)
	if n < 5 {
		return 0
	}
	a, b := w.path[n/2].Sub(w.path[0]), w.path[n-1].Sub(w.path[n/2])
	if math.Hypot(a.X, a.Y) < 1 || math.Hypot(b.X, b.Y) < 1 {
		return 0
	}
	return math.Atan2(a.X*b.Y-a.Y*b.X, a.X*b.X+a.Y*b.Y)
}

// fastest is the speed of a swipe, in dp a second, that throws with full strength.
const fastest = 1800

// from turns a distance on the table into what a seat sees: how far to the right, and how far ahead.
func from(e rules.Edge, p ui.Point) (right, ahead float64) {
	return p.X*e.Y - p.Y*e.X, -p.X*e.X - p.Y*e.Y
}

// gesture returns the throw or flick of a hand that lets go at an edge, with a swipe seen through a lens. It is false
// if the swipe is too slow or does not go ahead. A faster throw turns the runes over more often; a flicked rune does
// not turn over.
func (w *swipe) gesture(k *ui.Kit, l lens, e rules.Edge, thrown bool) (rules.Gesture, bool) {
	v := w.velocity()
	right, ahead := from(e, l.way(v))
	speed := k.InDp(math.Hypot(v.X, v.Y))
	if ahead <= 0 || speed < fastest/12 {
		return rules.Gesture{}, false
	}
	pull := min(1, speed/fastest)
	side, _ := from(e, l.Table(w.at()))
	g := rules.Gesture{
		Start: whole(side, rules.MaxStart), Aim: whole(1000*right/ahead, rules.MaxAim),
		Spin: whole(w.bend()*spun, rules.MaxSpin),
	}
	if thrown {
		g.Turns = turning(pull)
	} else {
		g.Start, g.Spin = 0, 0
	}
	return g.Pulled(pull), true
}

// spun is the speed of a rune's edge, in millimetres a second, for each radian that a swipe is bent.
const spun = 300

// turning returns how often a rune turns over that is thrown with a strength from 0 to 1.
func turning(pull float64) int8 { return int8(2 + math.Round(4*pull)) }

// whole rounds to a whole number from -most to most.
func whole(x float64, most int) int16 {
	return int16(math.Round(max(float64(-most), min(x, float64(most)))))
}
