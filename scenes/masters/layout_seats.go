package masters

import (
	"runehall/scenes/boards"
	"runehall/ui"
)

// seatPlace is where a seat that is not in front lies.
type seatPlace struct {
	boards.SeatPlace
	badge   ui.Rect
	name    ui.Rect // empty where there is no room
	points  ui.Rect
	masters ui.Rect // those that it still has
	cards   ui.Rect // how many it holds; empty where there is no room
	extra   ui.Rect // its adept and the cards beside it; likewise
}

// arrangeSeats places the seats that are not in front, in turn order from the one after it.
func arrangeSeats(th *ui.Theme, r ui.Rect, portrait bool, a arrangement) (seats []seatPlace, legend ui.Rect) {
	others := len(boards.Others(a.seats, a.front))
	if others == 0 || r.Empty() {
		return nil, ui.Rect{}
	}
	gap, columns := th.Gap.S, 1
	if portrait {
		gap, columns = th.Gap.XS, others
	} else {
		high := min(th.Dp(112), (r.H-gap*float64(others-1))/float64(others))
		used := high*float64(others) + gap*float64(others-1)
		if rest := r.H - used - gap; rest >= th.Dp(48) {
			legend = ui.Rc(r.X, r.Y+used+gap, r.W, th.Dp(48))
		}
		r.H = used
	}
	return arrangeChips(th, boards.InGrid(r, columns, gap, a.seats, a.front)), legend
}

// arrangeChips places what the chips show.
func arrangeChips(th *ui.Theme, chips []boards.SeatPlace) (seats []seatPlace) {
	for _, at := range chips {
		seats = append(seats, arrangeChip(th, at))
	}
	return seats
}

// arrangeChip places what one chip shows: in two lines, or in one where it is low.
func arrangeChip(th *ui.Theme, at boards.SeatPlace) seatPlace {
	p, r := seatPlace{SeatPlace: at}, at.Chip
	in := r.Inset(ui.Sides(th.Gap.S, th.Gap.XS))
	if th.InDp(r.H) >= 58 {
		top, low := in.CutTop(in.H*.5, 0)
		side := min(top.H, th.Dp(34))
		p.badge, top = boards.CutBadge(top, side, th.Gap.S)
		p.points, p.name = top.CutRight(th.Dp(52), th.Gap.XS)
		p.masters, low = low.CutLeft(low.W*.42, th.Gap.XS)
		p.cards, p.extra = low.CutLeft(low.W*.5, th.Gap.XS)
		return p
	}
	side := min(in.H, th.Dp(30))
	p.badge, in = boards.CutBadge(in, side, th.Gap.XS)
	p.points, in = in.CutRight(th.Dp(34), th.Gap.XS)
	if th.InDp(in.W) >= 190 {
		p.name, in = in.CutLeft(in.W*.4, th.Gap.XS)
	}
	if th.InDp(in.W) >= 110 {
		p.cards, in = in.CutRight(th.Dp(40), th.Gap.XS)
	}
	p.masters = in
	return p
}
