package masters

import (
	"testing"

	rules "runehall/games/masters"
	"runehall/scenes/boardtest"
)

// What things cannot tell apart is asked by buttons: sides, colours of tokens, either of two runes that can be ignored, and whether a
// master or a token is kept.
func TestEveryMoveIsPointedAt(t *testing.T) {
	p := boardtest.EveryMoveIsPointedAt(t, rules.Def, about)
	if p.Tried < 1000 || 10*p.Alone < 9*p.Tried {
		t.Errorf("%d of %d moves are named alone by their things", p.Alone, p.Tried)
	}
}
