package masters

import (
	"testing"

	"runehall/games"
	"runehall/scenes/boardtest"
	"runehall/scenes/camera"
)

// FuzzPointer turns bytes into presses, drags, wheels and keys on a board in the middle of a match. Nothing may panic, a
// move that the board makes is legal, and a move that it does not make has a refusal to show.
func FuzzPointer(f *testing.F) {
	f.Add(uint8(2), uint8(3), []byte{0, 10, 10, 2, 10, 10, 0, 200, 90, 2, 200, 90, 7, 3, 0})
	f.Add(uint8(5), uint8(40), []byte{4, 50, 230, 5, 90, 120, 6, 90, 120, 9, 1, 0, 8, 2, 0})
	f.Add(uint8(3), uint8(20), []byte{4, 120, 120, 10, 140, 120, 11, 140, 100, 5, 90, 120, 12, 140, 100, 6, 90, 120})
	f.Fuzz(func(t *testing.T, seats, made uint8, data []byte) {
		m := newMatch(t, 2+int(seats)%2, everything, uint64(seats))
		for range made % 80 {
			if _, on := m.Random(); !on {
				return
			}
		}
		reader := games.Public
		if made%2 == 0 {
			reader = 0
		}
		s := boardtest.Screens[int(seats/4)%len(boardtest.Screens)]
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
