package market

import (
	"testing"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
)

func FuzzPointer(f *testing.F) {
	boardtest.Fuzzed[*rules.Game, rules.Move, rules.Event, rules.View, *Board]{
		Most:     games.MaxSeats,
		Match:    func(t *testing.T, seats int, seed uint64) *match { return newMatch(t, seats, openStores, seed) },
		Rig:      promises.Rig,
		Pictured: promises.Pictured,
	}.Pointers(f)
}
