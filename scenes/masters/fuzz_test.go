package masters

import (
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/boardtest"
	"runehall/scenes/camera"
)

func FuzzPointer(f *testing.F) {
	boardtest.Fuzzed[*rules.Game, rules.Move, rules.Event, rules.View, *Board]{
		Most:  3,
		Match: func(t *testing.T, seats int, seed uint64) *match { return newMatch(t, seats, everything, seed) },
		Rig:   func(m *match, s boardtest.Screen, reader games.Seat) *bench { return newRig(m, s, reader).bench },
		Check: func(r *bench) {
			normal := r.Kit.Dp(manner.Normal)
			if side := r.Board.places.eye.Scale; !(side >= normal*camera.MinZoom-1 && side <= normal*camera.MaxZoom+1) {
				r.T.Fatalf("the side is %v", side)
			}
		},
		Pictured: func(b *Board, v rules.View) (shown, made any) {
			want := modelOf(v)
			return still(&b.show.model), still(&want)
		},
	}.Pointers(f)
}
