package toss

import (
	"testing"

	"runehall/games"
)

// TestTOS14AnOrderThatChangesNothingIsObvious: naming an order is obvious exactly if every order leads to the same
// loot, and only for the seat that names it.
func TestTOS14AnOrderThatChangesNothingIsObvious(t *testing.T) {
	met := map[bool]int{}
	look := func(tb *table) {
		t.Helper()
		s := tb.onTurn
		m, obvious := obvious(view(tb.Game, s), s)
		met[obvious]++
		if obvious && tb.Check(s, m) != nil {
			t.Errorf("%+v is obvious and not legal: %v", m, tb.Check(s, m))
		}
		loots := map[[games.MaxSeats]uint8]bool{}
		for _, order := range tb.AppendMoves(nil, s) {
			after := *tb.Game
			after.Listen(nil)
			if refusal := after.Apply(s, order); refusal != nil {
				t.Fatal(refusal)
			}
			var counts [games.MaxSeats]uint8
			for i := range after.seats {
				counts[i] = after.loot[i].count
			}
			loots[counts] = true
		}
		if same := len(loots) == 1; same != obvious {
			t.Errorf("the orders lead to %d different loots, and it is obvious: %v", len(loots), obvious)
		}
		for other := range tb.seats {
			if _, ok := obviousOf(tb, other); ok && other != s {
				t.Errorf("it is obvious for seat %d, and seat %d is asked", other, s)
			}
		}
	}
	chain := thieves(t) // one seat both robs and is robbed, so the order matters
	chain.play("1 " + near).play("2 " + soft)
	look(chain)
	sole := snatch(t, 3).own("b0a b1a w2a").lay("b0b b1b g5a").fall().grab(2, "b0b").grab(2, "b1b")
	sole.wantPhase(OrderPhase, 2)
	look(sole)
	if met[true] != 1 || met[false] != 1 {
		t.Errorf("orders are obvious %d times, and not %d times", met[true], met[false])
	}
}

func obviousOf(tb *table, s games.Seat) (Move, bool) { return obvious(view(tb.Game, s), s) }
