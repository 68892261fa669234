package main

import "strings"

// stones is the piece for Menhirs, in the dorian mode on g: a smithy in the hall. Six eighths a bar, two strokes of the hammer; over
// a drone a lyre works at its figure, a viola takes the tune, low voices join and leave, and the bellows breathe.
var stones = piece{
	name: "stones", tempo: 76, meter: 3, bars: 30,
	hall: 3.1, dull: .44, wet: 1,
	parts: []part{
		{name: "lyre, figure", voice: lyreVoice, gain: -3, pan: -.2, send: -9, notes: arpeggio(
			"g2 _ d3 g3 _ d3", "g2 _ d3 a3 _ d3", "g2 _ d3 b&3 _ a3", "f2 _ c3 g3 _ c3",
			"g2 d3 g3 _ d3 _", "g2 d3 a3 _ d3 _", "f2 c3 f3 _ c3 _", "g2 d3 g3 _ d3 _",
			"b&2 f3 b&3 _ f3 _", "f2 c3 f3 _ c3 _", "c3 g3 c4 _ g3 _", "g2 d3 g3 _ d3 _",
			"g2 d3 g3 b&3 g3 d3", "d3 a3 d4 f4 d4 a3", "b&2 f3 b&3 d4 b&3 f3", "c3 g3 c4 e4 c4 g3",
			"g2 d3 g3 b&3 d4 b&3", "f2 c3 f3 a3 c4 a3", "d3 a3 d4 f4 d4 a3", "g2 d3 g3 b&3 g3 d3",
			"b&2 f3 b&3 d4 f4 d4", "f2 c3 f3 a3 c4 f4", "c3 g3 c4 e4 g4 e4", "g2 d3 g3 b&3 d4 g4",
			"b&2 f3 b&3 d4 b&3 f3", "d3 a3 d4 e4 d4 a3",
			"g2 _ d3 b&3 _ g3", "f2 _ c3 a3 _ f3", "g2 _ e3 c4 _ g3", "g2 _ d3 g3 _ _")},
		{name: "lyre, tune", voice: lyreVoice, gain: -3, pan: .12, send: -7, notes: `
			_:3 | _:3 | _:3 | _:3 |
			d4:1 g4:.5 b&4:1 a4:.5< | g4:1.5 d4:1.5< | c4:1 f4:.5 a4:1 g4:.5< | d4:3 |
			f4:1 b&4:.5 d5:1 c5:.5< | a4:1.5 f4:1 g4:.5< | e4:1 g4:.5 c5:1 a4:.5< | g4:3< |
			_:3 | _:3 | _:3 | _:3 | _:3 | _:3 | _:3 | _:1.5 d5:.5< b&4:.5< a4:.5< |
			_:3 | _:3 | _:3 | _:1.5 b&4:.5< a4:.5< g4:.5< | _:3 | _:3 |
			b&4:1< a4:.5< g4:1 d4:.5< | f4:1.5 c4:1.5< | e4:1 g4:.5< c4:1.5< | d4:3< |`},
		{name: "viola", voice: font(41, true), gain: -6.5, pan: .25, send: -4, notes: `
			_:3 | _:3 | _:3 | _:3 | _:3 | _:3 | _:3 | _:3 | _:3 | _:3 | _:3 | _:3 |
			d4:1.5 g4:1.5 | a4:1 g4:.5 f4:1.5 | d4:1 f4:.5 b&4:1.5 | a4:.5 g4:.5 e4:.5 g4:1.5 |
			b&4:1.5> a4:1 g4:.5 | a4:1 f4:.5 c4:1.5 | d4:1 f4:.5 e4:1 d4:.5 | d4:3< |
			f4:1 b&4:.5 d5:1.5 | c5:1 a4:.5 f4:1.5 | g4:1 c5:.5 e5:1 d5:.5 | d5:1.5> b&4:1.5 |
			b&4:1 a4:.5 f4:1 d4:.5 | e4:1.5 a3:1.5< | _:3 | _:3 | _:3 | _:3 |`},
		{name: "cello", voice: font(42, true), gain: -7, pan: -.25, send: -7, notes: `
			g2:6< | | g2:3< | f2:3< | g2:6 | | f2:3 | g2:3 | b&2:3 | f2:3 | c3:3 | g2:3 |
			g2:3 | d3:3 | b&2:3 | c3:3 | g2:3 | f2:3 | d3:3 | g2:3 |
			b&2:3 | f2:3 | c3:3 | g2:3 | b&2:3 | d3:3 | g2:3 | f2:3 | g2:6< | |`},
		{name: "drone", voice: font(43, false), gain: -9.5, send: -14, notes: `
			g1:6< | | g1:6< | | g1:6< | | f1:3< | g1:3< | b&1:3< | f1:3< | c2:3< | g1:3< |
			g1:3 | d2:3< | b&1:3 | c2:3< | g1:3 | f1:3< | d2:3 | g1:3< |
			b&1:3 | f1:3 | c2:3 | g1:3 | b&1:3 | d2:3< | g1:3< | f1:3< | g1:6< | |`},
		{name: "voices", voice: font(52, true), gain: -14, send: -1, notes: `
			_:3 | _:3 | _:3 | _:3 | _:3 | _:3 | _:3 | _:3 | _:3 | _:3 | _:3 | _:3 |
			_:3 | _:3 | _:3 | _:3 | g3+b&3+d4:3< | f3+a3+c4:3< | f3+a3+d4:3< | g3+b&3+d4:3< |
			f3+b&3+d4:3 | f3+a3+c4:3 | g3+c4+e4:3 | g3+b&3+d4:3 | f3+b&3+d4:3< | e3+a3+d4:3< |
			_:3 | _:3 | _:3 | _:3 |`},
		{name: "low voices", voice: font(53, true), gain: -11.5, send: -2, notes: `
			g2+d3:6< | | g2+d3:3< | f2+c3:3< | _:3 | _:3 | _:3 | _:3 | b&2+f3:3< | f2+c3:3< | c3+g3:3< | g2+d3:3< |
			_:3 | _:3 | _:3 | _:3 | _:3 | _:3 | _:3 | _:3 |
			b&2+f3:3 | f2+c3:3 | c3+g3:3 | g2+d3:3 | b&2+f3:3< | d3+a3:3< | g2+d3:3< | f2+c3:3< | g2+d3:6< | |`},
		{name: "hammer", voice: anvilVoice, gain: -16, pan: .35, send: 3, notes: `
			d5:3 | d5:1.5 d5:1.5< | d5:3 | d5:1.5 d5:1.5< |` +
			strings.Repeat("d5:3< | _:3 | g4:3< | _:1.5 g4:1.5< |", 2) +
			strings.Repeat("d5:1.5 d5:1.5< | g4:3< |", 7) + `
			d5:3< | d5:1.5 d5:1.5< | d5:3< | _:3 |`},
		{name: "frame drum", voice: drumVoice, gain: -8.5, send: -9, notes: strings.Repeat("d2:1.5 d2:1.5< | d2:3 |", 2) +
			strings.Repeat("d2:1.5 d2:1.5< | d2:1.5 d3:1< d4:.5< |", 4) +
			strings.Repeat("d2:1.5> d2:1 d3:.5< | d2:1.5 d3:.5< d4:.5< d3:.5< |", 7) + `
			d2:1.5 d2:1.5< | d2:3 | d2:1.5< d2:1.5< | d2:3< |`},
		{name: "bellows", voice: windVoice, gain: -26, pan: -.1, send: -6, notes: strings.Repeat("d4:6< | | f4:6< | |", 7) + " d4:6< | |"},
	},
}
