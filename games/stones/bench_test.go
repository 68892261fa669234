package stones

import (
	"fmt"
	"testing"

	"runehall/games"
)

func setupOf(seats int, seed uint64) games.Setup { return games.Setup{Seats: seats, Seed: seed} }

// BenchmarkDecisions plays random matches; at each decision every legal move is listed.
func BenchmarkDecisions(b *testing.B) {
	for seats := 2; seats <= maxSeats; seats++ {
		b.Run(fmt.Sprintf("seats=%d", seats), func(b *testing.B) {
			start, g := newGame(setupOf(seats, 1), nil), newGame(setupOf(seats, 1), nil)
			chance := games.NewChance(1, 100)
			acting := make([]games.Acting, 0, games.MaxSeats)
			moves := make([]Move, 0, 1024)
			listed, turns := 0, 0
			b.ReportAllocs()
			for b.Loop() {
				if g.phase == OverPhase {
					start.CloneInto(g)
					g.Redeal(games.Public, &chance)
				}
				acting = g.AppendActing(acting[:0])
				moves = g.AppendMoves(moves[:0], acting[0].Seat)
				listed += len(moves)
				m := moves[chance.IntN(len(moves))]
				if r := g.Apply(acting[0].Seat, m); r != nil {
					b.Fatal(r)
				}
				if m.Kind == End {
					turns++
				}
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "decisions/s")
			b.ReportMetric(float64(turns)/b.Elapsed().Seconds(), "turns/s")
			b.ReportMetric(float64(listed)/float64(b.N), "moves/decision")
		})
	}
}

// middle returns a position in the middle of a match.
func middle(seats int) *Game {
	g := newGame(setupOf(seats, 3), nil)
	chance := games.NewChance(3, 100)
	var moves []Move
	for range 400 {
		moves = g.AppendMoves(moves[:0], g.onTurn)
		if r := g.Apply(g.onTurn, moves[chance.IntN(len(moves))]); r != nil {
			panic(r)
		}
	}
	return g
}

func BenchmarkClone(b *testing.B) {
	g, dst := middle(4), new(Game)
	b.ReportAllocs()
	for b.Loop() {
		g.CloneInto(dst)
	}
}

func BenchmarkEvaluate(b *testing.B) {
	g := middle(4)
	b.ReportAllocs()
	for b.Loop() {
		evaluate(g, g.onTurn)
	}
}

func BenchmarkHash(b *testing.B) {
	g := middle(4)
	b.ReportAllocs()
	for b.Loop() {
		g.Hash()
	}
}
