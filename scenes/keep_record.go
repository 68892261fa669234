package scenes

import (
	"bytes"
	"errors"
	"strings"

	"runehall/internal/store"
	"runehall/scenes/stage"
)

// keepRecord stores a record that came from outside, and passes its name to done. A match that is here already does not become two: where the
// record tells more of it, the moves are added; where it tells less, what is here stays as it is.
func keepRecord(st *stage.Stage, game string, text []byte, done func(id string, err error)) {
	st.Store.List(func(items []store.Item, err error) {
		if err != nil {
			done("", err)
			return
		}
		var ids []string // those from elsewhere have more before the dash
		for _, item := range items {
			if strings.HasPrefix(item.ID, game) {
				ids = append(ids, item.ID)
			}
		}
		keepBeside(st, game, text, ids, done)
	})
}

// keepBeside is keepRecord, given the names of those records that may be the same match.
func keepBeside(st *stage.Stage, game string, text []byte, ids []string, done func(id string, err error)) {
	if len(ids) == 0 {
		st.Store.Import(game, text, done)
		return
	}
	id := ids[0]
	st.Store.Read(id, func(here []byte, err error) {
		switch {
		case err == nil && bytes.HasPrefix(here, text):
			done(id, nil)
		case err == nil && len(here) > 0 && here[len(here)-1] == '\n' && bytes.HasPrefix(text, here):
			extend(st, id, here, text, done)
		default: // one that cannot be read is none of ours
			keepBeside(st, game, text, ids[1:], done)
		}
	})
}

// extend adds to a stored record what a longer one of the same match tells.
func extend(st *stage.Stage, id string, here, text []byte, done func(id string, err error)) {
	st.Store.Open(id, func(w *store.Writer, now []byte, err error) {
		if err == nil && !bytes.Equal(now, here) {
			err = errors.New("scenes: the match has gone on meanwhile")
			w.Close()
		}
		if err != nil {
			done("", err)
			return
		}
		w.Append(text[len(here):], func(err error) {
			w.Close()
			done(id, err)
		})
	})
}
