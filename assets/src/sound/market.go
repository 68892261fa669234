package main

import "strings"

// market is the piece for Rune Market, in the dorian mode on a: the market goes on by the light of lanterns. Seven eighths a bar,
// three and two and two; a hand drum and a plucked bass walk, a lute has the tune, a dulcimer answers it and a flute looks in.
var market = piece{
	name: "market", tempo: 126, meter: 3.5, bars: 40,
	hall: 2, dull: .48, wet: .75,
	parts: []part{
		{name: "lyre, figure", voice: lyreVoice, gain: -4.5, pan: -.25, send: -9, notes: arpeggio(
			"a2 _ e3 a3 _ e3 _", "a2 _ e3 b3 _ e3 _", "a2 _ e3 c4 _ e3 _", "g2 _ d3 b3 _ d3 _",
			"a2 _ e3 a3 _ e3 _", "a2 _ e3 c4 _ e3 _", "d3 _ a3 d4 _ a3 _", "g2 _ d3 b3 _ d3 _",
			"a2 _ e3 a3 _ e3 _", "c3 _ g3 c4 _ g3 _", "g2 _ d3 b3 _ d3 _", "a2 _ e3 a3 c4 b3 a3",
			"a2 e3 a3 c4 a3 e3 a3", "a2 e3 a3 b3 a3 e3 a3", "d3 a3 d4 f#4 d4 a3 d4", "g2 d3 g3 b3 g3 d3 g3",
			"a2 e3 a3 c4 a3 e3 a3", "c3 g3 c4 e4 c4 g3 c4", "g2 d3 g3 b3 g3 d3 g3", "a2 e3 a3 c4 b3 a3 e3",
			"c3 g3 c4 e4 c4 g3 c4", "g2 d3 g3 b3 g3 d3 g3", "d3 a3 d4 f#4 d4 a3 d4", "a2 e3 a3 c4 a3 e3 a3",
			"c3 g3 c4 e4 c4 g3 c4", "g2 d3 g3 b3 g3 d3 g3", "e3 b3 e4 g4 e4 b3 e4", "a2 e3 a3 e4 d4 c4 b3",
			"a2 e3 a3 c4 a3 e4 c4", "g2 d3 g3 b3 g3 d4 b3", "d3 a3 d4 f#4 d4 a4 f#4", "e3 b3 e4 g4 e4 b3 e4",
			"a2 e3 a3 c4 a3 e4 c4", "g2 d3 g3 b3 g3 d4 b3", "d3 a3 d4 f#4 d4 a3 d4", "e3 b3 e4 g4 e4 d4 b3",
			"a2 _ e3 a3 _ e3 _", "a2 _ e3 c4 _ e3 _", "g2 _ d3 b3 _ d3 _", "a2 _ e3 a3 _ _ _")},
		{name: "lute", voice: font(24, false), gain: -1.5, pan: .1, send: -8, notes: `
			_:3.5 | _:3.5 | _:3.5 | _:2.5 e4:.5< g4:.5< |` + lutes[0] + lutes[0] + `
			_:3.5 | _:3.5 | _:3.5 | _:1.5 a4:.5< b4:.5< c5:.5< d5:.5< |
			_:3.5 | _:3.5 | _:3.5 | _:1.5 e4:.5< g4:.5< a4:.5< b4:.5< |` + lutes[1] + `
			a4:3.5 | _:3.5 | g4:1.5< e4:1< d4:1< | a3:3.5< |`},
		{name: "dulcimer", voice: font(15, false), gain: -9, pan: .38, send: -3, notes: `
			_:3.5 | _:3.5 | _:3.5 | _:3.5 |
			_:3.5 | _:3.5 | _:3.5 | _:3.5 | _:3.5 | _:3.5 | _:3.5 | _:1.5 e5:.5< a5:.5< c6:.5< b5:.5< |
			a5:3.5< | _:1.5 e5:.5< d5:.5< c5:.5< b4:.5< | a4:3.5< | _:1.5 b5:.5< a5:.5< g5:.5< d5:.5< |
			e5:3.5< | _:2.5 g5:.5< e5:.5< | d5:3.5< | _:1.5 e5:.5< a5:.5< c6:.5< b5:.5< |` +
			strikes("g", "g", "a", "a", "g", "g", "b", "a") + lutes[1] + `
			a5:3.5< | _:1.5 e5:.5< d5:.5< c5:.5< b4:.5< | d5:3.5< | e5:3.5< |`},
		{name: "flute", voice: font(73, true), gain: -8, pan: -.12, send: -3, notes: strings.Repeat("_:3.5 |", 20) + `
			e5:1.5 g5:1 e5:1 | d5:2.5 b4:1 | a4:1.5 d5:1 f#5:1 | e5:3.5 |
			g5:1.5 a5:1 g5:1 | d5:1.5 e5:.5 d5:.5 b4:1 | g4:1.5 b4:1 e5:1 | a4:3.5 |
			_:3.5 | _:3.5 | a5:2.5< f#5:1< | g5:3.5< | _:3.5 | _:3.5 | f#5:1.5< e5:1< d5:1< | e5:3.5< |
			_:3.5 | _:3.5 | _:3.5 | _:3.5 |`},
		{name: "cello", voice: font(42, true), gain: -11, pan: .25, send: -6, notes: `
			a2:7< | | a2:3.5< | g2:3.5< | a2:7< | | d3:3.5< | g2:3.5< | a2:3.5< | c3:3.5< | g2:3.5< | a2:3.5< |
			a2:7< | | d3:3.5< | g2:3.5< | a2:3.5< | c3:3.5< | g2:3.5< | a2:3.5< |
			c3:3.5 | g2:3.5 | d3:3.5 | a2:3.5 | c3:3.5 | g2:3.5 | e3:3.5 | a2:3.5 |
			a2:3.5 | g2:3.5 | d3:3.5 | e3:3.5 | a2:3.5 | g2:3.5 | d3:3.5 | e3:3.5 | a2:7< | | g2:3.5< | a2:3.5< |`},
		{name: "bass", voice: font(32, false), gain: -5.5, send: -16, notes: strings.Repeat("a1:2.5< a1:1< |", 3) + "g1:2.5< g1:1< |" +
			strings.Repeat(walk("a1 e2", "a1 e2", "d2 a1", "g1 d2", "a1 e2", "c2 g1", "g1 d2", "a1 e2"), 2) +
			walk("c2 g1", "g1 d2", "d2 a1", "a1 e2", "c2 g1", "g1 d2", "e2 b1", "a1 e2") +
			walk("a1 e2", "g1 d2", "d2 a1", "e2 b1", "a1 e2", "g1 d2", "d2 a1", "e2 b1") +
			strings.Repeat("a1:2.5< a1:1< |", 2) + "g1:2.5< g1:1< | a1:3.5< |"},
		{name: "hand drum", voice: drumVoice, gain: -4.5, pan: -.05, send: -10, notes: strings.Repeat("d2:1.5< d3:1< d3:.5< d4:.5< |", 4) +
			strings.Repeat("d2:1 d4:.5< d3:1 d3:.5 d4:.5< |", 15) + "d2:.5 d4:.5< d4:.5< d3:.5 d4:.5< d3:.5 d3:.5 |" +
			strings.Repeat("d2:1 d4:.5< d3:.5 d4:.5< d2:.5 d4:.5< | d2:.5 d4:.5< d4:.5< d3:1 d3:.5< d4:.5< |", 4) +
			strings.Repeat("d2:1> d4:.5 d3:.5 d4:.5< d3:.5> d4:.5< | d2:1> d2:.5 d3:.5 d4:.5< d3:.5 d3:.5 |", 4) +
			strings.Repeat("d2:1.5< d3:1< d3:.5< d4:.5< |", 3) + "d2:3.5< |"},
	},
}

