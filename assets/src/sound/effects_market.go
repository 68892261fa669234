package main

import "math"

// foxStreak is the thief that streaks across: breath and fur that come near and are gone, and a small bell at its neck.
func foxStreak(c *chance, variant int) wave {
	w := silence(.7)
	const seconds = .5
	steps := samples(seconds)
	noise := c.noise(seconds)
	low, high := make(wave, steps), make(wave, steps)
	copy(low, noise)
	copy(high, noise)
	low.through(bandpass(c.near(620, .08), .8), highpass(320, .7))
	high.through(bandpass(c.near(2300, .08), .9), lowpass(5200, .7))
	breath := make(wave, steps)
	for i := range breath {
		t := float64(i) / float64(steps)
		near := math.Pow(math.Sin(math.Pi*math.Pow(t, 1.4)), 2) // nearest a little behind the middle
		breath[i] = near * (low[i]*(.3+t) + high[i]*near)
	}
	w.add(breath, 0, .55/breath.peak())
	for i, paw := 0, .08; i < 4; i, paw = i+1, paw+c.near(.085, .08) {
		w.add(c.burst(.03, .02).through(lowpass(900, .8)), samples(paw), .5)
	}
	bell := samples(c.near(.26, .08))
	key := [...]int{93, 95, 88}[variant]
	w.add(chime(c, key, .42), bell, .5)
	w.add(chime(c, key, .34), bell+samples(c.near(.075, .1)), .32)
	return room(w, .6, .1)
}

// link is a link of iron that strikes another.
func link(c *chance, force float64) wave {
	w := ring(.12, c.modes(c.near(1900, .2), .07, 1, 1.83, 2.71, 3.9, 5.2)...)
	w.add(c.burst(.008, .005).through(bandpass(4300, .7)), 0, 1)
	return w.scale(force)
}

// chainWrap is a chain that is thrown round a chest, and its padlock that clicks.
func chainWrap(c *chance, _ int) wave {
	w := silence(.85)
	for at, gap := .0, .058; at < .52; at += c.near(gap, .35) {
		t := at / .52
		w.add(link(c, .5+.5*math.Sin(math.Pi*t)), samples(at), .45)
		gap = .03 + .05*t
	}
	drag := grind(c, .5, c.near(2600, .1))
	w.add(drag, 0, .25/drag.peak())
	w.add(knock(c, c.near(150, .05)), samples(.1), .3)
	// The lock: the bolt is pressed home, and the spring holds it.
	lock := samples(c.near(.61, .02))
	w.add(ring(.2, c.modes(c.near(980, .04), .1, 1, 1.47, 2.09, 2.9, 4.2)...), lock, .8)
	w.add(c.burst(.01, .006).through(bandpass(2500, .7)), lock, 1.4)
	w.add(link(c, .5), lock+samples(.052), .6)
	w.add(knock(c, c.near(190, .05)), lock, .55)
	return room(w, .5, .1)
}

// frost is ice that closes over something: glass that sings upwards, and cracks.
func frost(c *chance, variant int) wave {
	w := silence(.7)
	keys := [][]int{{86, 88, 91, 93}, {81, 86, 88, 91}, {83, 86, 91, 95}}[variant]
	for i, key := range keys {
		at := .055 * float64(i)
		f := hz(key) * (1 + .003*c.next())
		glass := ring(.68-at, mode{f, .55, .5}, mode{f * 2.76, .3, .3}, mode{f * 5.4, .14, .2})
		w.add(glass.fadeIn(.02), samples(at), .3)
	}
	w.add(crackle(c, .4, c.near(5200, .1), 150), 0, .9)
	breath := c.noise(.5).through(highpass(3800, .7), lowpass(8500, .7)).fadeIn(.2).fadeOut(.25)
	w.add(breath, 0, .1)
	return room(w, 1, .18)
}

// creak is a hinge that sticks and slips, faster or slower as it goes from one pace to the other.
func creak(c *chance, seconds, from, to float64) wave {
	w := silence(seconds)
	phase := 0.0
	for i := range w {
		t := float64(i) / float64(len(w))
		before := math.Floor(phase)
		phase += (from + (to-from)*t) * (1 + .25*c.next()) / rate
		if math.Floor(phase) > before {
			w[i] = .7 + .3*c.next()
		}
	}
	w.through(bandpass(c.near(1150, .05), 3.5), bell(2300, 2, 8))
	return w.fadeIn(seconds * .2).fadeOut(seconds * .3)
}

// chestOpen is a hasp that springs up, hinges, and a lid that comes to rest.
func chestOpen(c *chance, _ int) wave {
	w := silence(.5)
	w.add(link(c, 1), 0, .4)
	hinge := creak(c, c.near(.3, .08), 90, 170)
	w.add(hinge, samples(.05), .3/hinge.peak())
	rests := samples(c.near(.33, .04))
	w.add(knock(c, c.near(165, .06)), rests, .7)
	w.add(knock(c, c.near(240, .06)), rests+samples(.03), .25)
	return room(w, .4, .12)
}

// chestShut is a lid that falls, and its hasp.
func chestShut(c *chance, _ int) wave {
	w := silence(.4)
	hinge := creak(c, .1, 200, 120)
	w.add(hinge, 0, .14/hinge.peak())
	falls := samples(c.near(.1, .06))
	w.add(knock(c, c.near(118, .05)), falls, 1)
	w.add(knock(c, c.near(205, .05)), falls, .5)
	w.add(c.burst(.04, .03).through(lowpass(1400, .8)), falls, .8)
	w.add(link(c, 1), falls+samples(c.near(.07, .1)), .35)
	return room(w, .4, .12)
}

// blades is two blades that meet, slide along each other and part.
func blades(c *chance, _ int) wave {
	w := silence(.7)
	f := c.near(1270, .04)
	for _, blade := range []float64{1, 1.19} {
		w.add(ring(.68, c.modes(f*blade, .55, 1, 1.51, 2.33, 2.76, 4.07, 5.4)...), 0, .4)
	}
	w.add(c.burst(.012, .008).through(bandpass(3900, .6)), 0, 1.8)
	slide := c.noise(.22).through(bandpass(5200, 2.2)).fadeIn(.05).fadeOut(.15)
	w.add(slide, samples(.02), .35/slide.peak())
	w.add(ring(.4, c.modes(f*1.5, .35, 1, 1.51, 2.33, 2.76)...), samples(c.near(.2, .06)), .22)
	return room(w, .9, .15)
}

// stonesDrop is rune stones that fall into a chest, on wood and on one another.
func stonesDrop(c *chance, variant int) wave {
	w := silence(.45)
	w.add(knock(c, c.near(175, .06)), 0, .8)
	w.add(clack(c, c.near(820, .06), .7), 0, .5)
	at := 0.0
	for i := range 2 + variant%2 {
		at += c.near(.07, .2)
		w.add(clack(c, c.near(960+90*float64(i), .06), .6), samples(at), .4-.1*float64(i))
		w.add(knock(c, c.near(205, .06)), samples(at), .25)
	}
	return room(w, .35, .15)
}
