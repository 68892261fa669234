package ritual

import (
	"fmt"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest"
)

func BenchmarkDecisions(b *testing.B) {
	for seats := 2; seats <= games.MaxSeats; seats++ {
		b.Run(fmt.Sprintf("seats=%d", seats), func(b *testing.B) { gamestest.Decisions(b, Def, setupOf(seats, 1)) })
	}
}

func middle(seats int) *Game { return gamestest.After(Def, setupOf(seats, 3), 40) }

func BenchmarkClone(b *testing.B) { gamestest.Clones(b, Def, middle(4)) }

func BenchmarkEvaluate(b *testing.B) { gamestest.Evaluations(b, Def, middle(4)) }

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
