package ritual

import (
	"runehall/scenes/boards"
	"runehall/scenes/table"
	"runehall/ui"
)

func arrange(f *table.Frame, a arrangement) layout {
	th := &f.Kit.Theme
	p := layout{free: f.Field, room: f.Field}
	if f.Portrait {
		p.room = f.Field.Union(f.Seats)
		if !pilesBelow(th, f.Screen.H) { // too low a screen to leave the hand uncovered
			p.room.H = f.Primary.Y - th.Gap.S - p.room.Y
		}
	}
	if f.Rail && f.Field.W < th.Dp(300) {
		p.room = f.Field.Union(f.Seats)
		p.room.Y, p.room.H = f.Seats.Y, f.Seats.H
	}
	switch {
	case len(f.Docks) > 0:
		p.seats = arrangeChips(th, boards.InDocks(f.Docks, a.seats, a.front), a)
		var foot ui.Rect
		foot, p.free = f.Field.CutBottom(pilesHigh(f.Kit), th.Gap.XS)
		p.room = p.free
		p.foot(f, a, foot)
	case f.Portrait:
		p.strip(f, a)
	default:
		p.column(f, a)
	}
	p.ledge.rect = f.Ledge
	switch {
	case a.front < 0 || f.Ledge.Empty():
	case f.Rail:
		p.ledge.rail(f, a)
	case table.Tablet(f.Kit, f.Screen.Size()):
		p.ledge.desk(f, a)
	case boards.Narrow(f):
		p.ledge.rows(f, a)
	default:
		p.ledge.row(f, a)
	}
	return p
}
