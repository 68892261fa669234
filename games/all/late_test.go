package all

import (
	"testing"

	"runehall/games"
	"runehall/games/market"
	"runehall/games/masters"
	"runehall/games/ritual"
	"runehall/games/stones"
	"runehall/games/toss"
)

// TestLateIsTheEnd plays random matches: a match is not late when it begins, becomes late before it ends, and is so for
// less than most of its moves.
func TestLateIsTheEnd(t *testing.T) {
	lateIsTheEnd(t, ritual.Def)
	lateIsTheEnd(t, masters.Def)
	lateIsTheEnd(t, stones.Def)
	lateIsTheEnd(t, market.Def)
	lateIsTheEnd(t, toss.Def)
}

func lateIsTheEnd[C games.Core[C, M, E], M comparable, E, V any](t *testing.T, def *games.Def[C, M, E, V]) {
	t.Helper()
	const matches = 12
	moves, late, told := 0, 0, 0
	for seed := range uint64(matches) {
		core := def.New(games.Setup{Seats: 2 + int(seed%2), Seed: seed}, nil)
		if def.Late(def.View(core, games.Public)) {
			t.Fatalf("%s, seed %d: late before the first move", def.ID, seed)
		}
		chance, is := games.NewChance(seed, 4), false
		var acting []games.Acting
		var list []M
		for {
			if _, over := core.Result(); over {
				break
			}
			is = is || def.Late(def.View(core, games.Public))
			if moves++; is {
				late++
			}
			acting = core.AppendActing(acting[:0])
			s := acting[chance.IntN(len(acting))].Seat
			if list = def.AppendCandidates(list[:0], core, s, &chance, 2); len(list) == 0 {
				continue
			}
			if refusal := core.Apply(s, list[chance.IntN(len(list))]); refusal != nil {
				t.Fatal(refusal)
			}
		}
		if is {
			told++
		}
	}
	t.Logf("%s: %d of %d matches are late before their end, in %d %% of their moves", def.ID, told, matches,
		100*late/moves)
	if told < matches-1 || 5*late > 3*moves {
		t.Errorf("%s: %d of %d matches are late before their end, in %d %% of their moves", def.ID, told, matches,
			100*late/moves)
	}
}
