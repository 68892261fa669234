package gamestest

import (
	"bytes"
	"reflect"

	"runehall/games"
)

// checkWire sends a view over the wire and compares the result with it: in everything it holds, and in the answers of
// all its methods. Bytes that were cut off or changed must not be read as a view.
func (w *walk[C, M, E, V]) checkWire(reader games.Seat, v V) {
	sent := w.def.AppendView(nil, v)
	if len(sent) > games.LongestView {
		fail(CheckWire, "the view of reader %d has %d bytes, more than %d", reader, len(sent), games.LongestView)
	}
	w.report.Widest = max(w.report.Widest, len(sent))
	got, err := w.def.ReadView(bytes.Clone(sent))
	if err != nil {
		fail(CheckWire, "what was written for reader %d is not read: %v", reader, err)
	}
	if d := difference(v, got); d != "" {
		fail(CheckWire, "the view of reader %d came as another one%s", reader, d)
	}
	if a, b := encoded(CheckPure, "Position", w.def.Position(v)),
		encoded(CheckPure, "Position", w.def.Position(got)); a != b {
		fail(CheckWire, "reader %d finds the position %s, and over the wire %s", reader, a, b)
	}
	if (len(w.made)+int(reader-games.All))%questionEvery == 0 {
		w.checkQuestions(reader, reflect.ValueOf(v), reflect.ValueOf(got))
	}
	w.checkDamaged(reader, sent)
}

// questionEvery: one in so many views is also compared by its methods, which takes longer.
const questionEvery = 3

// checkDamaged reads bytes that were cut off or changed. They are refused, or they are exactly how some view is written
// ([games.Def.ReadView] checks that). Nothing may panic.
func (w *walk[C, M, E, V]) checkDamaged(reader games.Seat, sent []byte) {
	chance := games.NewChance(w.setup.Seed, forWire+uint64(len(w.made))<<8+uint64(reader-games.All))
	for range 3 {
		if _, err := w.def.ReadView(sent[:chance.IntN(len(sent))]); err == nil {
			fail(CheckWire, "a view of reader %d that was cut off is read: %x", reader, sent)
		}
		other := bytes.Clone(sent)
		other[chance.IntN(len(other))] ^= byte(1 + chance.IntN(255))
		if v, err := w.def.ReadView(other); err == nil && !bytes.Equal(w.def.AppendView(nil, v), other) {
			fail(CheckWire, "%x is read as a view that is written otherwise", other)
		}
	}
}

// forWire keeps the chance of these checks apart from all other.
const forWire = 1 << 41

// checkBytes fails if a reader's views of two positions that look the same to it differ in a byte on the wire, or in
// their length.
func (w *walk[C, M, E, V]) checkBytes(reader games.Seat, what string, a, b C) {
	sentA, sentB := w.def.AppendView(nil, w.def.View(a, reader)), w.def.AppendView(nil, w.def.View(b, reader))
	if !bytes.Equal(sentA, sentB) {
		fail(CheckWire, "%s what is hidden from reader %d changes what it is sent: %x and %x", what, reader, sentA,
			sentB)
	}
}
