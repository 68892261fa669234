package ui

import "math"

// TPS is the number of ticks in a second; every duration of the program is counted in ticks.
const TPS = 60

// Ticks returns the number of ticks in ms milliseconds, rounded to the nearest and at least 1.
func Ticks(ms int) int { return max(1, (ms*TPS+500)/1000) }

// Ease bends the course of a motion: it maps 0..1 to a value that is 0 at 0 and 1 at 1.
type Ease func(t float64) float64

// Linear goes at one speed.
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

// OutBack runs a little past its end and comes back.
func OutBack(t float64) float64 { return OutBackBy(1.2)(t) }

// OutBackBy returns an ease that overshoots by a strength: 1.2 for a snap, 1.7 for a bounce.
func OutBackBy(s float64) Ease {
	return func(t float64) float64 {
		u := t - 1
		return 1 + (s+1)*u*u*u + s*u*u
	}
}

// Shake swings n times to both sides and comes to rest at 0: a refusal. It is no Ease.
func Shake(t float64, n int) float64 {
	return math.Sin(t*float64(n)*2*math.Pi) * (1 - t)
}

// Tween is a value on its way. The zero value stands still at 0.
type Tween struct {
	from, to  float64
	at, ticks int
	ease      Ease
}

// At returns a tween that stands still at v.
func At(v float64) Tween { return Tween{from: v, to: v} }

// To starts the way from the present value to v, in a number of ticks; a nil ease is Linear. Asked
// for where it is already going it changes nothing.
func (w *Tween) To(v float64, ticks int, ease Ease) {
	if v == w.to {
		return
	}
	*w = Tween{from: w.Value(), to: v, ticks: ticks, ease: ease}
}

// Set jumps to v.
func (w *Tween) Set(v float64) { *w = At(v) }

// Update goes one tick further.
func (w *Tween) Update() {
	if w.at < w.ticks {
		w.at++
	}
}

// Value returns where the tween is.
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

// Target returns where the tween goes.
func (w *Tween) Target() float64 { return w.to }

// Moving reports whether the tween is still on its way.
func (w *Tween) Moving() bool { return w.at < w.ticks }
