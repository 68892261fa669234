package main

import "strings"

// toss is the piece for Rune Toss, in the mixolydian mode on g: a jig for a full table. Six eighths a bar; a lyre and a plucked bass
// stamp, stones are clapped together, lute, fiddle and recorder pass the tune round, and in the middle the flute takes a breath.
var toss = piece{
	name: "toss", tempo: 172, meter: 3, bars: 64,
	hall: 1.8, dull: .5, wet: .7,
	parts: []part{
		{name: "lyre, figure", voice: lyreVoice, gain: -5, pan: -.25, send: -10, notes: harmony(map[rune]string{
			'g': arpeggio("g2 _ d3 g3 b3 d3"), 'f': arpeggio("f2 _ c3 f3 a3 c3"), 'c': arpeggio("c3 _ g3 c4 e4 g3"),
			'd': arpeggio("d3 _ a3 d4 f4 a3"), 'a': arpeggio("a2 _ e3 a3 c4 e3"),
		}, tossChords)},
		{name: "lute", voice: font(24, false), gain: -1.5, pan: .15, send: -9, notes: rests(4) + jigs[0] + jigs[0] + rests(8) +
			jig("d4 - a4 d5 - a4", "f4 - a4 d5 - a4", "e4 - g4 c5 - g4", "e4 - g4 c5 - g4", "f4 - a4 c5 - a4", "f4 - a4 c5 - a4",
				"g4 - b4 d5 - b4", "g4 - b4 d5 b4 g4") + rests(16) + jigs[0] +
			jig("g4 - b4 d5 - b4", "f4 - a4 c5 - a4", "g4 - b4 d5 - b4", "g4 - - - - -")},
		{name: "fiddle", voice: font(110, true), gain: -5, pan: -.1, send: -6, notes: rests(12) + jigs[0] +
			jig("b4 - - b4 - -", "b4 - - g4 - -", "e4 - - e4 - -", "a4 - - f4 - -", "b4 - - g4 - -", "a4 - - c5 - -", "f4 - - f4 - -", "d4 - - d4 - -") +
			rests(16) + jigs[1] + jigs[0] + rests(4)},
		{name: "recorder", voice: font(74, true), gain: -6.5, pan: .3, send: -4, notes: rests(20) + jigs[1] + rests(16) + jigs[1] +
			jig("d5 - - g5 - -", "d5 - - b5 a5 g5", "c5 - - f5 - -", "c5 - - a5 g5 f5", "d5 - - g5 - -", "g5 - f5 e5 d5 e5", "f5 e5 c5 a4 c5 e5", "d5 b4 b4 b4 - -") +
			rests(4)},
		{name: "flute", voice: font(73, true), gain: -6.5, pan: .05, send: -2, notes: rests(28) +
			jig("d5 - - a4 - d5", "f5 - e5 d5 - -", "e5 - - c5 - g4", "c5 - d5 e5 - -", "f5 - e5 f5 - a5", "g5 f5 e5 d5 - c5", "d5 - - b4 - c5", "d5 - - - - -",
				"e5 - - a4 - e5", "g5 - f5 e5 - -", "f5 - - c5 - f5", "e5 - d5 c5 - -", "d5 - e5 f5 - d5", "c5 - d5 c5 a4 f4", "g4 - b4 d5 - b4", "g4 - - - - -") +
			rests(20)},
		{name: "dulcimer", voice: font(15, false), gain: -10, pan: .4, send: -4, notes: rests(36) +
			jig("_ _ a5 e5 c5 a4", "_ _ g5 e5 c5 a4", "_ _ a5 f5 c5 a4", "_ _ g5 e5 c5 g4", "_ _ a5 f5 d5 a4", "_ _ a5 f5 c5 a4", "_ _ b5 g5 d5 b4", "_ _ g5 a5 b5 d5") +
			jig("_ g5 g5 _ d5 d5", "_ g5 g5 _ d5 d5", "_ c5 c5 _ g5 g5", "_ f5 f5 _ c5 c5", "_ g5 g5 _ d5 d5", "_ f5 f5 _ c5 c5", "_ d5 d5 _ a5 a5", "_ g5 g5 g5 - -") +
			rests(12)},
		{name: "cello", voice: font(42, true), gain: -12, pan: .25, send: -7, notes: harmony(map[rune]string{
			'g': "g2:3<", 'f': "f2:3<", 'c': "c3:3<", 'd': "d3:3<", 'a': "a2:3<",
		}, tossChords)},
		{name: "bass", voice: font(32, false), gain: -5.5, send: -16, notes: harmony(map[rune]string{
			'g': "g1:1.5 d2:1< g1:.5<", 'f': "f1:1.5 c2:1< f1:.5<", 'c': "c2:1.5 g1:1< c2:.5<", 'd': "d2:1.5 a1:1< d2:.5<", 'a': "a1:1.5 e2:1< a1:.5<",
		}, tossChords)},
		{name: "frame drum", voice: drumVoice, gain: -4.5, pan: -.05, send: -11, notes: strings.Repeat("d2:1.5< d3:1< d4:.5< |", 12) +
			strings.Repeat("d2:1> d4:.5< d3:1 d4:.5< | d2:1 d4:.5< d3:.5 d4:.5< d3:.5 |", 8) +
			strings.Repeat("d2:1.5< d3:1.5< |", 14) + "d2:1.5< d3:.5< d3:.5 d3:.5 | d2:.5 d3:.5 d4:.5 d2:.5> d3:.5 d3:.5 |" +
			strings.Repeat("d2:1> d4:.5< d3:1 d4:.5< | d2:1 d4:.5< d3:.5 d4:.5< d3:.5 |", 8) +
			strings.Repeat("d2:1.5< d3:1< d4:.5< |", 3) + "d2:3< |"},
		{name: "stones, clapped", voice: stonesVoice, gain: -14, pan: .2, send: -6, notes: strings.Repeat("_:1 d5:.5< _:1 d5:.5 | _:1 d5:.5< a5:.5 d5:.5< a5:.5 |", 10) +
			strings.Repeat("_:1 d5:.5< a5:.5> d5:.5< a5:.5< |", 8) + rests(8) + strings.Repeat("_:2.5 d5:.5< |", 8) +
			strings.Repeat("_:1 d5:.5< a5:.5> d5:.5< a5:.5< |", 16) +
			strings.Repeat("_:1 d5:.5< _:1 d5:.5< |", 3) + "d5:3< |"},
	},
}

