package bots

import (
	"testing"
	"time"

	"runehall/games"
	"runehall/games/market"
	"runehall/games/masters"
	"runehall/games/ritual"
	"runehall/games/stones"
	"runehall/games/toss"
)

// atOnce is how many units of work a table asks for before it looks at the clock again.
const atOnce = 40

// BenchmarkExplanation explains an adept's moves in a match. It reports the longest explanation, and the longest time
// between two looks at the clock.
func BenchmarkExplanation(b *testing.B) {
	b.Run("ritual", func(b *testing.B) { explains(b, ritual.Def) })
	b.Run("masters", func(b *testing.B) { explains(b, masters.Def) })
	b.Run("stones", func(b *testing.B) { explains(b, stones.Def) })
	b.Run("market", func(b *testing.B) { explains(b, market.Def) })
}

func explains[C games.Core[C, M, E], M comparable, E any, V any](b *testing.B, def *games.Def[C, M, E, V]) {
	var whole, longest time.Duration
	for b.Loop() {
		m, x := sat(b, def, games.Setup{Seats: 2, Seed: 8}), NewExplanation(def)
		for made := range 60 {
			m.play(b, made)
			if _, over := m.Core().Result(); over {
				break
			}
			seat, move := m.next()
			if m.Core().Check(seat, move) != nil {
				continue
			}
			begun := time.Now()
			x.Start(m.Core(), seat, seat, move, 5)
			for done := false; !done; {
				before := time.Now()
				done = x.Step(atOnce)
				longest = max(longest, time.Since(before))
			}
			whole = max(whole, time.Since(begun))
		}
	}
	b.ReportMetric(float64(whole.Microseconds()), "longest-µs")
	b.ReportMetric(float64(longest.Microseconds()), "step-µs")
}

// BenchmarkReview reviews matches, and reports the longest time between two looks at the clock.
func BenchmarkReview(b *testing.B) {
	b.Run("ritual", func(b *testing.B) { reviews(b, ritual.Def, nil) })
	b.Run("masters", func(b *testing.B) { reviews(b, masters.Def, nil) })
	b.Run("stones", func(b *testing.B) { reviews(b, stones.Def, nil) })
	b.Run("market", func(b *testing.B) { reviews(b, market.Def, nil) })
	b.Run("toss", func(b *testing.B) { reviews(b, toss.Def, map[string]string{toss.OptionWay: "calm"}) })
}

func reviews[C games.Core[C, M, E], M comparable, E any, V any](b *testing.B, def *games.Def[C, M, E, V],
	options map[string]string) {
	m := sat(b, def, games.Setup{Seats: 2, Seed: 8, Options: options})
	for made := 0; ; made++ {
		if _, over := m.Core().Result(); over {
			break
		}
		m.play(b, made)
	}
	var longest time.Duration
	for b.Loop() {
		r := NewReview(m.Match, 3)
		for done := false; !done; {
			before := time.Now()
			done = r.Step(atOnce)
			longest = max(longest, time.Since(before))
		}
	}
	b.ReportMetric(float64(longest.Microseconds()), "step-µs")
}
