package main

import "math"

// horn is a horn of bronze: the louder it is, the more overtones, and the tone is reached from a little below.
func horn(c *chance, key int, seconds, force float64) wave {
	w := silence(seconds)
	attack, release := .05, min(.22, seconds/3)
	for range 2 {
		f, phase := hz(key)*(1+.0025*c.next()), math.Pi*c.next()
		for i := range w {
			t := float64(i) / rate
			swell := min(1, t/attack) * min(1, (seconds-t)/release)
			bright := force * (.55 + .45*math.Exp(-t/.18)) * swell
			phase += 2 * math.Pi * f * (1 - .02*math.Exp(-t/.03) + .002*math.Sin(2*math.Pi*5.2*t)*min(1, t)) / rate
			gain := swell
			for k := 1.0; k <= 9; k++ {
				w[i] += gain * math.Sin(k*phase)
				gain *= .44 + .42*bright
			}
		}
	}
	return w.through(bell(480, 1, 4), lowpass(3600, .7)).fadeIn(.02).scale(.3)
}

// The tones of fanfares, of those that all pieces share; the last one is held.
var fanfares = [][]int{{57, 62, 69}, {62, 64, 69}}

// fanfare is three tones of a horn over the great drum: somebody has come to the throne.
func fanfare(c *chance, variant int) wave {
	w := silence(1.7)
	keys := fanfares[variant]
	at := 0.0
	for i, key := range keys {
		seconds := []float64{.26, .24, 1.15}[i]
		w.add(horn(c, key, seconds, .8), samples(at), .8)
		w.add(horn(c, key-12, seconds, .5), samples(at+.008), .5)
		at += seconds - .02
	}
	w.add(horn(c, keys[0], 1.1, .45), samples(.5), .35)
	w.add(drum(74, .9, c), 0, .5)
	w.add(drum(58, 1, c), samples(.48), .7)
	return room(w, 1.7, .3)
}
