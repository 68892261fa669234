package main

import "strings"

// finish is the piece of all games for when a match comes to its end, in the phrygian mode on d: a drum that does not let go, low strings that
// climb by a step and fall back, and voices that hold their breath. It has no tune, so that it never gets in the way of a game's own.
var finish = piece{
	name: "finish", tempo: 100, meter: 4, bars: 28,
	hall: 2.6, dull: .45, wet: .8,
	parts: []part{
		{name: "frame drum", voice: drumVoice, gain: -3, send: -9, notes: strings.Repeat("d2:1 d3:.5< d2:1 d3:.5< d3:.5 d4:.5< |", 3) + "d2:1 d3:.5< d2:.5 d3:.5 d3:.5< d2:.5> d3:.5 |" +
			strings.Repeat(strings.Repeat("d2:1 d3:.5< d2:1 d3:.5< d3:.5 d4:.5< |", 3)+"d2:1> d3:.5< d2:.5 d3:.5 d3:.5< d2:.5> d2:.5 |", 6)},
		{name: "lyre", voice: lyreVoice, gain: -4, pan: -.2, send: -9, notes: ostinato("ddef" + "ddga" + "ddef" + "bagf" + "ddef" + "gagf" + "eedd")},
		{name: "cello", voice: font(42, true), gain: -6, pan: .25, send: -6, notes: `
			d2:8 | | e&2:4 | d2:4 | d2:8 | | g2:4 | f2:4 | d2:8 | | e&2:4> | f2:4 | b&1:4 | a1:4 |
			g1:4 | f1:4 | d2:8 | | e&2:4> | f2:4 | g2:8> | | f2:4 | e&2:4 | e&2:8 | | d2:8< | |`},
		{name: "bass", voice: font(43, false), gain: -8, send: -14, notes: `
			d1:4 | _:4 | e&1:4 | d1:4 | d1:4 | _:4 | g1:4 | f1:4 | d1:4 | _:4 | e&1:4 | f1:4 | b&1:4 | a1:4 |
			g1:4 | f1:4 | d1:4 | _:4 | e&1:4 | f1:4 | g1:4 | a1:4 | g1:4 | f1:4 | e&1:4 | _:4 | d1:4 | _:4 |`},
		{name: "low voices", voice: font(53, true), gain: -9, send: -2, notes: `
			_:4 | _:4 | _:4 | _:4 | d3+a3:8< | | d3+b&3:8< | | _:4 | _:4 | g3+b&3:8< | | f3+b&3:4 | e3+a3:4 |
			d3+b&3:4 | c3+a3:4 | _:4 | _:4 | g3+b&3:8< | | b&3+d4:8 | | g3+d4:4 | f3+c4:4 | e&3+b&3:8< | | d3+a3:8< | |`},
		{name: "viola", voice: font(41, true), gain: -11, pan: -.3, send: -5, notes: `
			_:4 | _:4 | _:4 | _:4 | _:4 | _:4 | _:4 | _:4 | a4:8< | | b&4:4 | c5:4 | d5:8< | |
			b&4:4 | a4:4 | _:4 | _:4 | b&4:4 | c5:4 | d5:4 | e&5:4> | d5:4 | c5:4 | b&4:8< | | a4:8< | |`},
		{name: "stones, clapped", voice: stonesVoice, gain: -15, pan: .3, send: -6, notes: strings.Repeat("_:4 |", 8) +
			strings.Repeat("_:1.5 d5:.5< _:1 d5:.5< a5:.5< |", 18) + "_:4 | d5:4< |"},
	},
}

// ostinato returns bars of a figure of eighths that hammers one tone and its octave.
func ostinato(tones string) string {
	octaves := map[rune][2]string{
		'd': {"d3", "d4"}, 'e': {"e&3", "e&4"}, 'f': {"f3", "f4"}, 'g': {"g3", "g4"}, 'a': {"a2", "a3"}, 'b': {"b&2", "b&3"},
	}
	var s strings.Builder
	for _, tone := range tones {
		low, high := octaves[tone][0], octaves[tone][1]
		s.WriteString(low + ":.5 " + low + ":.5< " + high + ":.5 " + low + ":.5< " + low + ":.5 " + high + ":.5< " + low + ":.5 " + low + ":.5< | ")
	}
	return s.String()
}
