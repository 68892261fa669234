package stones

import (
	"testing"

	rules "runehall/games/stones"
	"runehall/internal/workshop/boardtest"
)

func FuzzPointer(f *testing.F) {
	boardtest.Fuzzed[*rules.Game, rules.Move, rules.Event, rules.View, *Board]{
		Most:     4,
		Match:    func(t *testing.T, seats int, seed uint64) *match { return newMatch(t, seats, nil, seed) },
		Rig:      promises.Rig,
		Pictured: promises.Pictured,
	}.Pointers(f)
}
