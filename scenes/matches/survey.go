package matches

import (
	"runehall/internal/store"
	"runehall/scenes/stage"
)

// survey reads stored records one after another, so many at a time as fit into a tick, and looks at each.
type survey struct {
	stage *stage.Stage
	items []store.Item // yet to be read
	asked int          // of the store, which has not answered yet
	// look is told what each record holds, or why it cannot be read, and reports whether that is enough.
	look func(item store.Item, text []byte, err error) (enough bool)
	over bool
}

// step asks for some records, and reports whether all were looked at, or enough.
func (v *survey) step() (done bool) {
	if v.asked > 0 {
		return false
	}
	if v.over || len(v.items) == 0 {
		return true
	}
	for size := int64(0); len(v.items) > 0 && v.asked < askedAtOnce && size < fetchedBytes; {
		item := v.items[0]
		v.items = v.items[1:]
		size += item.Size
		v.asked++
		v.stage.Store.Read(item.ID, func(text []byte, err error) {
			v.asked--
			if !v.over {
				v.over = v.look(item, text, err)
			}
		})
	}
	return false
}
