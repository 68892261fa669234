package main

import "math"

// anvil is a stroke of a hammer on iron: the tone is the same at each, since it is the same anvil, and the overtones, which lie far
// apart, are not. A soft stroke is darker and shorter.
func anvil(hz, force float64, c *chance) wave {
	modes := c.modes(hz, .5+.4*force, 1, 2.24, 2.92, 4.31, 5.87)
	modes[0].hz = hz
	w := ring(1.1, modes...)
	w.through(lowpass(1600+4200*force, .6))
	w.add(ring(.16, c.modes(112, .12, 1, 1.6, 2.3)...), 0, .7)
	w.add(c.burst(.02, .011).through(bandpass(2900, .7)), 0, 1.5*force)
	return w.scale(.4 + .6*force).fadeOut(.2)
}

// crackle is sparks and fibres that burst, at random, in a time; most is how many a second at the start, of which fewer and fewer come.
func crackle(c *chance, seconds, hz, most float64) wave {
	w := silence(seconds)
	for i := range w {
		left := 1 - float64(i)/float64(len(w))
		if .5+.5*c.next() < most*left*left/rate {
			w[i] = .4*c.next() + math.Copysign(.6, c.next())
		}
	}
	return w.through(bandpass(hz, .9))
}

// forging is two strokes of the hammer, and the hiss of hot iron that is dipped.
func forging(c *chance, _ int) wave {
	w := silence(.8)
	tone := c.near(587, .03)
	w.add(anvil(tone, .9, c), 0, .8)
	w.add(anvil(tone*1.01, .5, c), samples(c.near(.17, .06)), .5)
	hiss := c.noise(.55).through(highpass(2400, .7), bandpass(5200, .45))
	fall := math.Exp(-math.Ln10 * 1.6 / (.5 * rate))
	gain := 1.0
	for i := range hiss {
		hiss[i] *= gain
		gain *= fall
	}
	w.add(hiss.fadeIn(.05), samples(.3), 1.5)
	w.add(crackle(c, .5, 4200, 160), samples(.3), 2)
	return room(w, .9, .12)
}

// burning is a card that goes up in embers: a breath of flame, and parchment that crackles.
func burning(c *chance, _ int) wave {
	w := silence(.6)
	flame := c.noise(.58).through(bandpass(c.near(520, .1), .6), lowpass(1900, .7))
	for i := range flame {
		t := float64(i) / float64(len(flame))
		flame[i] *= math.Sin(math.Pi*math.Pow(t, .55)) * (.75 + .25*math.Sin(t*c.near(31, .01)))
	}
	w.add(flame, 0, 1)
	w.add(crackle(c, .58, c.near(3100, .15), 190), 0, 1.3)
	return w
}

// gem is a crystal that is set down: glass on wood, and the facet that it tips on to.
func gem(c *chance, variant int) wave {
	w := silence(.22)
	hz := c.near(2790+310*float64(variant), .03)
	w.add(ring(.2, c.modes(hz, .16, 1, 1.53, 2.32, 2.74, 3.46)...), 0, .7)
	w.add(ring(.12, c.modes(hz*1.12, .08, 1, 1.53, 2.32)...), samples(c.near(.043, .2)), .28)
	w.add(c.burst(.006, .004).through(bandpass(6400, .7)), 0, .9)
	w.add(knock(c, c.near(410, .06)), 0, .18)
	return w
}

// pin is a wooden peg that steps into the next hole.
func pin(c *chance, _ int) wave {
	w := silence(.1)
	w.add(ring(.09, c.modes(c.near(1780, .06), .034, 1, 1.7, 2.6)...), 0, 1)
	w.add(knock(c, c.near(430, .06)), 0, .5)
	w.add(c.burst(.008, .005).through(bandpass(3600, .7)), 0, .6)
	return w
}
