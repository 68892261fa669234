package gamestest

import "runehall/games"

// Dealt returns a game whose matches begin after some moves. If seed is not 0, everything that a reader cannot know is
// dealt anew at that point. Matches with different seeds look the same to the reader until a rule reveals a difference,
// so tests of tables and boards can compare them. It panics if the rules refuse a move.
func Dealt[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V], moves []games.Made[M],
	reader games.Seat, seed uint64) *games.Def[C, M, E, V] {
	dealt := *def
	dealt.New = func(setup games.Setup, events *games.Events[E]) C {
		core := def.New(setup, events)
		for _, m := range moves {
			if refusal := core.Apply(m.Seat, m.Move); refusal != nil {
				panic(refusal)
			}
		}
		if seed != 0 {
			chance := games.NewChance(seed, 1)
			core.Redeal(reader, &chance)
		}
		return core
	}
	return &dealt
}
