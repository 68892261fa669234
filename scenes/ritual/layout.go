package ritual

import (
	"runehall/games"
	"runehall/scenes/boards"
	"runehall/scenes/table"
	"runehall/ui"
)

// layout is where everything lies that does not move with the eye, in pixels. Pure functions make it from a frame and an arrangement.
type layout struct {
	field   ui.Rect // the hexagons
	seats   []seatPlace
	compass ui.Rect // turn order and supply; empty where there is no room
	centre  ui.Rect // the button that brings the whole board into sight
	piles   pilePlaces
	ledge   ledgePlaces
	room    ui.Rect // what panels and revealed cards may cover: all between top bar and ledge
}

// arrangement is what a layout depends on besides the frame.
type arrangement struct {
	seats   int
	front   games.Seat
	hands   [games.MaxSeats]int // hand tiles of each seat
	rituals int                 // of the seat in front
	known   bool                // whether the reader sees them
	plain   bool                // there are no rituals in the match (RIT-40)
}

// arrangementOf returns what there is to place.
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

// arrange places everything.
func arrange(f *table.Frame, a arrangement) layout {
	th := &f.Kit.Theme
	p := layout{field: f.Field, room: f.Field}
	if f.Portrait {
		p.room = f.Field.Union(f.Seats)
		if th.InDp(f.Screen.H) < 520 { // too low to leave the hand uncovered
			p.room.H = f.Primary.Y - th.Gap.S - p.room.Y
		}
	}
	if len(f.Docks) > 0 {
		p.seats = arrangeChips(th, boards.InDocks(f.Docks, a.seats, a.front), a)
		p.room = f.Field
		if wide := th.Dp(250); f.Field.W >= 2*wide {
			p.compass = ui.Rc(f.Field.X, f.Field.Y+th.Gap.XS, wide, th.Touch)
		}
	} else {
		p.seats, p.compass = arrangeSeats(th, f.Seats, f.Portrait, a)
	}
	p.ledge.rect = f.Ledge
	switch {
	case a.front < 0 || f.Ledge.Empty():
	case boards.Narrow(f):
		p.ledge.rows(f, a)
	default:
		p.ledge.row(f, a)
	}
	p.piles = arrangePiles(f, a)
	p.centre = boards.CentrePlace(f.Kit, f.Field)
	return p
}

// need returns the room that seats and ledge want. The table adds its own band and borders to the ledge.
func need(r table.Room) table.Need {
	th := &r.Kit.Theme
	dock := ui.Sz(th.Dp(272), th.Dp(104))
	if !r.Portrait {
		return boards.Landscape{Seats: 272, Share: .31, Ledge: 112, Low: 78}.Need(r, dock)
	}
	rows, chip, hand := r.Seats/2, 96.0, 96.0
	switch h := th.InDp(r.Screen.H); {
	case h < 520:
		rows, chip, hand = 1, 32, 56
	case h < 780:
		chip, hand = 78, 78
	}
	return boards.Portrait(r, rows, chip, hand, dock)
}
