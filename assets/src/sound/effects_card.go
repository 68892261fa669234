package main

import "math"

// rustle is parchment that moves: air, and fibres that crackle.
func rustle(c *chance, seconds, hz float64) wave {
	w := c.noise(seconds).through(highpass(1200, .7), bandpass(hz, .5))
	flutter := c.noise(seconds).through(lowpass(38, .7))
	flutter.scale(1 / max(1e-9, flutter.peak()))
	for i := range w {
		w[i] *= .45 + .55*math.Abs(flutter[i])
		if math.Abs(c.next()) > .9988 {
			w[i] += 1.6 * c.next()
		}
	}
	return w.through(lowpass(8500, .7)).fadeIn(seconds * .4).fadeOut(seconds * .45)
}

func cardDraw(c *chance, _ int) wave {
	w := silence(.3)
	w.add(rustle(c, c.near(.25, .08), c.near(3300, .1)), 0, 1)
	return w
}

func cardPlay(c *chance, _ int) wave {
	w := silence(.3)
	w.add(rustle(c, .13, c.near(3600, .1)), 0, 1.3)
	slap := c.burst(.09, .06).through(lowpass(1900, .8))
	w.add(slap, samples(c.near(.105, .05)), 1)
	w.add(knock(c, c.near(210, .06)), samples(.106), .3)
	return w
}

// curtain is heavy cloth that falls, with its rings on the rod.
func curtain(c *chance, _ int) wave {
	w := silence(.55)
	cloth := c.noise(.5).through(bandpass(620, .5), lowpass(2600, .7))
	for i := range cloth {
		t := float64(i) / float64(len(cloth))
		cloth[i] *= math.Sin(math.Pi*math.Pow(t, .7)) * (.7 + .3*math.Sin(t*c.near(17, .02)))
	}
	w.add(cloth, 0, 1)
	for range 7 {
		at := .06 + .17*(1+c.next())
		w.add(clink(c, c.near(3300, .2), .08), samples(at), .035)
	}
	return w
}
