package ritual

import (
	"testing"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/boardtest"
	"runehall/scenes/camera"
)

func FuzzPointer(f *testing.F) {
	boardtest.Fuzzed[*rules.Game, rules.Move, rules.Event, rules.View, *Board]{
		Most:  5,
		Match: func(t *testing.T, seats int, seed uint64) *match { return newMatch(t, seats, "adventurers", seed) },
		Rig:   func(m *match, s boardtest.Screen, reader games.Seat) *bench { return newRig(m, s, reader).bench },
		Check: func(r *bench) {
			normal := (&rig{r}).normal()
			if radius := r.Board.places.eye.Scale; !(radius >= normal*camera.MinZoom-1 && radius <= normal*camera.MaxZoom+1) {
				r.T.Fatalf("the radius is %v", radius)
			}
		},
		Pictured: func(b *Board, v rules.View) (shown, made any) {
			want := modelOf(v)
			return still(&b.show.model), still(&want)
		},
	}.Pointers(f)
}
