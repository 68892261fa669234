package scenes

import (
	"time"

	"runehall/internal/store"
	"runehall/scenes/stage"
)

// noting is a keeper that has it noted when a match was played.
type noting struct {
	*store.Writer
	known *stage.Knowledge
}

// Append adds to the record, and notes that once it is stored.
func (n noting) Append(grown []byte, done func(error)) {
	n.Writer.Append(grown, func(err error) {
		if err == nil {
			n.known.Played(n.ID(), time.Now())
		}
		done(err)
	})
}
