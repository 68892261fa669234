package masters

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
		m := newMatch(t, 2+int(seats)%2, everything, uint64(seats))
		s, reader, on := m.Seeded(seats, made)
		if !on {
			return
		}
		r := newRig(m, s, reader)
		normal := r.Kit.Dp(manner.Normal)
		r.Handle(data, func() {
			if side := r.Board.places.eye.Scale; !(side >= normal*camera.MinZoom-1 && side <= normal*camera.MaxZoom+1) {
				t.Fatalf("the side is %v", side)
			}
		})
		r.Board.Finish()
		want := modelOf(m.Play.View(reader))
		if !same(&r.Board.show.model, &want) {
			t.Fatalf("the picture is\n%+v, not\n%+v", still(&r.Board.show.model), still(&want))
		}
	})
}
