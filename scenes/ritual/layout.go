package ritual

import (
	"runehall/games"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// layout is where what does not move lies, in pixels. It is made by pure functions from a frame and from what there is to
// place.
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
		if dps(th, f.Screen.H) < 520 { // there the hand is covered too
			p.room.H = f.Primary.Y - th.Gap.S - p.room.Y
		}
	}
	if len(f.Docks) > 0 {
		p.seats = arrangeDocks(th, f.Docks, a)
		p.room = f.Field
		if wide := th.Dp(250); f.Field.W >= 2*wide {
			p.compass = ui.Rc(f.Field.X, f.Field.Y+th.Gap.XS, wide, th.Touch)
		}
	} else {
		p.seats, p.compass = arrangeSeats(th, f.Seats, f.Portrait, a)
	}
	p.ledge = arrangeLedge(f, a)
	p.piles = arrangePiles(f, a)
	side := max(stage.Least(f.Kit), min(th.Touch, f.Field.H*.16))
	p.centre = ui.Rc(f.Field.Right()-side-th.Gap.S, f.Field.Bottom()-side-th.Gap.S, side, side)
	return p
}

// dps returns a length in dp at the interface scale: what a layout compares to choose a form.
func dps(th *ui.Theme, px float64) float64 { return px / th.Dp(1) }

// need returns the room that seats and ledge want. The table adds its own band and borders to the ledge.
func need(r table.Room) table.Need {
	th := &r.Kit.Theme
	w, h := dps(th, r.Screen.W), dps(th, r.Screen.H)
	dock := ui.Sz(th.Dp(272), th.Dp(104))
	if !r.Portrait {
		n := table.Need{Seats: th.Dp(272), Ledge: th.Dp(112), Dock: dock}
		if w < 1000 {
			n.Seats = th.Dp(max(150, min(272, w*.31)))
		}
		if h < 640 {
			n.Ledge = max(th.Dp(78), r.Primary.H)
		}
		if h < 360 {
			n.Ledge = r.Primary.H
		}
		return n
	}
	rows, chip, hand := r.Seats/2, 96.0, 96.0
	switch {
	case h < 520:
		rows, chip, hand = 1, 32, 56
	case h < 780:
		chip, hand = 78, 78
	}
	return table.Need{
		Seats: float64(rows)*max(th.Dp(chip), stage.Least(r.Kit)) + float64(rows-1)*th.Gap.XS,
		Ledge: th.Dp(hand) + th.Gap.S + r.Primary.H,
		Dock:  dock,
	}
}
