package main

import "math"

// mode is one way in which a struck thing rings.
type mode struct {
	hz    float64
	decay float64 // seconds until it has fallen by 60 dB
	gain  float64
}

// ring returns the sound of a thing that is struck once.
func ring(seconds float64, modes ...mode) wave {
	w := silence(seconds)
	for k, m := range modes {
		// A phase of its own for each mode, so that not all of them begin with a step.
		step, phase := 2*math.Pi*m.hz/rate, float64(k)*2.4
		fall := math.Exp(-math.Ln10 * 3 / (m.decay * rate))
		gain := m.gain
		for i := range w {
			w[i] += gain * math.Sin(phase+step*float64(i))
			gain *= fall
		}
	}
	return w.fadeIn(.0006)
}

// burst returns a short noise that falls by 60 dB within a time: the touch of two surfaces.
func (c *chance) burst(seconds, decay float64) wave {
	w := c.noise(seconds)
	fall, gain := math.Exp(-math.Ln10*3/(decay*rate)), 1.0
	for i := range w {
		w[i] *= gain
		gain *= fall
	}
	return w.fadeIn(.0004)
}

// modes returns those of a thing with overtones at the given ratios, each a little out of place; higher ones fall faster.
func (c *chance) modes(hz, decay float64, ratios ...float64) []mode {
	list := make([]mode, len(ratios))
	for i, r := range ratios {
		list[i] = mode{c.near(hz*r, .012), c.near(decay/math.Pow(r, .7), .15), c.near(1/math.Pow(r, .5), .25)}
	}
	return list
}
