package ritual

import (
	"testing"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/internal/workshop/boardtest"
)

// TestTilesLaidLastStayMarked plays a match for one reader: the tile that each seat has laid last is marked as long as
// it lies on top.
func TestTilesLaidLastStayMarked(t *testing.T) {
	m := newMatch(t, 3, "adventurers", 3)
	r := newRig(m, boardtest.Screen{W: 1440, H: 900, Scale: 1}, 0)
	var last [games.MaxSeats]rules.Move
	for range 60 {
		seat, move, on := chosen(m)
		if !on {
			break
		}
		r.Play(seat, move)
		r.Settle()
		if isPlacement(move) {
			last[seat] = move
			got := r.Board.Model.fresh[seat]
			if !got.is || got.cell != move.Cell || got.tile != move.Tile {
				t.Fatalf("after %v of seat %d %+v is marked", move, seat, got)
			}
		}
	}
	r.Board.Sync(m.Play.View(0))
	for seat, f := range r.Board.Model.fresh {
		if l, laid := m.Play.View(0).At(last[seat].Cell); last[seat].Kind != 0 &&
			f.is != (laid && l.Tile == last[seat].Tile) {
			t.Errorf("of seat %d %+v is marked, its last was %v", seat, f, last[seat])
		}
	}
	r.Board.Sync(newMatch(t, 3, "adventurers", 3).Play.View(0))
	for seat, f := range r.Board.Model.fresh {
		if f.is {
			t.Errorf("everything is taken back, and of seat %d %+v is marked", seat, f)
		}
	}
}

// chosen returns a random move of a seat that acts.
func chosen(m *match) (games.Seat, rules.Move, bool) {
	acting := m.Play.Core().AppendActing(nil)
	for _, a := range acting {
		if moves := m.Play.Core().AppendMoves(nil, a.Seat); a.Must && len(moves) > 0 {
			return a.Seat, moves[m.Chance.IntN(len(moves))], true
		}
	}
	return 0, rules.Move{}, false
}
