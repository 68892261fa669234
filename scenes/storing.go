package scenes

import (
	"errors"

	"runehall/internal/store"
	"runehall/scenes/stage"
)

// storeWords says to people why something cannot be stored or opened, or what else there is to say if nobody knows. The error
// itself, with its paths, belongs into the log.
func storeWords(st *stage.Stage, err error, otherwise string) string {
	for _, known := range []struct {
		err error
		key string
	}{
		{store.ErrBusy, "store.busy"}, {store.ErrFull, "store.full"}, {store.ErrDenied, "store.denied"},
	} {
		if errors.Is(err, known.err) {
			return st.Text(known.key)
		}
	}
	return otherwise
}
