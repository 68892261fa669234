package ritual

import (
	"testing"

	"runehall/scenes/boardtest"
	"runehall/scenes/camera"
)

// FuzzPointer turns bytes into presses, drags, wheels and keys on a board in the middle of a match. Nothing may panic, a
// move that the board makes is legal, and a move that it does not make has a refusal to show.
func FuzzPointer(f *testing.F) {
	boardtest.Seeds(f)
	f.Fuzz(func(t *testing.T, seats, made uint8, data []byte) {
		m := newMatch(t, 2+int(seats)%4, "adventurers", uint64(seats))
		s, reader, on := m.Seeded(seats, made)
		if !on {
			return
		}
		r := newRig(m, s, reader)
		r.Handle(data, func() {
			if radius := r.Board.places.eye.Scale; !(radius >= r.normal()*camera.MinZoom-1 && radius <= r.normal()*camera.MaxZoom+1) {
				t.Fatalf("the radius is %v", radius)
			}
		})
		r.Board.Finish()
		want := modelOf(m.Play.View(reader))
		if !same(&r.Board.show.model, &want) {
			t.Fatalf("the picture is\n%+v, not\n%+v", still(&r.Board.show.model), still(&want))
		}
	})
}
