package main

// masters is the piece for Rune Masters, in the dorian mode on e: the lyre goes its round like the stars over the table,
// a celesta answers it from above, and viola and flute hand each other the tune.
var masters = piece{
	name: "masters", tempo: 78, meter: 4, bars: 24,
	hall: 3, dull: .36, wet: 1,
	parts: []part{
		{name: "lyre", voice: lyreVoice, gain: -2, pan: -.15, send: -8, notes: arpeggio(
			"e3 b3 e4 g4 _ f#4 b3 _", "_ b3 e4 _ d4 _ b3 _", "e3 a3 c#4 e4 _ f#4 a3 _", "_ a3 e4 _ c#4 _ a3 _",
			"c3 g3 c4 e4 _ b4 g4 _", "_ g3 e4 _ d4 _ g3 _", "g2 d3 g3 b3 _ d4 a3 _", "d3 a3 d4 f#4 _ e4 a3 _",
			"e3 b3 e4 g4 b4 g4 e4 b3", "e3 b3 e4 f#4 g4 f#4 e4 b3", "b2 f#3 b3 d4 f#4 d4 b3 f#3", "b2 f#3 b3 e4 d4 b3 a3 f#3",
			"c3 g3 c4 e4 g4 e4 c4 g3", "g2 d3 g3 b3 d4 b3 g3 d3", "a2 e3 a3 c#4 f#4 e4 c#4 a3", "b2 f#3 b3 e4 _ d4 b3 _",
			"c3 g3 c4 e4 g4 _ e4 c4", "d3 a3 d4 f#4 a4 _ f#4 d4", "e3 b3 e4 g4 b4 _ g4 e4", "g2 d3 g3 b3 d4 _ b3 g3",
			"a2 e3 a3 c4 e4 _ g4 e4", "g2 d3 g3 b3 _ d4 g3 _", "c3 g3 b3 e4 _ d4 g3 _", "b2 f#3 a3 e4 _ d4 f#3 _")},
		{name: "celesta", voice: font(8, false), gain: -11, pan: .3, send: 0, notes: `
			_:4 | _:2 b5:.5< _:.5 f#5:1< | _:4 | _:2 e6:.5< _:.5 c#6:1< |
			_:4 | _:2.5 g5:.5< d6:1< | _:4 | _:2.5 f#5:.5< e5:1< |
			_:4 | _:3 b5:1< | _:4 | _:4 |
			_:2 e6:1< d6:1< | _:4 | _:3 c#6:1< | _:2.5 b5:.5< e6:1< |
			_:4 | _:3 a5:1< | _:2 g5:.5< b5:.5< e6:1< | _:4 |
			_:4 | _:2.5 d6:.5< b5:1< | _:2 g5:.5< b5:1.5< | _:2.5 a5:.5< f#5:1< |`},
		{name: "flute", voice: font(73, true), gain: -7, pan: .2, send: -3, notes: `
			_:4 | _:4 | _:4 | _:4 |
			_:2 e5:1 d5:1 | b4:3 _:1 | _:1 a4:1 b4:1 d5:1 | a4:3 _:1 |
			_:4 | _:4 | _:2 f#5:1 e5:1 | d5:1.5 b4:.5 f#4:2 |
			g4:1 c5:1 e5:1.5 d5:.5 | b4:2 d5:1 b4:1 | c#5:1.5 e5:.5 f#5:1 e5:1 | e5:2 d5:2 |
			e5:1 g5:1 e5:2 | f#5:1.5 e5:.5 d5:2 | e5:1 b4:1 g4:2 | _:4 |
			_:1 c5:1 e5:1 d5:1 | b4:3 a4:1 | g4:4< | f#4:2< _:2 |`},
		{name: "viola", voice: font(41, true), gain: -8, pan: -.3, send: -5, notes: `
			_:4 | _:4 | _:4 | _:4 | _:4 | _:4 | _:4 | _:4 |
			b3:1.5 e4:.5 g4:2 | f#4:1.5 e4:.5 b3:2 | d4:3 _:1 | _:4 |
			e4:4< | d4:4< | c#4:4< | b3:4< |
			g4:4< | a4:4< | g4:1 f#4:1 e4:2 | d4:1.5 e4:.5 g4:2 |
			e4:3 c4:1 | d4:4< | e4:4< | f#4:2< e4:2< |`},
		{name: "cello", voice: font(42, true), gain: -8.5, pan: .22, send: -7, notes: `
			e2:8< | | a2:8< | | c3:8< | | g2:4< | d3:4< |
			e2:8 | | b2:8 | | c3:4 | g2:4 | a2:4 | b2:4 |
			c3:4 | d3:4 | e3:4 | g2:4 | a2:4 | g2:4< | c3:4< | b2:4< |`},
		{name: "bass", voice: font(43, false), gain: -9, send: -16, notes: `
			e1:4< | _:4 | a1:4< | _:4 | c2:4< | _:4 | g1:4< | d2:4< |
			e1:4< | e1:4< | b1:4< | b1:4< | c2:4< | g1:4< | a1:4< | b1:4< |
			c2:4 | d2:4 | e2:4 | g1:4 | a1:4< | g1:4< | c2:4< | b1:4< |`},
		{name: "voices", voice: font(52, true), gain: -13, send: -1, notes: `
			_:4 | _:4 | _:4 | _:4 | _:4 | _:4 | _:4 | _:4 |
			_:4 | _:4 | b3+d4+f#4:8< | | c4+e4+g4:4< | b3+d4+g4:4< | a3+c#4+e4:4< | b3+e4+f#4:4< |
			c4+e4+g4:4 | d4+f#4+a4:4 | b3+e4+g4:4 | b3+d4+g4:4 | c4+e4+g4:4< | b3+d4+g4:4< | _:4 | _:4 |`},
		{name: "low voices", voice: font(53, true), gain: -13, send: -2, notes: `
			e2+b2:8< | | a2+e3:8< | | c3+g3:8< | | g2+d3:4< | d3+a3:4< |
			_:4 | _:4 | _:4 | _:4 | _:4 | _:4 | _:4 | _:4 |
			_:4 | _:4 | _:4 | _:4 | _:4 | _:4 | c3+g3:4< | b2+f#3:4< |`},
		{name: "frame drum", voice: drumVoice, gain: -9, send: -9, notes: `
			d2:4< | _:4 | d2:4< | _:3 d3:1< | d2:4< | _:4 | d2:4< | d2:3< d3:.5< d3:.5< |
			d2:2 d3:1< d4:1< | d2:2< d3:2< | d2:2 d3:1< d4:1< | d2:2< d3:1.5< d3:.5< |
			d2:2 d3:1< d4:1< | d2:2< d3:2< | d2:2 d3:1< d4:1< | d2:2< d3:1< d3:1< |
			d2:1.5 d3:.5< d3:1 d4:1< | d2:2 d3:2< | d2:1.5 d3:.5< d3:1 d4:1< | d2:2 d3:2< |
			d2:4 | _:3 d3:1< | d2:4< | _:4 |`},
		{name: "wind", voice: windVoice, gain: -27, pan: .1, send: -6, notes: `
			e4:8< | | a4:8< | | g4:8< | | d5:8< | | b4:8< | | f#4:8 | | g4:8< | | a4:8 | |
			g4:4< | a4:4< | b4:8< | | a4:4< | g4:8< | | f#4:4< |`},
	},
}
