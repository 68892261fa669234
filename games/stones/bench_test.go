package stones

import (
	"fmt"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest"
)

func setupOf(seats int, seed uint64) games.Setup { return games.Setup{Seats: seats, Seed: seed} }

func BenchmarkDecisions(b *testing.B) {
	for seats := 2; seats <= maxSeats; seats++ {
		b.Run(fmt.Sprintf("seats=%d", seats), func(b *testing.B) { gamestest.Decisions(b, Def, setupOf(seats, 1)) })
	}
}

// BenchmarkTurns plays random matches and measures whole turns, listing every legal move at each decision.
func BenchmarkTurns(b *testing.B) {
	start := newGame(setupOf(3, 1), nil)
	g := *start
	chance := games.NewChance(1, 100)
	moves := make([]Move, 0, 1024)
	b.ReportAllocs()
	for b.Loop() {
		if g.phase == OverPhase {
			start.CloneInto(&g)
			g.Redeal(games.Public, &chance)
		}
		for s, turns := g.onTurn, g.turns; g.turns == turns && g.phase != OverPhase; {
			moves = g.AppendMoves(moves[:0], s)
			if r := g.Apply(s, moves[chance.IntN(len(moves))]); r != nil {
				b.Fatal(r)
			}
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "turns/s")
}

func middle(seats int) *Game { return gamestest.After(Def, setupOf(seats, 3), 400) }

func BenchmarkClone(b *testing.B) { gamestest.Clones(b, Def, middle(4)) }

func BenchmarkEvaluate(b *testing.B) { gamestest.Evaluations(b, Def, middle(4)) }

func BenchmarkHash(b *testing.B) {
	g := middle(4)
	b.ReportAllocs()
	for b.Loop() {
		g.Hash()
	}
}
