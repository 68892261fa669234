package gamestest

import (
	"bytes"
	"reflect"
	"testing"

	"runehall/games"
)

// mostSeeds is how many matches the fuzzer gets views of.
const mostSeeds = 8

// FuzzWire lets the fuzzer change the bytes that a view is read from, beginning with views of some matches. If a view
// can be read, writing it must give the same bytes, and every method of it must return. A host that lies may make a
// board panic, which the table catches, but must not make it hang. Each game calls this from its own FuzzWire.
func FuzzWire[C games.Core[C, M, E], M comparable, E any, V any](f *testing.F, def *games.Def[C, M, E, V],
	options Options[C, M]) {
	list := setups(&def.Info)
	for i := range mostSeeds {
		setup := nth(list, i*len(list)/mostSeeds)
		w := &walk[C, M, E, V]{kit: newKit(def, options), setup: setup}
		if failed := caught(func() {
			w.begin()
			for range 4 * i {
				if _, over := w.core.Result(); over {
					break
				}
				w.position(false)
				w.step(w.pick())
			}
		}); failed != nil {
			f.Fatal(failed.text)
		}
		for _, reader := range []games.Seat{0, games.Public, games.All} {
			f.Add(def.AppendView(nil, def.View(w.core, reader)))
		}
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		v, err := def.ReadView(bytes.Clone(data))
		if err != nil {
			return
		}
		if again := def.AppendView(nil, v); !bytes.Equal(again, data) {
			t.Errorf("%x is read as a view that is written %x", data, again)
		}
		w := &walk[C, M, E, V]{kit: newKit(def, options), setup: games.Setup{Seats: def.MaxSeats}}
		w.checkQuestions(games.Public, reflect.ValueOf(v), reflect.ValueOf(v))
	})
}
