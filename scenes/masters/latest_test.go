package masters

import (
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/boardtest"
)

// TestMastersSetLastStayMarked plays matches for one reader: the master that another seat has set is marked once it stands there, until
// that seat lays its next card, and no longer where it was taken back.
func TestMastersSetLastStayMarked(t *testing.T) {
	set := 0
	for seed := uint64(1); seed < 4; seed++ {
		m := newMatch(t, 3, nil, seed)
		r := newRig(m, boardtest.Screen{W: 1440, H: 900, Scale: 1}, 0)
		want := [games.MaxSeats]stood{}
		for {
			seat, move, on := chosen(m)
			if !on {
				break
			}
			r.Play(seat, move)
			r.Settle()
			switch move.Kind {
			case rules.Play, rules.Ignore:
				want[seat].is = false
			case rules.PlaceMaster:
				want[seat] = stood{true, move.Cell}
				set++
			}
			for s := range games.Seat(3) {
				if got := r.Board.latest.marks(s); got != (want[s].is && s != 0) {
					t.Fatalf("seed %d, after %v of seat %d: the master of seat %d is marked: %v", seed, move, seat, s, got)
				}
				if got := r.Board.latest.stood[s]; got.is && got.cell != want[s].cell {
					t.Fatalf("seed %d: marked is %v, want %v", seed, got.cell, want[s].cell)
				}
			}
		}
		r.Board.Sync(newMatch(t, 3, nil, seed).Play.View(0))
		for s := range games.Seat(3) {
			if r.Board.latest.stood[s].is {
				t.Errorf("everything is taken back, and the master of seat %d is marked", s)
			}
		}
	}
	if set == 0 {
		t.Error("no master was set")
	}
}

// chosen returns a random move of a seat that must act.
func chosen(m *match) (games.Seat, rules.Move, bool) {
	for _, a := range m.Play.Core().AppendActing(nil) {
		if moves := m.Play.Core().AppendMoves(nil, a.Seat); a.Must && len(moves) > 0 {
			return a.Seat, moves[m.Chance.IntN(len(moves))], true
		}
	}
	return 0, rules.Move{}, false
}
