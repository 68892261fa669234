package main

// disc are the ratios of the tones of a free round plate: brass coins ring so.
var disc = []float64{1, 1.73, 2.33, 3.91, 4.11, 6.3}

// clink is a coin that falls on its edge and then lies.
func clink(c *chance, hz, decay float64) wave {
	modes := c.modes(hz, decay, disc...)
	for _, m := range c.modes(hz*1.006, decay, disc...) { // no coin is quite round: each tone is two
		m.gain *= .7
		modes = append(modes, m)
	}
	w := ring(decay*1.2, modes...)
	w.add(c.burst(.008, .005).through(bandpass(5200, .7)), 0, 1.2)
	return w
}

func oneCoin(c *chance, variant int) wave {
	w := silence(.36)
	hz := c.near(2350+130*float64(variant%3), .03)
	w.add(clink(c, hz, .3), 0, .8)
	w.add(clink(c, hz*1.01, .2), samples(c.near(.062, .2)), .4)
	w.add(clink(c, hz*.99, .15), samples(c.near(.102, .15)), .18)
	w.add(knock(c, c.near(340, .08)), 0, .35)
	return w
}

func manyCoins(c *chance, _ int) wave {
	w := silence(.6)
	at := 0.0
	for i := range 6 {
		w.add(clink(c, c.near(2500, .16), .26), samples(at), .8-.09*float64(i))
		at += c.near(.062, .45)
	}
	w.add(knock(c, c.near(300, .08)), 0, .4)
	return w
}

// coinsBack is coins that are swept up and land in a hand.
func coinsBack(c *chance, _ int) wave {
	w := silence(.6)
	sweep := c.noise(.3).through(bandpass(2600, .8)).fadeIn(.2).fadeOut(.1)
	w.add(sweep, 0, .22)
	at := .16
	for i := range 4 {
		w.add(clink(c, c.near(2250*(1+.07*float64(i)), .03), .24), samples(at), .5+.12*float64(i))
		at += c.near(.07, .2)
	}
	return w
}
