package stones

import (
	"runehall/scenes/boards"
	"runehall/scenes/table"
	"runehall/ui"
)

// setter places everything once: the field, then the ledge, which has doors to what found no room, then a sheet.
type setter struct {
	layout
	f     *table.Frame
	k     *ui.Kit
	a     arrangement
	touch float64
	gone  [doors]bool // what found no room
	spare ui.Rect     // room for doors beside a high golden button
	short bool        // the purse found no room above that
	low   ui.Rect     // room for it beside the golden button
}

// strip is a band of a room that is at least and at most so high; those with the smallest keep go first.
func strip(at *ui.Rect, least, most float64, keep int) boards.Band {
	return boards.Band{At: at, Least: least, Most: most, Keep: keep}
}

func fill(things []ui.Rect, room ui.Rect, columns int, gap float64) {
	if !room.Empty() {
		copy(things, room.Grid(len(things), columns, gap))
	}
}

// most places n cells in as many columns as make the shorter sides of the cells longest.
func most(room ui.Rect, n int, gap float64) (places []ui.Rect) {
	best := 0.0
	for columns := 1; columns <= n; columns++ {
		cells := room.Grid(n, columns, gap)
		if side := min(cells[0].W, cells[0].H); side > best+.5 {
			best, places = side, cells
		}
	}
	return places
}
