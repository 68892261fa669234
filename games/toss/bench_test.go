package toss

import (
	"fmt"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest"
)

// BenchmarkThrow simulates throws until all discs rest: ten runes, and all of them.
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

func BenchmarkDecisions(b *testing.B) {
	for _, way := range wayIDs {
		for seats := 2; seats <= games.MaxSeats; seats++ {
			b.Run(fmt.Sprintf("%s/seats=%d", way, seats),
				func(b *testing.B) { gamestest.Decisions(b, Def, setupOf(seats, 1, "way="+way)) })
		}
	}
}

// BenchmarkMatch plays whole matches of computer players.
func BenchmarkMatch(b *testing.B) {
	for _, way := range wayIDs {
		b.Run(way, func(b *testing.B) {
			rounds := 0
			for b.Loop() {
				g := newGame(setupOf(3, uint64(rounds), "way="+way), nil)
				playMatch(g, "greedy", uint64(rounds), func(games.Seat, Move) {}, func() {})
				rounds += int(g.round)
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "matches/s")
			b.ReportMetric(float64(rounds)/float64(b.N), "rounds/match")
		})
	}
}

func middle(seats int, way string) *Game {
	return gamestest.After(Def, setupOf(seats, 3, "way="+way), 30)
}

func BenchmarkClone(b *testing.B) { gamestest.Clones(b, Def, middle(5, "ghost")) }

func BenchmarkEvaluate(b *testing.B) { gamestest.Evaluations(b, Def, middle(5, "snatch")) }
