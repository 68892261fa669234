package masters

import (
	"testing"

	rules "runehall/games/masters"
	"runehall/internal/workshop/boardtest"
)

func FuzzPointer(f *testing.F) {
	boardtest.Fuzzed[*rules.Game, rules.Move, rules.Event, rules.View, *Board]{
		Most:  3,
		Match: func(t *testing.T, seats int, seed uint64) *match { return newMatch(t, seats, everything, seed) },
		Rig:   promises.Rig,
		Check: func(r *bench) {
			eye := &r.Board.Eye
			if l := eye.Limits(); !(eye.Scale >= l.Least() && eye.Scale <= l.Most()) {
				r.T.Fatalf("the side is %v, not from %v to %v", eye.Scale, l.Least(), l.Most())
			}
		},
		Pictured: promises.Pictured,
	}.Pointers(f)
}
