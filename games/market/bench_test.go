package market

import (
	"fmt"
	"testing"

	"runehall/games"
)

func setupOf(seats int, seed uint64) games.Setup { return games.Setup{Seats: seats, Seed: seed} }

// BenchmarkDecisions plays random matches; at each decision every legal move is listed.
func BenchmarkDecisions(b *testing.B) {
	for seats := 2; seats <= games.MaxSeats; seats++ {
		b.Run(fmt.Sprintf("seats=%d", seats), func(b *testing.B) {
			start, g := newGame(setupOf(seats, 1), nil), newGame(setupOf(seats, 1), nil)
			chance := games.NewChance(1, 100)
			acting := make([]games.Acting, 0, games.MaxSeats)
			moves := make([]Move, 0, 4096)
			listed := 0
			b.ReportAllocs()
			for b.Loop() {
				if g.phase == OverPhase {
					start.CloneInto(g)
					g.Redeal(games.Public, &chance)
				}
				acting = g.AppendActing(acting[:0])
				moves = g.AppendMoves(moves[:0], acting[0].Seat)
				listed += len(moves)
				if r := g.Apply(acting[0].Seat, moves[chance.IntN(len(moves))]); r != nil {
					b.Fatal(r)
				}
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "decisions/s")
			b.ReportMetric(float64(listed)/float64(b.N), "moves/decision")
		})
	}
}

// middle returns a position in the middle of a match.
func middle(seats int) *Game {
	g := newGame(setupOf(seats, 3), nil)
	chance := games.NewChance(3, 100)
	var moves []Move
	for range 60 {
		s := g.acting()
		moves = g.AppendMoves(moves[:0], s)
		if r := g.Apply(s, moves[chance.IntN(len(moves))]); r != nil {
			panic(r)
		}
	}
	return g
}

func BenchmarkClone(b *testing.B) {
	g, dst := middle(5), new(Game)
	b.ReportAllocs()
	for b.Loop() {
		g.CloneInto(dst)
	}
}

func BenchmarkEvaluate(b *testing.B) {
	g := middle(5)
	b.ReportAllocs()
	for b.Loop() {
		evaluate(g, 0)
	}
}
