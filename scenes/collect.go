package scenes

import (
	"runehall/games/ledger"
	"runehall/internal/store"
	"runehall/scenes/stage"
)

// collectionName is what the file with everything is called.
const collectionName = "runehall-all"

// readAll reads all records, one after another, and passes them to done. One that cannot be read is left out.
func readAll(st *stage.Stage, done func(kept []ledger.Kept, err error)) {
	st.Store.List(func(items []store.Item, err error) {
		if err != nil {
			done(nil, err)
			return
		}
		var kept []ledger.Kept
		left := len(items)
		if left == 0 {
			done(nil, nil)
		}
		for _, item := range items {
			st.Store.Read(item.ID, func(text []byte, err error) {
				if err != nil {
					st.Log.Error("a match cannot be read", "id", item.ID, "error", err)
				} else {
					kept = append(kept, ledger.Kept{ID: item.ID, Text: text})
				}
				if left--; left == 0 {
					done(kept, nil)
				}
			})
		}
	})
}

// giveOut writes everything that is kept into one file, and passes its place to done.
func giveOut(st *stage.Stage, done func(place string, err error)) {
	st.Ledger.Then(func() {
		readAll(st, func(kept []ledger.Kept, err error) {
			if err != nil {
				done("", err)
				return
			}
			text, err := st.Ledger.Book.Text()
			if err != nil {
				done("", err)
				return
			}
			all := ledger.Collection{Records: kept, Ledger: text}
			st.Store.Save(collectionName, all.Text(), done)
		})
	})
}
