package page

import (
	"errors"

	"runehall/assets/lang"
	"runehall/internal/store"
	"runehall/scenes/stage"
)

// StoreWords returns words for people about an error of the store; otherwise is used for errors that it does not know.
// The error itself contains paths, and belongs into the log.
func StoreWords(st *stage.Stage, err error, otherwise string) string {
	for _, known := range []struct {
		err error
		key string
	}{
		{store.ErrBusy, "store.busy"}, {store.ErrFull, "store.full"}, {store.ErrDenied, "store.denied"},
		{store.ErrTooLarge, "store.large"},
	} {
		if errors.Is(err, known.err) {
			return st.Text(known.key)
		}
	}
	return otherwise
}

// SavedWords says where a file has been put that was given to the person, and if need be that it should not stay there.
func SavedWords(st *stage.Stage, place string) string {
	key := "share.saved"
	if store.Passing(place) {
		key = "share.passing"
	}
	return st.Text(key, lang.Str("place", place))
}

// OpenError says why the store does not hand out a record.
func OpenError(st *stage.Stage, err error) string { return StoreWords(st, err, st.Text("fault.other")) }
