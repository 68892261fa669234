package main

import "math"

// clack is one stone against another or against the table.
func clack(c *chance, hz, force float64) wave {
	w := ring(.22, c.modes(hz, .11, 1, 1.52, 2.31, 3.27, 4.6, 6.1)...)
	w.add(c.burst(.02, .012).through(bandpass(3400, .6)), 0, 1.6*force)
	return w
}

// knock is wood that answers: the table under a stone.
func knock(c *chance, hz float64) wave {
	return ring(.3, c.modes(hz, .18, 1, 1.62, 2.4, 3.3)...)
}

// grind is stone that slides on something, grain by grain.
func grind(c *chance, seconds, hz float64) wave {
	w := silence(seconds)
	for i := range w {
		if math.Abs(c.next()) > .985 {
			w[i] = c.next()
		}
	}
	w.through(bandpass(hz, 1.1), shelf(5000, -6))
	fine := c.noise(seconds).through(bandpass(hz*1.7, .8))
	w.add(fine, 0, .06)
	return w.fadeIn(seconds * .35).fadeOut(seconds * .5)
}

func stoneLift(c *chance, _ int) wave {
	w := silence(.13)
	w.add(grind(c, .09, c.near(2300, .15)), 0, 1)
	w.add(clack(c, c.near(1250, .08), .2), samples(c.near(.035, .3)), .12)
	return w
}

func stoneTurn(c *chance, _ int) wave {
	w := silence(.2)
	w.add(grind(c, .15, c.near(1500, .12)), 0, 1)
	w.add(clack(c, c.near(980, .08), .4), samples(c.near(.125, .08)), .22)
	return w
}

func stonePlace(c *chance, _ int) wave {
	w := silence(.3)
	w.add(knock(c, c.near(128, .06)), 0, 1)
	w.add(clack(c, c.near(690, .07), 1), 0, .62)
	w.add(clack(c, c.near(910, .07), .5), samples(c.near(.036, .25)), .16)
	return room(w, .5, .12)
}

// rollDie is a die of bone over oak: fewer and softer strokes until it lies.
func rollDie(c *chance, _ int) wave {
	w := silence(.8)
	gap, force := c.near(.1, .1), 1.0
	for at := 0.0; at < .62; at += gap {
		w.add(ring(.1, c.modes(c.near(1500, .12), .04, 1, 1.43, 2.2, 3.1)...), samples(at), .5*force)
		w.add(knock(c, c.near(230, .1)), samples(at), .55*force)
		w.add(c.burst(.01, .006).through(bandpass(4200, .7)), samples(at), .5*force)
		gap, force = c.near(gap*.9, .22), force*.8
	}
	return room(w, .4, .1)
}

func tickOfWood(c *chance, _ int) wave {
	w := ring(.06, c.modes(c.near(1350, .05), .03, 1, 1.7, 2.6)...)
	w.add(c.burst(.006, .004).through(bandpass(3000, .8)), 0, .5)
	return w
}

// refuse is two dull knocks: no.
func refuse(c *chance, _ int) wave {
	w := silence(.22)
	w.add(knock(c, c.near(150, .04)), 0, 1)
	w.add(knock(c, c.near(126, .04)), samples(.085), .85)
	return w.through(lowpass(1100, .7))
}

// raise is a menhir that is set upright: it grinds over the ground, tips, and stands.
func raise(c *chance, _ int) wave {
	w := silence(1.2)
	drag := grind(c, .85, c.near(520, .08))
	w.add(drag, 0, .8/drag.peak())
	rumble := c.noise(.95).through(lowpass(95, .8), highpass(40, .7)).fadeIn(.5).fadeOut(.2)
	w.add(rumble, 0, .3/rumble.peak())
	stands := samples(c.near(.86, .02))
	w.add(drum(74, 1, c), stands, .45)
	w.add(knock(c, c.near(110, .05)), stands, .7)
	w.add(clack(c, c.near(330, .06), .6), stands, .7)
	w.add(hum(c, 45, .9), samples(.3), .12)
	return room(w, 1.2, .2)
}
