package gamestest

import (
	"runehall/games"
	"runehall/games/bots"
)

// GreedyMatch lets greedy players finish a match, in a game in which only one seat acts at a time. The given functions
// are called before and after each move; they may be nil.
func GreedyMatch[C games.Core[C, M, E], M comparable, E any, V any](
	def *games.Def[C, M, E, V], g C, seed uint64, before func(games.Seat, M), after func(),
) {
	var thinkers [games.MaxSeats]games.Thinker[C, M]
	for _, level := range bots.Levels(def) {
		if level.ID != "greedy" {
			continue
		}
		for s := range thinkers {
			thinkers[s] = level.New(seed + uint64(s))
		}
	}
	scratch := def.Blank()
	var acting []games.Acting
	for made := 0; ; made++ {
		if acting = g.AppendActing(acting[:0]); len(acting) == 0 {
			return
		}
		s := acting[0].Seat
		games.Ask(thinkers[s], scratch, g, acting[0], seed, made)
		decision, done := thinkers[s].Step(1 << 20)
		for !done {
			decision, done = thinkers[s].Step(1 << 20)
		}
		if before != nil {
			before(s, decision.Move)
		}
		if r := g.Apply(s, decision.Move); r != nil {
			panic(r)
		}
		if after != nil {
			after()
		}
	}
}
