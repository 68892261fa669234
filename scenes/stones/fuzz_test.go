package stones

import (
	"testing"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boardtest"
)

func FuzzPointer(f *testing.F) {
	boardtest.Fuzzed[*rules.Game, rules.Move, rules.Event, rules.View, *Board]{
		Most:     4,
		Match:    func(t *testing.T, seats int, seed uint64) *match { return newMatch(t, seats, nil, seed) },
		Rig:      func(m *match, s boardtest.Screen, reader games.Seat) *bench { return newRig(m, s, reader).bench },
		Pictured: pictured,
	}.Pointers(f)
}
