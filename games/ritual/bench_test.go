package ritual

import (
	"fmt"
	"testing"

	"runehall/games"
)

// BenchmarkDecisions plays random matches; at each decision every legal move of every acting seat is listed.
func BenchmarkDecisions(b *testing.B) {
	for seats := 2; seats <= 5; seats++ {
		b.Run(fmt.Sprintf("seats=%d", seats), func(b *testing.B) {
			setup := setupOf(seats, 1)
			start := newGame(setup, nil)
			g := newGame(setup, nil)
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
				moves = moves[:0]
				var ends [games.MaxSeats]int
				for i, a := range acting {
					moves = g.AppendMoves(moves, a.Seat)
					ends[i] = len(moves)
				}
				listed += len(moves)
				at := chance.IntN(len(moves))
				seat := 0
				for at >= ends[seat] {
					seat++
				}
				if r := g.Apply(acting[seat].Seat, moves[at]); r != nil {
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
	left := 40
	next := chancy(3)
	var moves []Move
	for ; left > 0; left-- {
		s := g.AppendActing(nil)[0].Seat
		moves = g.AppendMoves(moves[:0], s)
		if r := g.Apply(s, moves[next(len(moves))]); r != nil {
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
		evaluate(g, 0)
	}
}

func BenchmarkPreview(b *testing.B) {
	v := view(middle(4), games.Public)
	cells := v.AppendFrontier(nil)
	b.ReportAllocs()
	for b.Loop() {
		for _, c := range cells {
			v.Preview(0, 5, 2, c)
		}
	}
}
