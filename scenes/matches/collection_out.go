package matches

import (
	"runehall/games/ledger"
	"runehall/internal/store"
	"runehall/scenes/library"
	"runehall/scenes/page"
	"runehall/scenes/stage"
)

// collectionName is what the file with everything is called.
const collectionName = "runehall-all"

// GiveOut writes everything that is kept into one file, and passes its place to done. A record that cannot be read is
// left out. Left is called instead if the person does not wait for it.
func GiveOut(st *stage.Stage, lib *library.Library, done func(place string, err error), left func()) {
	st.Ledger.Then(func() {
		st.Store.List(func(items []store.Item, err error) {
			if err != nil {
				done("", err)
				return
			}
			var kept []ledger.Kept
			records := survey{stage: st, items: items,
				look: func(item store.Item, text []byte, err error) (enough bool) {
					if err != nil {
						st.Log.Error("a match cannot be read", "id", item.ID, "error", err)
					} else {
						kept = append(kept, ledger.Kept{ID: item.ID, Text: text})
					}
					return false
				}}
			o := &page.Opening{
				Stage: st, Left: left,
				Step:  func(int) (done bool) { return records.step() },
				Part:  func() float64 { return 1 - float64(len(records.items))/float64(max(1, len(items))) },
				Waits: func() bool { return records.asked > 0 },
			}
			o.Then = func(func(stage.Scene)) {
				o.Back()
				text, err := st.Ledger.Book.Text()
				if err != nil {
					done("", err)
					return
				}
				giveOwn(st, lib, func(own map[string][]byte) {
					all := ledger.Collection{Records: kept, Ledger: text, Own: own}
					st.Store.Save(collectionName, all.Text(), done)
				})
			}
			o.Begin()
		})
	})
}
