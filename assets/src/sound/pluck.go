package main

import "math"

// lyre returns a plucked gut string over a small wooden body, by the way of Karplus and Strong: a delay line of one
// period, filled with a short noise, that loses a little of its brightness at each turn.
//
// Force is from 0 to 1; a soft pluck is darker.
func lyre(hz, seconds, force float64, c *chance) wave {
	dull := max(.2, min(.5*math.Sqrt(220/hz), .5)) // how much of its brightness a turn takes
	period := rate/hz - dull                       // for the filter in the loop holds the sound back by that
	n := int(period)
	line := make(wave, n)
	for i := range line {
		line[i] = c.next()
	}
	line.through(lowpass(900+5200*force*force, .6))
	// Plucked at a fifth of the string: overtones with a knot there are weak.
	knot := n / 5
	plucked := make(wave, n)
	for i := range plucked {
		plucked[i] = line[i] - .85*line[(i+n-knot)%n]
	}
	copy(line, plucked)
	line.scale(1 / max(.05, line.peak()))

	turn := decibel(-60 / (hz * min(1.6+900/hz, 6))) // of one turn: low strings ring longer
	tune := fraction(period - float64(n))
	w := silence(seconds)
	var before, passed, out float64
	for i := range w {
		k := i % n
		x := line[k]
		soft := (1-dull)*x + dull*before
		before = x
		// An allpass holds back by the rest of the period.
		out = tune*soft + passed - tune*out
		passed = soft
		line[k] = out * turn
		w[i] = x
	}
	body := make(wave, len(w))
	copy(body, w)
	body.through(bandpass(190, 2.2))
	air := make(wave, len(w))
	copy(air, w)
	air.through(bandpass(410, 3))
	for i := range w {
		w[i] = .75*w[i] + .8*body[i] + .5*air[i]
	}
	return w.scale(.35 + .65*force).fadeIn(.001).fadeOut(min(.25, seconds/3))
}

// fraction returns the coefficient of an allpass that holds back by part of a sample.
func fraction(delay float64) float64 {
	delay = math.Max(.05, delay)
	return (1 - delay) / (1 + delay)
}

// drum returns a stroke on a frame drum: the skin's modes, which sag a little in pitch, and the touch of the hand.
func drum(hz, force float64, c *chance) wave {
	w := silence(1.1)
	for k, r := range []float64{1, 1.594, 2.136, 2.296, 2.653, 2.918} {
		fall := math.Exp(-math.Ln10 * 3 / (c.near(.75/math.Pow(r, 1.3), .1) * rate))
		gain, phase := force/math.Pow(r, 1.7-.5*force), float64(k)*1.9
		for i := range w {
			sag := 1 + .09*force*math.Exp(-float64(i)/(.035*rate))
			phase += 2 * math.Pi * hz * r * sag / rate
			w[i] += gain * math.Sin(phase)
			gain *= fall
		}
	}
	hand := c.burst(.08, .05).through(bandpass(1400, .7))
	w.add(hand, 0, .5*force*force)
	return w.fadeIn(.0015).fadeOut(.2)
}

// rim returns a finger on a frame drum's rim.
func rim(force float64, c *chance) wave {
	w := ring(.22, c.modes(330, .13, 1, 1.51, 2.27, 3.4, 4.9)...)
	w.add(c.burst(.05, .03).through(bandpass(2600, .8)), 0, 1.1)
	return w.scale(.45 * force).fadeOut(.05)
}
