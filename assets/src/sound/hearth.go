package main

import "math"

// hearth is no music: what is heard in the hall while that rests. A fire burns, the wind goes round the house, and old wood works.
var hearth = piece{
	name: "hearth", tempo: 60, meter: 4, bars: 18, loud: -27,
	hall: 2.2, dull: .5, wet: .5,
	parts: []part{
		{name: "flames", voice: flameVoice, gain: -6, pan: .15, send: -14, notes: "c4:8 | | c4:8< | | c4:8 | | c4:4> | c4:8< | | c4:8 | | c4:4 | c4:8> | | c4:8< | | c4:4 | c4:4 |"},
		{name: "embers", voice: emberVoice, gain: -3, pan: .2, send: -12, notes: `
			e6:4 | e6:4< | e6:2> e6:2< | e6:4< | e6:4 | e6:4> | e6:4< | e6:2 e6:2 | e6:4< |
			e6:4 | e6:4> | e6:4< | e6:4 | e6:4< | e6:3 e6:1> | e6:4 | e6:4< | e6:4 |`},
		{name: "wind", voice: windVoice, gain: -13, pan: -.35, send: -4, notes: `
			e3:12< | | | g3:8 | | _:4 | c4:12 | | | e3:8< | | a3:8 | | _:4 | d3:12< | | | _:4 |`},
		{name: "draught", voice: windVoice, gain: -20, pan: -.1, send: -4, notes: `
			_:4 | _:4 | d5:8< | | _:4 | _:4 | _:4 | f5:12 | | | _:4 | _:4 | c5:12< | | | _:4 | _:4 | _:4 |`},
		{name: "wood", voice: creakVoice, gain: -15, pan: .4, send: -6, notes: `
			_:4 | _:4 | _:2 a2:2< | _:4 | _:4 | _:4 | _:4 | _:1 f2:3 | _:4 |
			_:4 | _:4 | _:4 | _:3 c3:1< | _:4 | _:4 | _:4 | _:2.5 g2:1.5< | _:4 |`},
	},
}

// flameVoice is the rush of a fire, which breathes over each note.
func flameVoice(p *piece, _ part, notes []note) (wave, error) {
	c := chance(61)
	loop := make(wave, p.length())
	for _, n := range notes {
		w := c.noise(p.seconds(n.beats)+3).through(bandpass(c.near(430, .2), .5), lowpass(1500, .7))
		flicker := c.noise(p.seconds(n.beats)+3).through(lowpass(7, .7), lowpass(7, .7))
		flicker.scale(1 / flicker.peak())
		for i := range w {
			w[i] *= math.Pow(math.Sin(math.Pi*float64(i)/float64(len(w))), 1.5) * n.force * (1 + .7*flicker[i])
		}
		loop.addRound(w, p.sample(n.at), 1)
	}
	return loop, nil
}

// emberVoice is the crackle of a fire: the louder a note, the more of it.
func emberVoice(p *piece, _ part, notes []note) (wave, error) {
	c := chance(67)
	loop := make(wave, p.length())
	for _, n := range notes {
		seconds := p.seconds(n.beats)
		for range int(seconds * 5 * n.force) {
			spark := c.burst(.05, c.near(.012, .6)).through(bandpass(c.near(2400, .5), 1.2))
			force := math.Pow(math.Abs(c.next()), 3)
			loop.addRound(spark, p.sample(n.at)+samples(seconds*(.5+.5*c.next())), force)
		}
	}
	return loop, nil
}

// creakVoice is a beam that works: a stick and slip, ever slower, of a body of wood.
func creakVoice(p *piece, _ part, notes []note) (wave, error) {
	c := chance(71)
	loop := make(wave, p.length())
	for _, n := range notes {
		at, end, gap := 0.0, p.seconds(n.beats), c.near(.02, .2)
		for at < end {
			slip := ring(.09, c.modes(2*hz(n.key), .05, 1, 1.7, 2.9, 4.3)...)
			loop.addRound(slip, p.sample(n.at)+samples(at), n.force*math.Sin(math.Pi*at/end))
			at += gap
			gap = c.near(gap*1.04, .12)
		}
	}
	return loop, nil
}