// lutes are the two tunes of the market, of eight bars each.
var lutes = [...]string{`
			e4:.5 a4:.5 b4:.5 c5:1> b4:.5 a4:.5 | b4:.5 a4:.5 g4:.5 e4:1 e4:.5< g4:.5< | a4:.5 b4:.5 a4:.5 f#4:1 d4:1< | g4:1.5 b4:1 d5:1 |
			c5:.5> d5:.5 c5:.5 b4:.5 a4:.5 g4:1 | e4:.5 g4:.5 c5:.5 e5:1> d5:1 | d5:.5 c5:.5 b4:.5 g4:1 b4:1< | a4:2.5 e4:1< |`, `
			a4:.5> a4:.5< c5:.5 e5:1> d5:.5 c5:.5 | b4:.5> b4:.5< d5:.5 g5:1> e5:.5 d5:.5 | d5:.5> d5:.5< f#5:.5 a5:1> f#5:1 | e5:2.5 b4:1< |
			c5:.5> b4:.5 a4:.5 e5:.5> d5:.5 c5:1 | b4:.5> a4:.5 g4:.5 d5:.5> c5:.5 b4:1 | a4:.5> b4:.5 a4:.5 f#4:.5 e4:.5 d4:1 | e4:2.5 g4:.5< b4:.5< |`}

// walk makes bars of a bass in seven eighths: the first tone, the second one, and the first again.
func walk(bars ...string) string {
	var b strings.Builder
	for _, bar := range bars {
		low, high, _ := strings.Cut(bar, " ")
		b.WriteString(low + ":1.5 " + high + ":1< " + low + ":1< |")
	}
	return b.String()
}

// strikes makes bars in which a tone in two octaves is struck between the beats.
func strikes(tones ...string) string {
	var b strings.Builder
	for _, t := range tones {
		b.WriteString("_:.5 " + t + "4:.5< " + t + "5:.5< _:.5 " + t + "4:.5< _:.5 " + t + "5:.5< |")
	}
	return b.String()
}
