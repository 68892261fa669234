package gamestest

import (
	"testing"

	"runehall/games"
)

// Decisions measures random matches: at each decision every legal move of every seat that may act is listed (and one
// sample taken of a continuous set), one of them is made, and a match that is over is dealt anew. It reports decisions
// a second, and how many moves there were to choose from.
func Decisions[C games.Core[C, M, E], M comparable, E any, V any](b *testing.B, def *games.Def[C, M, E, V],
	setup games.Setup) {
	start, g := def.New(setup, nil), def.New(setup, nil)
	chance := games.NewChance(1, 100)
	acting := make([]games.Acting, 0, games.MaxSeats)
	moves := make([]M, 0, listed)
	all := 0
	b.ReportAllocs()
	for b.Loop() {
		if acting = g.AppendActing(acting[:0]); len(acting) == 0 {
			start.CloneInto(g)
			g.Redeal(games.Public, &chance)
			acting = g.AppendActing(acting)
		}
		moves = moves[:0]
		var ends [games.MaxSeats]int
		for i, a := range acting {
			moves = def.AppendCandidates(moves, g, a.Seat, &chance, 1)
			ends[i] = len(moves)
		}
		all += len(moves)
		at, who := chance.IntN(len(moves)), 0
		for at >= ends[who] {
			who++
		}
		if r := g.Apply(acting[who].Seat, moves[at]); r != nil {
			b.Fatal(r)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "decisions/s")
	b.ReportMetric(float64(all)/float64(b.N), "moves/decision")
}

// Clones measures cloning a position into reused memory.
func Clones[C games.Core[C, M, E], M comparable, E any, V any](b *testing.B, def *games.Def[C, M, E, V], g C) {
	dst := def.Blank()
	b.ReportAllocs()
	for b.Loop() {
		g.CloneInto(dst)
	}
}

// Evaluations measures how long it takes to evaluate a position.
func Evaluations[C games.Core[C, M, E], M comparable, E any, V any](b *testing.B, def *games.Def[C, M, E, V], g C) {
	b.ReportAllocs()
	for b.Loop() {
		def.Evaluate(g, 0)
	}
}

// After returns the position after a number of random moves: one in the middle of a match, for benchmarks and tests.
func After[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V], setup games.Setup,
	moves int) C {
	g := def.New(setup, nil)
	chance := games.NewChance(setup.Seed, 100)
	var list []M
	for range moves {
		s := g.AppendActing(nil)[0].Seat
		list = def.AppendCandidates(list[:0], g, s, &chance, 1)
		if r := g.Apply(s, list[chance.IntN(len(list))]); r != nil {
			panic(r)
		}
	}
	return g
}
