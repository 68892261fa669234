package toss

import (
	"runehall/scenes/table"
	"runehall/ui"
)

// setter makes a layout: the trays first, then what the mode needs, and the table in the room that is left.
type setter struct {
	layout
	f     *table.Frame
	k     *ui.Kit
	a     arrangement
	room  ui.Rect // the part of the field where nothing lies yet
	touch float64
}

// reaches reports whether hands take runes off the table.
func (s *setter) reaches() bool { return s.a.mode == snatching || s.a.mode == taking }

// wells reports whether wells are needed: runes of this throw are being taken, or lie apart until they are settled.
func (s *setter) wells() bool {
	switch s.a.mode {
	case watching, throwing, flicking:
		return false
	}
	return true
}

// fits returns the columns and rows for n things, each at least wide, in a room.
func (s *setter) fits(n int, room, wide float64) (columns, rows int) {
	gap := s.k.Gap.XS
	columns = max(1, min(n, int((room+gap)/(wide+gap))))
	rows = (n + columns - 1) / columns
	return (n + rows - 1) / rows, rows
}

// cutBag cuts the place of the bag off the room beside a seat's badge, if the seat holds the bag (TOS-5), and returns
// the rest.
func (s *setter) cutBag(t *trayPlaces, room ui.Rect) (rest ui.Rect) {
	if t.Seat != s.a.holds {
		return room
	}
	side := min(max(t.badge.H*.8, s.k.Dp(16)), s.k.Dp(32), room.H, room.W*.36)
	t.bag, rest = room.CutLeft(side, s.k.Gap.XS)
	t.bag = t.bag.Place(ui.Sz(side, side), .5, .5)
	return rest
}