// tossChords are the chords of the piece, one a bar: twice the first tune between two that only stamp, the second one, the breath, and back.
const tossChords = "ggfg" + "ggffgcfg" + "ggffgcfg" + "ggcfgfdg" + "ddccffgg" + "aafcdfgg" + "ggcfgfdg" + "ggffgcfg" + "gfgg"

// jigs are the two tunes, of eight bars each.
var jigs = [2]string{
	jig("g4 - b4 d5 - b4", "g4 - b4 d5 e5 d5", "f4 - a4 c5 - a4", "f4 a4 c5 d5 c5 a4", "g4 - b4 d5 - b4", "e5 - d5 c5 b4 c5", "d5 c5 a4 f4 a4 c5", "b4 g4 g4 g4 - -"),
	jig("g5 - d5 g5 - d5", "g5 f5 e5 d5 - b4", "c5 - e5 c5 d5 e5", "f5 e5 d5 c5 - a4", "g5 - d5 e5 - d5", "c5 d5 e5 f5 - e5", "d5 c5 a4 b4 a4 f4", "g4 - g4 g4 - -"),
}

// jig makes bars of six eighths, of which the first is strong and the middle of each three soft; "-" holds the tone before it.
func jig(bars ...string) string {
	var b strings.Builder
	for _, bar := range bars {
		names := strings.Fields(bar)
		for i, name := range names {
			if name == "-" {
				continue
			}
			length := 1
			for i+length < len(names) && names[i+length] == "-" {
				length++
			}
			b.WriteString(" " + name + ":" + []string{".5", "1", "1.5", "2", "2.5", "3"}[length-1] + []string{">", "<", "", "", "<", ""}[i])
		}
		b.WriteString(" |")
	}
	return b.String()
}

// harmony makes a bar for each chord.
func harmony(bars map[rune]string, chords string) string {
	var b strings.Builder
	for _, chord := range chords {
		b.WriteString(strings.TrimRight(bars[chord], "| ") + " |")
	}
	return b.String()
}

// rests makes bars of three beats in which a part is silent.
func rests(bars int) string { return strings.Repeat("_:3 |", bars) }

// stonesVoice is two rune stones that are clapped together; the higher the key, the smaller they are.
func stonesVoice(p *piece, _ part, notes []note) (wave, error) {
	c := chance(61)
	loop := make(wave, p.length())
	for _, n := range notes {
		loop.addRound(clack(&c, c.near(1.7*hz(n.key), .02), n.force).scale(n.force), p.sample(n.at)+samples(.004*c.next()), .5)
	}
	return loop, nil
}
