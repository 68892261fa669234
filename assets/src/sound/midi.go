package main

import (
	"cmp"
	"encoding/binary"
	"math"
	"slices"
)

// ticksPerBeat is the resolution of the MIDI files.
const ticksPerBeat = 960

// tail is how long a part is rendered beyond the end of its piece: what still rings then is heard at the start of the loop.
const tail = 5.0

// event is a MIDI message at a tick.
type event struct {
	tick  int
	order int // at one tick: ends first, then controllers, then tones
	bytes []byte
}

// midi returns a part as a standard MIDI file with one track, for one program of a General MIDI sound font.
func (p *piece) midi(notes []note, program int, sung bool) []byte {
	events := []event{
		{0, 0, []byte{0xff, 0x51, 3, byte(p.micros() >> 16), byte(p.micros() >> 8), byte(p.micros())}},
		{0, 1, []byte{0xc0, byte(program)}},
		{0, 1, []byte{0xb0, 7, 110}},
	}
	for _, n := range notes {
		at, end := tick(n.at), tick(n.at+n.beats*.985)
		force := byte(math.Round(20 + 100*n.force))
		events = append(events,
			event{at, 2, []byte{0x90, byte(n.key), force}},
			event{max(end, at+1), 0, []byte{0x80, byte(n.key), 0}})
		if sung && n.first {
			events = append(events, p.breath(n)...)
		}
	}
	slices.SortStableFunc(events, func(a, b event) int {
		return cmp.Or(cmp.Compare(a.tick, b.tick), cmp.Compare(a.order, b.order))
	})
	last := tick(float64(p.bars)*p.meter + tail*p.tempo/60)
	events = append(events, event{last, 0, []byte{0xb0, 11, 127}}, event{last, 0, []byte{0xff, 0x2f, 0}})
	return file(events)
}

// micros is the length of a beat in microseconds.
func (p *piece) micros() int { return int(math.Round(60e6 / p.tempo)) }

func tick(beat float64) int { return int(math.Round(beat * ticksPerBeat)) }

// breath lets a held tone swell and fall again, and tremble a little once it has stood for a while.
func (p *piece) breath(n note) (events []event) {
	for beat := 0.0; beat < n.beats; beat += .125 {
		part := beat / n.beats
		swell := 84 + 36*math.Sin(math.Pi*math.Pow(part, .7))
		events = append(events, event{tick(n.at + beat), 1, []byte{0xb0, 11, byte(swell)}})
		tremble := 0.0
		if held := p.seconds(beat); held > .5 {
			tremble = min(34, 40*(held-.5))
		}
		events = append(events, event{tick(n.at + beat), 1, []byte{0xb0, 1, byte(tremble)}})
	}
	return events
}

// file puts events into the bytes of a MIDI file.
func file(events []event) []byte {
	var track []byte
	now := 0
	for _, e := range events {
		track = append(track, variable(e.tick-now)...)
		track = append(track, e.bytes...)
		now = e.tick
	}
	out := append([]byte("MThd"), 0, 0, 0, 6, 0, 0, 0, 1)
	out = binary.BigEndian.AppendUint16(out, ticksPerBeat)
	out = append(out, "MTrk"...)
	out = binary.BigEndian.AppendUint32(out, uint32(len(track)))
	return append(out, track...)
}

// variable writes a number in groups of seven bits, all but the last marked.
func variable(n int) []byte {
	out := []byte{byte(n & 127)}
	for n >>= 7; n > 0; n >>= 7 {
		out = append([]byte{byte(n&127) | 128}, out...)
	}
	return out
}
