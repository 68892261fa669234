package table

import (
	"runehall/assets/art"
	"runehall/assets/sound"
	"runehall/games"
)

// Kind is a game with all that a table needs to run its matches.
type Kind[C games.Core[C, M, E], M comparable, E any, V any] struct {
	Def *games.Def[C, M, E, V]
	// Levels are the computer players, the weakest first. Hints come from the last.
	Levels []games.Level[C, M]
	// Board returns a new board.
	Board func() Board[M, E, V]
	// Music is what is played at the table.
	Music sound.Music
	// Pictures are those of its board: one of each sheet is enough.
	Pictures []art.ID
	// Shows are the pictures that stand for choices at the set-up, by option and choice: "variant.explorers". A choice
	// without one has words alone.
	Shows map[string]art.ID
}

// level returns the computer player that a record's driver names.
func (k *Kind[C, M, E, V]) level(id string) (games.Level[C, M], bool) {
	for _, l := range k.Levels {
		if l.ID == id {
			return l, true
		}
	}
	return games.Level[C, M]{}, false
}
