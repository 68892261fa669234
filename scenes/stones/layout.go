package stones

import "runehall/scenes/table"

// arrange places everything.
func arrange(f *table.Frame, a arrangement) layout {
	l := layout{field: f.Field}
	l.openSheet(f, a)
	return l
}

// need returns the room that seats and ledge want. The table adds its own band and borders to the ledge.
func need(r table.Room) table.Need { return table.Need{} }
