package main

import "math"

// landing is a flat stone that falls on oak with a force, and settles on its face.
func landing(force float64) func(c *chance, variant int) wave {
	return func(c *chance, _ int) wave {
		w := silence(.26)
		oak := knock(c, c.near(150-28*force, .06)).through(lowpass(500+2600*force, .7))
		w.add(oak, 0, 1)
		w.add(clack(c, c.near(760, .08), force), 0, .25+.5*force)
		at, left := 0.0, .3+.3*force
		for range int(1 + 3*force) {
			at += c.near(.024+.02*force, .2)
			w.add(clack(c, c.near(930, .08), .4), samples(at), .3*left)
			w.add(knock(c, c.near(205, .06)), samples(at), .3*left)
			left *= .6
		}
		return room(w, .4, .06+.06*force)
	}
}

// click is a stone that strikes another with a force.
func click(force float64) func(c *chance, variant int) wave {
	return func(c *chance, variant int) wave {
		w := silence(.18)
		hz := c.near(1180+120*float64(variant), .05)
		w.add(ring(.17, c.modes(hz, .05+.06*force, 1, 1.52, 2.31, 3.27, 4.6)...), 0, .8)
		w.add(ring(.12, c.modes(hz*1.27, .04+.04*force, 1, 1.52, 2.31)...), 0, .5)
		w.add(c.burst(.012, .007).through(bandpass(3200+1800*force, .7)), 0, .5+1.4*force)
		return w.through(lowpass(1500+8000*force, .7))
	}
}

// rimStroke is a stone against the raised rim: hollow wood at the side, and the table that answers.
func rimStroke(c *chance, _ int) wave {
	w := silence(.2)
	w.add(ring(.18, c.modes(c.near(430, .06), .1, 1, 1.58, 2.36, 3.5)...), 0, .9)
	w.add(knock(c, c.near(215, .06)), 0, .5)
	w.add(clack(c, c.near(1020, .06), .7), 0, .35)
	return room(w, .35, .1)
}

// slide is a moment of a stone that slides over oak with a force. It swells and fades, so that several in a row make one way.
func slide(force float64) func(c *chance, variant int) wave {
	return func(c *chance, _ int) wave {
		w := silence(.3)
		drag := grind(c, c.near(.29, .03), c.near(700+900*force, .12))
		w.add(drag, 0, 1/drag.peak())
		boards := c.noise(.29).through(bandpass(c.near(260+160*force, .1), 1.2)).fadeIn(.08).fadeOut(.2)
		w.add(boards, 0, .4/boards.peak())
		return w
	}
}

// bagRattle is a hand in a leather bag full of stones.
func bagRattle(c *chance, variant int) wave {
	w := silence(.6)
	leather := c.noise(.55).through(bandpass(c.near(700, .1), .6), lowpass(2100, .7))
	for i := range leather {
		t := float64(i) / float64(len(leather))
		leather[i] *= math.Sin(math.Pi*t) * (.6 + .4*math.Sin(t*c.near(23, .02)))
	}
	w.add(leather, 0, .35/leather.peak())
	for at := c.near(.05, .3); at < .44; at += c.near(.038+.008*float64(variant), .5) {
		stone := clack(c, c.near(1350, .25), .4).through(lowpass(2800, .7))
		w.add(stone, samples(at), .3+.25*math.Sin(math.Pi*at/.48)+.1*c.next())
	}
	return w
}

// trayDrop is a stone that drops into a tray lined with felt, beside those that lie there.
func trayDrop(c *chance, variant int) wave {
	w := silence(.24)
	felt := knock(c, c.near(240, .06)).through(lowpass(900, .7))
	w.add(felt, 0, .9)
	w.add(c.burst(.05, .03).through(lowpass(1300, .8)), 0, .5)
	w.add(clack(c, c.near(1120+80*float64(variant), .05), .5), samples(c.near(.045, .15)), .34)
	return room(w, .3, .08)
}

