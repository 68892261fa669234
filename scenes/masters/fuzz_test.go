package masters

import (
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/boardtest"
)

func FuzzPointer(f *testing.F) {
	boardtest.Fuzzed[*rules.Game, rules.Move, rules.Event, rules.View, *Board]{
		Most:  3,
		Match: func(t *testing.T, seats int, seed uint64) *match { return newMatch(t, seats, everything, seed) },
		Rig:   func(m *match, s boardtest.Screen, reader games.Seat) *bench { return newRig(m, s, reader).bench },
		Check: func(r *bench) {
			eye := &r.Board.Eye
			if l := eye.Limits(); !(eye.Scale >= l.Least() && eye.Scale <= l.Most()) {
				r.T.Fatalf("the side is %v, not from %v to %v", eye.Scale, l.Least(), l.Most())
			}
		},
		Pictured: func(b *Board, v rules.View) (shown, made any) {
			want := modelOf(v)
			return still(&b.Model), still(&want)
		},
	}.Pointers(f)
}
