package toss

import (
	"fmt"
	"testing"

	"runehall/games"
)

// BenchmarkThrow brings a throw to rest: ten runes, and all of them at once.
func BenchmarkThrow(b *testing.B) {
	for _, discs := range []int{10, Runes} {
		b.Run(fmt.Sprintf("runes=%d", discs), func(b *testing.B) {
			launches := crowded(discs)
			b.ReportAllocs()
			for b.Loop() {
				var m Motion
				m.begin(launches)
				m.run()
			}
			b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(b.N)/1000, "ms/throw")
		})
	}
}

// BenchmarkDecisions plays random matches; at each decision every listed move is listed, and one of the others drawn.
func BenchmarkDecisions(b *testing.B) {
	for _, way := range wayIDs {
		for seats := 2; seats <= games.MaxSeats; seats++ {
			b.Run(fmt.Sprintf("%s/seats=%d", way, seats), func(b *testing.B) { benchmarkDecisions(b, setupOf(seats, 1, "way="+way)) })
		}
	}
}

func benchmarkDecisions(b *testing.B, setup games.Setup) {
	start, g := newGame(setup, nil), newGame(setup, nil)
	chance := games.NewChance(1, 100)
	acting := make([]games.Acting, 0, games.MaxSeats)
	moves := make([]Move, 0, 256)
	matches := 0
	b.ReportAllocs()
	for b.Loop() {
		if g.phase == OverPhase {
			matches++
			start.CloneInto(g)
			g.Redeal(games.Public, &chance)
		}
		acting = g.AppendActing(acting[:0])
		s := acting[chance.IntN(len(acting))].Seat
		moves = g.AppendMoves(moves[:0], s)
		m, ok := g.Sample(s, &chance)
		if !ok || len(moves) > 0 && chance.IntN(4) == 0 {
			m = moves[chance.IntN(len(moves))]
		}
		if r := g.Apply(s, m); r != nil {
			b.Fatal(r)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "decisions/s")
	b.ReportMetric(float64(matches)/b.Elapsed().Seconds(), "matches/s")
}

// BenchmarkMatch lets computer players play whole matches.
func BenchmarkMatch(b *testing.B) {
	for _, way := range wayIDs {
		b.Run(way, func(b *testing.B) {
			rounds := 0
			for b.Loop() {
				g := newGame(setupOf(3, uint64(rounds), "way="+way), nil)
				playMatch(g, "greedy", uint64(rounds), func(games.Seat, Move) {})
				rounds += int(g.round)
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "matches/s")
			b.ReportMetric(float64(rounds)/float64(b.N), "rounds/match")
		})
	}
}

// middle returns a position in the middle of a match.
func middle(seats int) *Game {
	g := newGame(setupOf(seats, 3), nil)
	chance := games.NewChance(3, 100)
	for range 60 {
		s, m := anyChoice(g, &chance)
		if r := g.Apply(s, m); r != nil {
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
