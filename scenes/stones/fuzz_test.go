package stones

import (
	"reflect"
	"testing"

	"runehall/scenes/boardtest"
)

// FuzzPointer turns bytes into presses, drags, wheels and keys on a board in the middle of a match. Nothing may panic, a
// move that the board makes is legal, and a move that it does not make has a refusal to show.
func FuzzPointer(f *testing.F) {
	boardtest.Seeds(f)
	f.Fuzz(func(t *testing.T, seats, made uint8, data []byte) {
		m := newMatch(t, 2+int(seats)%3, nil, uint64(seats))
		s, reader, on := m.Seeded(seats, made)
		if !on {
			return
		}
		r := newRig(m, s, reader)
		r.Handle(data, func() {})
		r.Board.Finish()
		want := modelOf(m.Play.View(reader))
		if got := still(&r.Board.show.model); !reflect.DeepEqual(got, still(&want)) {
			t.Fatalf("the picture is\n%+v, not\n%+v", got, still(&want))
		}
	})
}
