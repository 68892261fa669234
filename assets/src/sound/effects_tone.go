package main

import "math"

// chime is a small bell of bronze.
func chime(c *chance, key int, seconds float64) wave {
	f := hz(key)
	return ring(seconds, mode{f, seconds, .5}, mode{f * 1.004, seconds, .3}, mode{f * 2.003, seconds * .7, .5},
		mode{f * 2.99, seconds * .45, .22}, mode{f * 4.17, seconds * .3, .16}, mode{f * 5.43, seconds * .2, c.near(.1, .3)})
}

// hum is a few deep voices on one vowel, from nowhere and back.
func hum(c *chance, key int, seconds float64) wave {
	w := silence(seconds)
	for range 3 {
		f, phase := hz(key)*(1+.004*c.next()), math.Pi*c.next()
		for i := range w {
			phase += 2 * math.Pi * f * (1 + .003*math.Sin(float64(i)*5.1*2*math.Pi/rate)) / rate
			w[i] += math.Sin(phase) + .5*math.Sin(2*phase) + .3*math.Sin(3*phase) + .12*math.Sin(4*phase)
		}
	}
	w.through(bell(520, 1.2, 5), lowpass(2200, .7))
	for i := range w {
		w[i] *= math.Pow(math.Sin(math.Pi*math.Pow(float64(i)/float64(len(w)), .8)), 1.5)
	}
	return w.scale(.3)
}

// The tones are those that the pieces of music share, so that no chime quarrels with what is playing.
var (
	lineTones   = [][]int{{69, 74, 81}, {74, 76, 81}, {69, 76, 79}}
	circleTones = [][]int{{69, 74, 76, 81, 86}, {69, 74, 79, 81, 88}, {67, 74, 76, 81, 83}}
)

func lineChime(c *chance, variant int) wave { return run(c, lineTones[variant], .95, .085) }

func circleChime(c *chance, variant int) wave { return run(c, circleTones[variant], 1.15, .075) }

// run plays tones one after the other on the lyre, with a chime over the last.
func run(c *chance, keys []int, seconds, step float64) wave {
	w := silence(seconds)
	for i, key := range keys {
		at := float64(i) * step
		w.add(lyre(hz(key), seconds-at, .55, c), samples(at), .8)
		w.add(chime(c, key, (seconds-at)*.8), samples(at), .1+.1*float64(i)/float64(len(keys)))
	}
	return room(w, 1.3, .3)
}

// reveal is a stroke on the great drum, out of which voices and a bell rise.
func reveal(c *chance, variant int) wave {
	w := silence(1.45)
	w.add(drum(58, .9, c), 0, 1)
	w.add(drum(87, .5, c), samples(.012), .5)
	root := [...]int{50, 52, 45}[variant]
	w.add(hum(c, root, 1.35), samples(.05), .34)
	w.add(hum(c, root+7, 1.25), samples(.12), .28)
	w.add(chime(c, root+36, .9), samples(.2), .16)
	w.add(chime(c, root+31, 1), samples(.29), .14)
	breath := c.noise(.9).through(bandpass(1500, .6)).fadeIn(.5).fadeOut(.4)
	w.add(breath, 0, .05)
	return room(w, 1.8, .35)
}

func win(c *chance, variant int) wave {
	w := silence(2.3)
	keys := [][]int{{50, 57, 62, 64, 69, 74, 76, 81}, {50, 57, 62, 67, 69, 74, 79, 81}}[variant]
	for i, key := range keys {
		at := .075 * float64(i)
		w.add(lyre(hz(key), 2.3-at, .75, c), samples(at), .55)
	}
	w.add(drum(74, .8, c), 0, .5)
	w.add(drum(74, 1, c), samples(.6), .8)
	for _, key := range []int{50, 57, 62, 69} {
		w.add(hum(c, key, 1.7), samples(.5), .2)
	}
	w.add(chime(c, 86, 1.4), samples(.6), .16)
	w.add(chime(c, 93, 1.1), samples(.68), .09)
	return room(w, 2, .4)
}

// turnChange is a finger on the drum and one low string: it is somebody else's turn.
func turnChange(c *chance, variant int) wave {
	w := silence(.55)
	w.add(drum(118, .45, c), 0, .6)
	w.add(lyre(hz([...]int{57, 62, 64}[variant]), .53, .4, c), samples(.02), .5)
	return room(w, .9, .2)
}
