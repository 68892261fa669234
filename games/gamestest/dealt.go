package gamestest

import "runehall/games"

// Dealt returns a description of a game whose matches begin when some moves have been made and, with a seed that is not 0,
// with everything dealt anew that a reader cannot know. Two such worlds look the same to the reader until a rule reveals
// a difference: tests of tables and boards show them side by side. A move that the rules refuse panics.
func Dealt[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V], moves []games.Made[M], reader games.Seat, seed uint64) *games.Def[C, M, E, V] {
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
