package ritual

import (
	"testing"

	"runehall/games"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
)

// TestRIT14_ACellSaysTheMostThatTheTileCanBringThere taps cells where the tile fits as it lies but would bring more
// turned otherwise: the tile comes to lie as the number says. A tile that a hand has turned stays as it is.
func TestRIT14_ACellSaysTheMostThatTheTileCanBringThere(t *testing.T) {
	seen := 0
	for seed := range uint64(4) {
		m := newMatch(t, 2, "adventurers", seed)
		m.Randoms(9)
		r := newRig(m, boardtest.Screen{W: 412, H: 915, Scale: 1}, games.Public)
		o := r.Board.player.options
		for i := range o.placements {
			l := &o.placements[i]
			s := unchosen()
			s.choose(o, l.tile)
			if l.coins[0] < 0 || l.lies(0) {
				continue
			}
			seen++
			at := hexAt(l.cell)
			laid, _, _ := intent(o, s, gesture{Kind: boards.Tap, On: at})
			if most := l.best(0); laid.turn() != most || l.sum(0) != signed(l.all(most)) && l.bonus == 0 {
				t.Fatalf("a tap on %v, which says %s, turns the tile to %d", l.cell, l.sum(0), laid.turn())
			}
			s.spin(6)
			if laid, _, _ := intent(o, s, gesture{Kind: boards.Tap, On: at}); laid.turn() != 0 {
				t.Fatalf("a tile that a hand has turned lies turned to %d", laid.turn())
			}
		}
	}
	if seen == 0 {
		t.Error("no tile would bring more in another rotation")
	}
}
