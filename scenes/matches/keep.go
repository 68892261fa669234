package matches

import (
	"bytes"
	"errors"
	"slices"
	"strings"

	"runehall/internal/store"
	"runehall/scenes/stage"
)

// Keep stores a record that came from outside, and passes its name to done. A match that is here already does not
// become two, whatever its file is called: where the record tells more of it, the moves are added; where it tells less,
// what is here stays as it is.
func Keep(st *stage.Stage, game string, text []byte, done func(id string, err error)) {
	st.Store.List(func(items []store.Item, err error) {
		if err != nil {
			done("", err)
			return
		}
		items = slices.DeleteFunc(items, func(item store.Item) bool { return item.Size > longestRead })
		// Most are called after their game: those are likelier.
		slices.SortStableFunc(items, func(a, b store.Item) int {
			return named(b.ID, game) - named(a.ID, game)
		})
		found := func() { st.Store.Import(game, text, done) }
		same := survey{stage: st, items: items, look: func(item store.Item, here []byte, err error) (enough bool) {
			switch {
			case err != nil: // one that cannot be read is none of ours
				return false
			case bytes.HasPrefix(here, text):
				found = func() { done(item.ID, nil) }
			case len(here) > 0 && here[len(here)-1] == '\n' && bytes.HasPrefix(text, here):
				found = func() { extend(st, item.ID, here, text, done) }
			default:
				return false
			}
			return true
		}}
		st.Do(func() (over bool) {
			if over = same.step(); over {
				found()
			}
			return over
		})
	})
}

// named is 1 if a record's name begins with that of a game, else 0.
func named(id, game string) int {
	if strings.HasPrefix(id, game) {
		return 1
	}
	return 0
}

// extend adds to a stored record what a longer one of the same match tells.
func extend(st *stage.Stage, id string, here, text []byte, done func(id string, err error)) {
	st.Store.Open(id, func(w *store.Writer, now []byte, err error) {
		if err == nil && !bytes.Equal(now, here) {
			err = errors.New("matches: the match has gone on meanwhile")
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
