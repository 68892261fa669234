package ritual

import (
	"runehall/games"
	"runehall/scenes/boards"
	"runehall/scenes/table"
	"runehall/ui"
)

// layout is where everything lies that does not move with the eye, in pixels. Pure functions make it from a frame and an arrangement.
// Nothing lies over the field while something on it can be played.
type layout struct {
	free    ui.Rect // for the field
	seats   []seatPlace
	compass ui.Rect // turn order; empty where there is no room
	piles   pilePlaces
	ledge   ledgePlaces
	room    ui.Rect // what panels and revealed cards may cover: all between top bar and ledge
}

type arrangement struct {
	seats   int
	front   games.Seat
	hands   [games.MaxSeats]int // hand tiles of each seat
	rituals int                 // of the seat in front
	known   bool                // whether the reader sees them
	plain   bool                // there are no rituals in the match (RIT-40)
}

func arrangementOf(m *model, front games.Seat) arrangement {
	a := arrangement{seats: m.seats, front: front, plain: m.cards() == 0}
	for s := range games.Seat(m.seats) {
		a.hands[s] = len(m.hands[s])
	}
	if front >= 0 {
		a.rituals, a.known = m.rituals[front], front == m.reader
	}
	return a
}

func arrange(f *table.Frame, a arrangement) layout {
	th := &f.Kit.Theme
	p := layout{free: f.Field, room: f.Field}
	if f.Portrait {
		p.room = f.Field.Union(f.Seats)
		if !pilesBelow(th, f.Screen.H) { // too low to leave the hand uncovered
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
	case boards.Narrow(f):
		p.ledge.rows(f, a)
	default:
		p.ledge.row(f, a)
	}
	return p
}
