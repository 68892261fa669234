package gamestest

import (
	"testing"

	"runehall/games"
)

// allocateMoves is how many moves NothingAllocates makes at a time, and listed for how many legal moves it has room.
const (
	allocateMoves = 60
	listed        = 1 << 14
)

// NothingAllocates plays on from a position, with all that a computer player asks of a core at each decision, and
// reports allocations: cloning, dealing anew, listing, moving, evaluating and the checksum.
func NothingAllocates[C games.Core[C, M, E], M comparable, E any, V any](t T, def *games.Def[C, M, E, V], from C) {
	t.Helper()
	scratch := def.Blank()
	chance := games.NewChance(1, 0)
	moves := make([]M, 0, listed)
	acting := make([]games.Acting, 0, games.MaxSeats)
	allocations := testing.AllocsPerRun(20, func() {
		from.CloneInto(scratch)
		scratch.Redeal(1, &chance)
		for range allocateMoves {
			acting = scratch.AppendActing(acting[:0])
			if len(acting) == 0 {
				return
			}
			s := acting[chance.IntN(len(acting))].Seat
			if moves = def.AppendCandidates(moves[:0], scratch, s, &chance, 1); len(moves) == 0 {
				continue
			}
			if r := scratch.Apply(s, moves[chance.IntN(len(moves))]); r != nil {
				panic(r)
			}
			def.Evaluate(scratch, 0)
			scratch.Hash()
		}
	})
	if allocations != 0 {
		t.Errorf("%v allocations", allocations)
	}
}
