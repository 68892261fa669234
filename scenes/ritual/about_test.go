package ritual

import (
	"testing"

	rules "runehall/games/ritual"
	"runehall/scenes/boardtest"
)

// How a tile is turned is no thing, and whether a ritual is revealed or put out is asked by buttons: all else is told apart by things.
func TestEveryMoveIsPointedAt(t *testing.T) {
	type turned struct {
		on   thing
		turn uint8
	}
	p := boardtest.EveryMoveIsPointedAt(t, rules.Def, func(v rules.View, m rules.Move) (list []turned) {
		for _, on := range about(v, m) {
			list = append(list, turned{on: on})
		}
		if lays(m) {
			list = append(list, turned{turn: m.Turn + 1})
		}
		return list
	})
	if p.Tried < 5000 || 100*p.Alone < 99*p.Tried {
		t.Errorf("%d of %d moves are named alone by their things and turns", p.Alone, p.Tried)
	}
}
