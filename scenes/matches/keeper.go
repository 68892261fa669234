package matches

import (
	"time"

	"runehall/internal/store"
	"runehall/scenes/stage"
)

// Keeper is a keeper that has it noted when a match was played.
type Keeper struct {
	*store.Writer
	known *stage.Knowledge
}

// NewKeeper returns the keeper of a record that w writes.
func NewKeeper(w *store.Writer, known *stage.Knowledge) Keeper { return Keeper{w, known} }

// Append adds to the record, and notes that once it is stored.
func (n Keeper) Append(grown []byte, done func(error)) {
	n.Writer.Append(grown, func(err error) {
		if err == nil {
			n.known.Played(n.ID(), time.Now())
		}
		done(err)
	})
}
