package main

import "strings"

// title is the theme of the hall, in the dorian mode on d: a lyre begins alone over a drone, a flute sings the same tune,
// strings and voices rise, and the lyre leads back to where it began.
var title = piece{
	name: "title", tempo: 72, meter: 3, bars: 28,
	hall: 2.7, dull: .34, wet: .9,
	parts: []part{
		{name: "lyre, tune", voice: lyreVoice, gain: -1, pan: -.12, send: -9, notes: `
			a4:2 d5:1 | f5:1.5> e5:.5 d5:1 | e5:2 c5:1 | d5:2 a4:1 |
			a4:1 c5:1 f5:1> | g5:1.5> f5:.5 e5:1 | e5:1.5 c5:.5 a4:1 | d5:3< |
			_:3 | _:3 | _:2 a4:.5< c5:.5< | f5:1 e5:1< c5:1< |
			_:3 | _:2 d5:.5< b4:.5< | c5:1< a4:2< | _:3 |
			_:3 | _:3 | _:3 | _:1 a5:1< f5:1< |
			_:3 | _:3 | _:3 | _:1 e5:1< a4:1< |
			d5:2 a4:1 | c5:2 g4:1 | a4:1 e4:1 g4:1 | a4:3< |`},
		{name: "lyre, chords", voice: lyreVoice, gain: -6.5, pan: .22, send: -9, notes: `
			d3+a3:2 d4:1< | d3:1 a3:1< d4:1< | c3+g3:2 c4:1< | d3:1 a3:1< f4:1< |
			f3+c4:2 a3:1< | c3:1 g3:1< e4:1< | a2+e3:2 c4:1< | d3:1 a3:1< d4:1< |` +
			arpeggio("d3 a3 d4 f4 d4 a3", "b&2 f3 b&3 d4 b&3 f3", "f3 c4 f4 a4 f4 c4", "c3 g3 c4 e4 c4 g3") +
			arpeggio("d3 a3 d4 f4 d4 a3", "g2 d3 g3 b3 g3 d3", "a2 e3 a3 c4 a3 e3", "d3 a3 d4 f4 d4 a3") +
			arpeggio("f3 c4 f4 a4 f4 c4", "c3 g3 c4 e4 g4 e4", "g2 d3 g3 b3 d4 b3", "d3 a3 d4 f4 a4 f4") +
			arpeggio("b&2 f3 b&3 d4 f4 d4", "f3 c4 f4 a4 f4 c4", "c3 g3 c4 e4 c4 g3", "a2 e3 a3 d4 a3 e3") + `
			d3+a3:2 d4:1< | c3+g3:2 c4:1< | a2+e3:2 a3:1< | d3+a3:3< |`},
		{name: "flute", voice: font(73, true), gain: -5.5, pan: .12, send: -5, notes: `
			_:3 | _:3 | _:3 | _:3 | _:3 | _:3 | _:3 | _:2 a4:1 |
			d5:1.5 e5:.5 f5:1 | f5:1 e5:.5 d5:.5 f5:1 | c5:2 a4:1 | e5:1.5 g5:.5 e5:1 |
			d5:1 f5:1 a5:1 | b5:1.5 a5:.5 g5:1 | e5:1 g5:.5 e5:.5 c5:1 | d5:3 |
			_:3 | _:3 | _:3 | _:2 a5:1 |
			b&5:1 a5:1 f5:1 | a5:1.5 g5:.5 f5:1 | e5:1 g5:1 e5:1 | d5:1 e5:2 |
			_:3 | _:3 | _:3 | _:3 |`},
		{name: "viola", voice: font(41, true), gain: -8.5, pan: -.3, send: -6, notes: `
			_:3 | _:3 | _:3 | _:3 | _:3 | _:3 | _:3 | _:3 |
			a4:3< | b&4:2< a4:1< | a4:3< | g4:3< | a4:3< | g4:3< | e4:3< | f4:3< |
			c4:1 f4:1 a4:1 | g4:2 e4:1 | d4:1 g4:1 b4:1 | a4:3 |
			f4:2 d4:1 | c4:2 f4:1 | g4:2 e4:1 | a4:2 g4:1< |
			f4:3< | e4:3< | e4:3< | d4:3< |`},
		{name: "cello", voice: font(42, true), gain: -9, pan: .3, send: -8, notes: `
			d3:6 | | c3:3 | d3:3 | f2:3 | c3:3 | a2:3 | d3:3 |
			d3:3 | b&2:3 | f2:3 | c3:3 | d3:3 | g2:3 | a2:3 | d3:3 |
			f3:3 | e3:3 | g3:2 g2:1 | d3:3 | b&2:3 | f3:2 f2:1 | c3:3 | a2:3 |
			d3:3 | c3:3 | a2:3 | d3:3 |`},
		{name: "bass", voice: font(43, false), gain: -8.5, send: -16, notes: `
			_:3 | _:3 | _:3 | _:3 | _:3 | _:3 | _:3 | _:3 |
			d2:3 | b&1:3 | f2:3 | c2:3 | d2:3 | g1:3 | a1:3 | d2:3 |
			f2:3 | c2:3 | g1:3 | d2:3 | b&1:3 | f2:3 | c2:3 | a1:3 |
			d2:3< | c2:3< | a1:3< | d2:3< |`},
		{name: "voices", voice: font(52, true), gain: -12.5, send: -2, notes: `
			_:3 | _:3 | _:3 | _:3 | _:3 | _:3 | _:3 | _:3 |
			_:3 | _:3 | _:3 | _:3 | a3+d4+f4:3< | g3+b3+d4:3< | a3+c4+e4:3< | a3+d4+f4:3< |
			a3+c4+f4:3 | g3+c4+e4:3 | g3+b3+d4:3 | a3+d4+f4:3 |
			b&3+d4+f4:3 | a3+c4+f4:3 | g3+c4+e4:3 | a3+d4+e4:3 |
			a3+d4:3< | g3+c4:3< | e3+a3:3< | _:3 |`},
		{name: "frame drum", voice: drumVoice, gain: -7, send: -11, notes: strings.Repeat("d2:3< |", 8) +
			strings.Repeat("d2:1.5 d3:.5< d3:1< | d2:2 d4:.5< d3:.5< |", 4) +
			strings.Repeat("d2:1.5> d3:.5< d3:1 | d2:1 d4:.5< d3:.5< d3:.5< d4:.5< |", 4) + `
			d2:3 | d2:3< | d2:2< d3:1< | d2:3< |`},
	},
}

// arpeggio makes bars of six half-beats each, the first a little stronger.
func arpeggio(bars ...string) string {
	var b strings.Builder
	for _, bar := range bars {
		for i, name := range strings.Fields(bar) {
			b.WriteString(" " + name + ":.5")
			if i > 0 {
				b.WriteString("<")
			}
		}
		b.WriteString(" |")
	}
	return b.String()
}
