package scenes

import (
	"bytes"

	"runehall/games"
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

// takeIn adds to what is kept here everything in a collection that is not here yet, and shows the statistics. Nothing here is changed, and
// no match counts twice.
func takeIn(st *stage.Stage, text []byte) {
	all, damage := ledger.ReadCollection(text)
	if damage != nil {
		st.Log.Warn("a collection is damaged", "error", damage)
		if len(all.Records) == 0 && len(all.Ledger) == 0 {
			st.Push(newErrorScene(st, readError(st, damage), ""))
			return
		}
	}
	show := func(matches int) {
		s := newStatistics(st)
		s.took(matches, damage)
		st.Push(s)
	}
	st.Ledger.Then(func() {
		readAll(st, func(here []ledger.Kept, err error) {
			if err != nil {
				st.Push(newErrorScene(st, openError(st, err), ""))
				return
			}
			var brought ledger.Book
			brought.Read(all.Ledger)
			st.Ledger.Add(brought.Lines("")...)
			missing := missingHere(here, all.Records)
			left := len(missing)
			if left == 0 {
				show(0)
			}
			for _, k := range missing {
				st.Store.Adopt(k.ID, k.Text, func(_ string, err error) {
					if err != nil {
						st.Log.Error("a match cannot be stored", "id", k.ID, "error", err)
						damage = err
					}
					if left--; left == 0 {
						show(len(missing))
					}
				})
			}
		})
	})
}

// missingHere returns the records that are not kept here: of a match that is, one that says more or something else.
func missingHere(here, brought []ledger.Kept) (missing []ledger.Kept) {
	for _, k := range brought {
		record, _ := games.ParseRecord(k.Text)
		if record == nil {
			continue
		}
		held := false
		for _, h := range here {
			held = held || bytes.HasPrefix(h.Text, record.Text())
		}
		if !held {
			missing = append(missing, k)
			here = append(here, k)
		}
	}
	return missing
}
