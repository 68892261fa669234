package ui

import "math"

// TPS is the number of ticks in a second. Every duration in the program is counted in ticks.
const TPS = 60

// Ticks returns the number of ticks in ms milliseconds, rounded to the nearest and at least 1.
func Ticks(ms int) int { return max(1, (ms*TPS+500)/1000) }

// Ease shapes a motion: it maps the time from 0 to 1 to a value that is 0 at 0 and 1 at 1.
type Ease func(t float64) float64

// Linear moves at constant speed.
func Linear(t float64) float64 { return t }

// InQuad starts slowly.
func InQuad(t float64) float64 { return t * t }

// OutQuad ends slowly.
func OutQuad(t float64) float64 { return 1 - (1-t)*(1-t) }

// OutCubic ends very slowly.
func OutCubic(t float64) float64 { u := 1 - t; return 1 - u*u*u }

// InOutCubic starts and ends slowly.
func InOutCubic(t float64) float64 {
	if t < .5 {
		return 4 * t * t * t
	}
	u := 2 - 2*t
	return 1 - u*u*u/2
}

// OutBack overshoots a little and comes back.
func OutBack(t float64) float64 { return OutBackBy(1.2)(t) }

// OutBackBy returns an ease that overshoots: by 1.2 for a snap, by 1.7 for a bounce.
func OutBackBy(s float64) Ease {
	return func(t float64) float64 {
		u := t - 1
		return 1 + (s+1)*u*u*u + s*u*u
	}
}

// Shake swings to both sides n times and comes to rest at 0. It shows a refusal. It is not an Ease.
func Shake(t float64, n int) float64 {
	return math.Sin(t*float64(n)*2*math.Pi) * (1 - t)
}

// Tween is a value that moves towards a target. The zero value rests at 0.
type Tween struct {
	from, to  float64
	at, ticks int
	ease      Ease
}

// At returns a tween that rests at v.
func At(v float64) Tween { return Tween{from: v, to: v} }

// To starts a motion from the present value to v that takes a number of ticks; a nil ease is Linear. If v is already
// the target, To does nothing.
func (w *Tween) To(v float64, ticks int, ease Ease) {
	if v == w.to {
		return
	}
	*w = Tween{from: w.Value(), to: v, ticks: ticks, ease: ease}
}

// Set jumps to v.
func (w *Tween) Set(v float64) { *w = At(v) }

// Update advances the tween by one tick.
func (w *Tween) Update() {
	if w.at < w.ticks {
		w.at++
	}
}

// Value returns the present value.
func (w *Tween) Value() float64 {
	if w.at >= w.ticks {
		return w.to
	}
	t := float64(w.at) / float64(w.ticks)
	if w.ease != nil {
		t = w.ease(t)
	}
	return w.from + (w.to-w.from)*t
}

// Target returns the value that the tween moves to.
func (w *Tween) Target() float64 { return w.to }

// Moving reports whether the tween is still moving.
func (w *Tween) Moving() bool { return w.at < w.ticks }
