package main

import "math"

// rate is the sample rate of everything, which is also that of the game's audio context: what must not be resampled plays
// at half the cost.
const rate = 44100

// wave is one channel of sound; full scale is 1.
type wave []float64

// samples returns the number of samples in a time.
func samples(seconds float64) int { return int(math.Round(seconds * rate)) }

// silence returns a wave of a length.
func silence(seconds float64) wave { return make(wave, samples(seconds)) }

// add mixes another wave into w from sample at on. What reaches beyond the end is left out.
func (w wave) add(other wave, at int, gain float64) {
	for i, v := range other {
		if k := at + i; k >= 0 && k < len(w) {
			w[k] += v * gain
		}
	}
}

// addRound mixes another wave into w, and goes on at the start where w ends: a loop hears its own end.
func (w wave) addRound(other wave, at int, gain float64) {
	for i, v := range other {
		k := (at + i) % len(w)
		if k < 0 {
			k += len(w)
		}
		w[k] += v * gain
	}
}

// scale multiplies by a gain, and returns w.
func (w wave) scale(gain float64) wave {
	for i := range w {
		w[i] *= gain
	}
	return w
}

// peak returns the largest absolute sample.
func (w wave) peak() float64 {
	top := 0.0
	for _, v := range w {
		top = max(top, math.Abs(v))
	}
	return top
}

// fadeOut lets the last part of w go to silence, and returns w.
func (w wave) fadeOut(seconds float64) wave {
	n := min(samples(seconds), len(w))
	for i := range n {
		w[len(w)-n+i] *= .5 + .5*math.Cos(math.Pi*float64(i+1)/float64(n))
	}
	return w
}

// fadeIn lets the first part of w come from silence, and returns w.
func (w wave) fadeIn(seconds float64) wave {
	n := min(samples(seconds), len(w))
	for i := range n {
		w[i] *= .5 - .5*math.Cos(math.Pi*float64(i)/float64(n))
	}
	return w
}

// decibel is a gain in decibels as a factor.
func decibel(db float64) float64 { return math.Pow(10, db/20) }

// chance is a small source of numbers with a fixed start: what is made twice is the same.
type chance uint64

// next returns a number from -1 to 1.
func (c *chance) next() float64 {
	*c = *c*6364136223846793005 + 1442695040888963407
	return float64(int32(*c>>32)) / (1 << 31)
}

// near returns a number that differs from v by at most a part of it.
func (c *chance) near(v, part float64) float64 { return v * (1 + part*c.next()) }

// noise returns white noise.
func (c *chance) noise(seconds float64) wave {
	w := silence(seconds)
	for i := range w {
		w[i] = c.next()
	}
	return w
}
