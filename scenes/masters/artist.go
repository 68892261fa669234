package masters

import (
	rules "runehall/games/masters"
)

type artist struct {
	parts
	latest  *latest
	player  *player
	words   *words
	painter *painter
	// These are kept so that drawing allocates nothing.
	plates []plate
	peeks  []rules.Laid // the cards on the cell that is peeked at
}