// grab is a hand that closes over a stone and lifts it.
func grab(c *chance, _ int) wave {
	w := silence(.1)
	w.add(c.burst(.06, .035).through(lowpass(1500, .8)), 0, .8)
	w.add(clack(c, c.near(1480, .08), .5), samples(.006), .35)
	w.add(grind(c, .06, c.near(2500, .1)), samples(.02), .5)
	return w
}

// missed is a hand that slaps down where nothing is left.
func missed(c *chance, _ int) wave {
	w := silence(.2)
	palm := c.burst(.12, .07).through(lowpass(750, .8))
	w.add(palm, 0, 1/palm.peak())
	w.add(knock(c, c.near(98, .06)), 0, .8)
	return w.through(lowpass(1600, .7))
}

// flickOff is a finger that springs against the edge of a stone.
func flickOff(c *chance, _ int) wave {
	w := silence(.16)
	w.add(ring(.05, c.modes(c.near(620, .06), .025, 1, 2.1, 3.4)...), 0, .5)
	w.add(c.burst(.01, .006).through(bandpass(2600, .8)), 0, 1.2)
	drag := grind(c, .14, c.near(1700, .1))
	w.add(drag, samples(.008), .3/drag.peak())
	return w
}

// tapeOut is a measuring tape that is drawn out of its case: a ribbon that runs, with the teeth of a small wheel.
func tapeOut(c *chance, variant int) wave {
	w := silence(.6)
	ribbon := c.noise(.55).through(bandpass(c.near(3000, .06), 1), lowpass(6500, .7)).fadeIn(.2).fadeOut(.15)
	w.add(ribbon, 0, .2/ribbon.peak())
	for at, gap := .02, .034; at < .52; at += gap {
		w.add(ring(.03, c.modes(c.near(2350+140*float64(variant), .02), .016, 1, 1.7, 2.6)...), samples(at), .2+.35*at)
		gap = .034 - .03*at
	}
	w.add(tickOfWood(c, variant), samples(.535), .7)
	return w
}

// tapeTick is one mark of the tape that goes by.
func tapeTick(c *chance, _ int) wave {
	w := ring(.04, c.modes(c.near(2500, .03), .014, 1, 1.7, 2.6)...)
	w.add(c.burst(.004, .003).through(bandpass(5200, .8)), 0, .5)
	return w
}

// countStroke is a clapper of wood: one of the last seconds.
func countStroke(c *chance, _ int) wave {
	w := ring(.1, c.modes(c.near(880, .01), .06, 1, 2.76, 4.1)...)
	w.add(c.burst(.008, .005).through(bandpass(2600, .8)), 0, .6)
	return w
}

// gong is bronze that is struck when the time is over: the high modes bloom a little behind the stroke.
func gong(c *chance, variant int) wave {
	w := silence(1.3)
	f := hz([...]int{50, 45}[variant])
	w.add(ring(1.3, c.modes(f, 1.9, 1, 1.34, 1.98, 2.44, 3.02)...), 0, .7)
	bloom := ring(1.2, c.modes(f*3.7, .8, 1, 1.21, 1.47, 1.83, 2.3, 2.9)...).fadeIn(.09)
	w.add(bloom, 0, .45)
	mallet := c.burst(.07, .05).through(lowpass(500, .8))
	w.add(mallet, 0, .4/mallet.peak())
	return room(w, 1.6, .22)
}

// theft is somebody's runes that fly across the table into another tray: air that rises, and stones in its wake.
func theft(c *chance, variant int) wave {
	w := silence(.5)
	air := c.noise(.42)
	low, high := make(wave, len(air)), make(wave, len(air))
	copy(low, air)
	copy(high, air)
	low.through(bandpass(c.near(520, .08), .9))
	high.through(bandpass(c.near(2100+250*float64(variant), .06), 1.1), lowpass(6000, .7))
	for i := range air {
		t := float64(i) / float64(len(air))
		air[i] = math.Pow(math.Sin(math.Pi*math.Pow(t, 1.6)), 2) * (low[i]*(1-t) + 1.3*high[i]*t)
	}
	w.add(air, 0, .8/air.peak())
	for at := .13; at < .36; at += c.near(.07, .25) {
		w.add(clack(c, c.near(1500, .12), .3), samples(at), .16)
	}
	return room(w, .5, .12)
}
