package stones

import (
	"runehall/scenes/boards"
	"runehall/scenes/table"
	"runehall/ui"
)

// setter lays out the board once: first the field, then the ledge with doors to what found no room, at last the open
// sheet.
type setter struct {
	layout
	f     *table.Frame
	k     *ui.Kit
	a     arrangement
	touch float64
	gone  [doors]bool // what found no room, and so lies behind a door
	spare ui.Rect     // room for doors, beside a golden button that is high enough
	short bool        // the purse found no room above the golden button
	low   ui.Rect     // room for the purse beside the golden button
}

// strip returns a band of a room, with its least and greatest height. Where the room is too low for all bands, the band
// with the smallest keep is left out first.
func strip(at *ui.Rect, least, most float64, keep int) boards.Band {
	return boards.Band{At: at, Least: least, Most: most, Keep: keep}
}

func fill(things []ui.Rect, room ui.Rect, columns int, gap float64) {
	if !room.Empty() {
		copy(things, room.Grid(len(things), columns, gap))
	}
}

// most places n cells in as many columns as make the shorter side of the cells longest.
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
