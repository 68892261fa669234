package masters

import (
	"runehall/games"
	"runehall/scenes/boards"
	"runehall/ui"
)

type seatPlace struct {
	boards.SeatPlace
	badge   ui.Rect
	name    ui.Rect // empty where there is no room
	points  ui.Rect
	now     ui.Rect // words below the points; empty where there is no room
	masters ui.Rect // its masters that are left
	cards   ui.Rect // how many cards it holds; empty where there is no room
	extra   ui.Rect // its adept and the cards beside it; empty where there is no room
}

// allIn puts the chips of all seats into the cells of a grid, in turn order.
func allIn(room ui.Rect, cells, columns int, gap float64) (places []boards.SeatPlace) {
	for i, cell := range room.Grid(cells, columns, gap) {
		places = append(places, boards.SeatPlace{Seat: games.Seat(i), Chip: cell})
	}
	return places
}

func arrangeChips(th *ui.Theme, chips []boards.SeatPlace) (seats []seatPlace) {
	for _, at := range chips {
		seats = append(seats, arrangeChip(th, at))
	}
	return seats
}

// narrowChip is the width, in dp, below which a chip has no room for a name.
const narrowChip = 120

// arrangeChip places what a chip shows: in two lines, or in one if it is low or narrow.
func arrangeChip(th *ui.Theme, at boards.SeatPlace) seatPlace {
	p, r := seatPlace{SeatPlace: at}, at.Chip
	in := r.Inset(ui.Sides(th.Gap.S, th.Gap.XS))
	if wide := th.InDp(r.W); th.InDp(r.H) >= 38 && wide >= 84 {
		if wide < narrowChip {
			top, low := in.CutTop(in.H*.52, 0)
			p.badge, p.points = boards.CutBadge(top, min(top.H, th.Dp(30)), th.Gap.XS)
			p.masters, p.cards = low.CutLeft(low.W*.54, th.Gap.XS)
			return p
		}
		if p.points, in = in.CutRight(th.Dp(min(84, max(44, wide*.3), wide*.4)), th.Gap.XS); th.InDp(r.H) >= 70 &&
			wide >= 190 {
			p.points, p.now = p.points.CutTop(p.points.H*.56, 0)
		}
		top, low := in.CutTop(in.H*.52, 0)
		p.badge, p.name = boards.CutBadge(top, min(top.H, th.Dp(34)), th.Gap.XS)
		p.masters, low = low.CutLeft(low.W*.56, th.Gap.XS)
		if p.cards = low; wide >= 190 {
			p.cards, p.extra = low.CutLeft(low.W*.5, th.Gap.XS)
		}
		return p
	}
	side := min(in.H, th.Dp(30), in.W*.34)
	p.badge, in = boards.CutBadge(in, side, th.Gap.XS)
	p.points, in = in.CutRight(min(th.Dp(46), in.W*.5), th.Gap.XS)
	if th.InDp(in.W) >= 190 {
		p.name, in = in.CutLeft(in.W*.4, th.Gap.XS)
	}
	if th.InDp(in.W) >= 110 {
		p.cards, in = in.CutRight(th.Dp(40), th.Gap.XS)
	}
	p.masters = in
	return p
}
