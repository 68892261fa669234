package gamestest

import (
	"strings"

	"runehall/games"
)

// checkRival asks a program about two positions that look the same to its seat.
func (w *walk[C, M, E, V]) checkRival(s games.Seat, real, dealt C) {
	for _, a := range w.acting {
		if a.Seat != s {
			continue
		}
		asked := func(core C) string {
			chance := games.NewChance(w.setup.Seed, uint64(len(w.made)))
			question, _ := games.NewRivalQuestion(w.def, core, a, len(w.made), &chance)
			return encoded(CheckRival, "a program's question", question)
		}
		one, other := asked(real), asked(dealt)
		if one != other {
			fail(CheckRival, "what a program at seat %d is asked depends on what it cannot know: %s and %s", s, one,
				other)
		}
		if strings.Contains(one, "null") {
			fail(CheckRival, "what a program at seat %d is asked holds null: %s", s, one)
		}
	}
}
