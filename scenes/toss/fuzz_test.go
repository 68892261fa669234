package toss

import (
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
)

func FuzzPointer(f *testing.F) {
	boardtest.Fuzzed[*rules.Game, rules.Move, rules.Event, rules.View, *Board]{
		Most: games.MaxSeats,
		Match: func(t *testing.T, seats int, seed uint64) *match {
			return newMatch(t, []string{"snatch", "ghost", "calm"}[seed%3], seats, seed)
		},
		Rig: promises.Rig,
		Pictured: func(b *Board, v rules.View) (shown, made any) {
			got, want := b.Model, modelOf(v)
			return [2]any{got.discs, got.bag}, [2]any{want.discs, want.bag}
		},
	}.Pointers(f)
}
