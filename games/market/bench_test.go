package market

import (
	"fmt"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest"
)

func setupOf(seats int, seed uint64) games.Setup { return games.Setup{Seats: seats, Seed: seed} }

func BenchmarkDecisions(b *testing.B) {
	for seats := 2; seats <= games.MaxSeats; seats++ {
		b.Run(fmt.Sprintf("seats=%d", seats), func(b *testing.B) { gamestest.Decisions(b, Def, setupOf(seats, 1)) })
	}
}

func middle(seats int) *Game { return gamestest.After(Def, setupOf(seats, 3), 60) }

func BenchmarkClone(b *testing.B) { gamestest.Clones(b, Def, middle(5)) }

func BenchmarkEvaluate(b *testing.B) { gamestest.Evaluations(b, Def, middle(5)) }

// BenchmarkGreedyMatch plays whole matches of greedy players, and reports their length.
func BenchmarkGreedyMatch(b *testing.B) {
	for seats := 2; seats <= games.MaxSeats; seats++ {
		b.Run(fmt.Sprintf("seats=%d", seats), func(b *testing.B) {
			rounds := 0
			for seed := range uint64(b.N) {
				g := newGame(setupOf(seats, seed), nil)
				gamestest.GreedyMatch(Def, g, seed, nil, nil)
				rounds += (int(g.turns)-1)/seats + 1
			}
			b.ReportMetric(float64(rounds)/float64(b.N), "rounds/match")
		})
	}
}
