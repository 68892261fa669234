package market

import (
	rules "runehall/games/market"
	"runehall/scenes/boards"
	"runehall/scenes/table"
	"runehall/ui"
)

// setter places everything once: the field, then the ledge, then a sheet.
type setter struct {
	layout
	f     *table.Frame
	k     *ui.Kit
	a     arrangement
	touch float64
	tight bool // the ledge is so low that words stand beside the offers, not above them
}

// captionHigh is how high a few words about a thing are ([artist.caption]).
func (s *setter) captionHigh() float64 {
	if table.Tablet(s.k, s.f.Screen.Size()) {
		return s.k.Dp(22)
	}
	return s.k.Dp(18)
}

func (s *setter) docked() bool { return len(s.f.Docks) > 0 }

// aims reports whether something of other seats is to be chosen, so that their things need room.
func (s *setter) aims() bool { return s.a.mode == aiming || s.a.mode == taking }

func (s *setter) others() int {
	if s.docked() {
		return 0
	}
	return len(boards.Others(s.a.seats, s.a.front))
}

// row places stores side by side in a room, each no larger than the picture in it and no smaller than a finger. Loose
// stands for the place of another store: it is placed where another is asked for, where there is no store, and where
// there is room beside a single one. With high, stores may lie in two rows.
func (s *setter) row(room ui.Rect, h holding, another, high bool) (places [rules.Places]ui.Rect) {
	list := h.list()
	// Beside a single store there may be room for another one.
	if n := float64(len(list) + 1); len(list) == 0 || another || n < 3 && room.W/n >= max(1.6*s.touch, room.H) {
		list = append(list, rules.Loose)
	}
	columns := len(list)
	if half := (columns + 1) / 2; high && room.H > 2*s.touch && room.H/2*storeShape.Most > room.W/float64(columns) {
		columns = half
		room = room.Place(ui.Sz(room.W, min(room.H, 2*room.W/float64(columns)/storeShape.Most+s.k.Gap.M)), .5, .5)
	}
	n := float64(columns)
	wide := min(room.W/n, room.H*storeShape.Most)
	shape := boards.Shape{Least: min(storeShape.Most, wide/s.touch), Most: storeShape.Most}
	for i, r := range boards.Even(room, len(list), columns, min(s.k.Gap.S, max(0, room.W/n-wide)), shape) {
		if list[i] == rules.Loose {
			r = r.Place(ui.Sz(max(min(r.W, s.touch), r.W*.7), max(min(r.H, s.touch), r.H*.7)), .5, .5)
		}
		places[list[i]] = r
	}
	return places
}
