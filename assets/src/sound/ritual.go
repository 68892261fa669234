package main

// ritual is the piece for Rituals, in the aeolian mode on a: slow, with much room, so that it bears being heard for an
// hour. The lyre lays single tones like stones, a flute answers from afar, and voices come and go.
var ritual = piece{
	name: "ritual", tempo: 66, meter: 4, bars: 20,
	hall: 3.4, dull: .4, wet: 1.1,
	parts: []part{
		{name: "lyre", voice: lyreVoice, gain: -1, pan: -.18, send: -7, notes: `
			a3:1< e4:1 a4:1< b4:1< | _:1 e5:1.5 d5:.5< b4:1< | a3:1 d4:1< g4:2 | _:2 e4:1< g4:1< |
			f3:1 c4:1 g4:1< a4:1< | _:1 c5:1 a4:2< | g3:1 d4:1 b4:1 a4:1< | g4:2 d4:2< |
			e3:1 b3:1 d4:1< g4:1< | _:1 b4:1.5 a4:.5< g4:1< | d3:1 a3:1< e4:1 f4:1< | _:2 a4:1< e4:1< |
			c4:1 e4:1 a4:1 b4:1< | c5:1.5 b4:.5< a4:2< | e3:1 b3:1< e4:1< g4:1 | _:1 a4:1< b4:2< |
			f3:1 c4:1< e4:1< a4:1 | g3:1 d4:1< g4:1< b4:1 | e3+b3:2 e4:1< a4:1< | b4:1< g4:1 e4:1< d4:1< |`},
		{name: "flute", voice: font(73, true), gain: -7.5, pan: .28, send: -1, notes: `
			_:4 | _:4 | _:4 | _:2 d5:.5 e5:1.5 |
			_:4 | _:3 e5:1 | d5:1.5 b4:.5 d5:2 | _:4 |
			_:4 | _:4 | _:3 a4:1 | c5:1 d5:.5 c5:.5 a4:2 |
			_:4 | _:2 e5:1 g5:1 | f#5:1.5 e5:.5 b4:2 | _:4 |
			a4:1 c5:1 e5:2 | d5:3 b4:1 | a4:4 | _:4 |`},
		{name: "cello", voice: font(42, true), gain: -8, pan: .2, send: -7, notes: `
			a2:8 | | a2:8 | | f2:8 | | g2:8 | | e2:8 | | d3:8 | | c3:8 | | e2:8 | | f2:4 | g2:4 | e2:8 | |`},
		{name: "cello, fifths", voice: font(42, true), gain: -12, pan: -.25, send: -7, notes: `
			_:4 | e3:4< | _:4 | e3:4< | c3:8< | | d3:8< | | b2:8< | | a2:8< | | a2:8< | | b2:8< | | c3:4< | d3:4< | b2:8< | |`},
		{name: "bass", voice: font(43, false), gain: -9, send: -16, notes: `
			a1:4< | _:4 | a1:4< | _:4 | f1:4< | _:4 | g1:4< | _:4 | e1:4< | _:4 |
			d2:4< | _:4 | c2:4< | _:4 | e1:4< | _:4 | f1:4< | g1:4< | e1:4< | _:4 |`},
		{name: "voices", voice: font(52, true), gain: -12, send: 0, notes: `
			_:4 | _:4 | _:4 | _:4 | c4+e4+g4:8 | | b3+d4+g4:8 | | _:4 | _:4 |
			a3+d4+e4:8 | | a3+c4+e4:8 | | g3+b3+e4:8 | | a3+c4+e4:4 | g3+b3+d4:4 | g3+b3+e4:8< | |`},
		{name: "low voices", voice: font(53, true), gain: -13, send: -2, notes: `
			a2+e3:8< | | a2+d3:8< | | _:4 | _:4 | _:4 | _:4 | e3+b3:8< | |
			_:4 | _:4 | _:4 | _:4 | _:4 | _:4 | f2+c3:4< | g2+d3:4< | e2+b2:8< | |`},
		{name: "frame drum", voice: drumVoice, gain: -8, send: -8, notes: `
			d2:4< | _:3 d2:.5< d3:.5< | d2:4 | _:4 | d2:4 | _:3.5 d3:.5< | d2:4 | _:2 d4:1< d3:1< | d2:4 | _:3 d2:.5< d3:.5< |
			d2:4 | _:4 | d2:4 | _:3.5 d3:.5< | d2:4 | _:2 d4:1< d3:1< | d2:4 | d2:3 d3:1< | d2:4> | _:3 d3:1< |`},
		{name: "wind", voice: windVoice, gain: -27, pan: .1, send: -6, notes: `
			e4:8< | | g4:8< | | a4:8 | | d5:8< | | b4:8< | | a4:8 | | e5:8< | | b4:8 | | c5:4< | d5:4< | e4:8< | |`},
	},
}
