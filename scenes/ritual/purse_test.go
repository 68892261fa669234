package ritual

import (
	"testing"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/internal/workshop/boardtest"
)

// TestRIT14_ADraftSaysWhatIsLeft lays drafts along matches: the coins that it says will be left are those that are left
// once the tile lies there, bonuses of lines and circles included. The number on the cell is the difference, also where
// the tile covers an own one, whose coins come home.
func TestRIT14_ADraftSaysWhatIsLeft(t *testing.T) {
	said, bonus, over, home := 0, 0, 0, 0
	for seed := range uint64(6) {
		m := newMatch(t, 2, "adventurers", seed)
		for {
			v := m.Play.View(games.All)
			seat := v.OnTurn()
			var laid []rules.Move
			if v.Phase() == rules.TurnPhase {
				for _, move := range v.AppendMoves(nil, seat) {
					if move.Kind == rules.Place || move.Kind == rules.BuildOver {
						laid = append(laid, move)
					}
				}
			}
			if len(laid) == 0 {
				if _, on := m.Random(); !on {
					break
				}
				continue
			}
			move := laid[len(laid)/2]
			r := newRig(m, boardtest.Screen{W: 412, H: 915, Scale: 1}, seat)
			r.Settle()
			p := &r.Board.player
			p.Sel.tile, p.Sel.cell, p.Sel.draft = move.Tile, move.Cell, true
			p.Sel.turns[move.Tile] = move.Turn
			left, ok := p.leaves(seat)
			if other, drafts := p.leaves(1 - seat); drafts {
				t.Fatalf("it says that the other seat keeps %d", other)
			}
			if p.Sel.draft = false; ok {
				if coins, drafts := p.leaves(seat); drafts {
					t.Fatalf("without a draft it says %d", coins)
				}
			}
			put := v.Preview(seat, move.Tile, move.Turn, move.Cell)
			before, l := v.Tray(seat), p.options.placement(move.Tile, move.Cell)
			if gain := l.all(move.Turn); gain != before-left {
				t.Fatalf("the cell of %v says %d, and the tray goes from %d to %d", move, gain, before, left)
			}
			m.Make(seat, move)
			if !ok {
				t.Fatalf("of %v it says nothing", move)
			}
			if move.Kind == rules.BuildOver {
				over++
				if l := p.options.placement(move.Tile, move.Cell); l.home > 0 {
					home++
				}
			}
			said++
			if put.Bonus > 0 {
				bonus++
			}
			if got := m.Play.View(games.All).Tray(seat); got != left {
				t.Fatalf("%v leaves %d coins, not %d", move, got, left)
			}
		}
	}
	if said < 60 || bonus == 0 || over == 0 || home == 0 {
		t.Errorf("it said %d times what is left, %d times with a line or circle; %d tiles covered others, %d own ones",
			said, bonus, over, home)
	}
}
