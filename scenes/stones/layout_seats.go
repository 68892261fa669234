package stones

import (
	"runehall/games"
	"runehall/scenes/boards"
	"runehall/ui"
)

// chips places the chips of the other seats in columns. Where there is no track, the seat in front has a chip too, in
// turn order.
func (s *setter) chips(room ui.Rect, columns int) {
	if room.Empty() {
		return
	}
	front := s.a.front
	if s.track.Empty() {
		front = games.Nobody
	}
	others := len(boards.Others(s.a.seats, front))
	s.chip(boards.InGrid(room, min(columns, others), s.k.Gap.XS, s.a.seats, front)...)
}

func (s *setter) chip(list ...boards.SeatPlace) {
	th := &s.k.Theme
	for _, at := range list {
		p, r := seatPlace{SeatPlace: at}, at.Chip
		above := min(th.Gap.XS, r.H*.1)
		if s.track.Empty() { // the bar takes up height that the words need
			above = min(th.Gap.XS, r.H*.04)
		}
		in := r.Inset(ui.Sides(min(th.Gap.S, r.W*.05), above))
		line := s.k.LineHeight(th.Type.Number.Sized(th.Legible))
		if s.track.Empty() {
			high, gap := min(th.Dp(4), in.H*.15), min(th.Dp(2), in.H*.05)
			if in.H-high-gap < 2*line { // name and points need the height more
				high, gap = min(th.Dp(3), in.H*.09), min(th.Dp(1), in.H*.03)
			}
			p.bar, in = in.CutBottom(high, gap)
		}
		if th.InDp(r.W) >= 300 && th.InDp(r.H) >= 40 {
			p.purse, in = in.CutRight(in.W*.36, th.Gap.S)
			p.purse = p.purse.Place(ui.Sz(p.purse.W, min(p.purse.H, th.Dp(48))), 0, .5)
		}
		if th.InDp(r.W) >= 112 {
			side := min((in.H-th.Dp(3))/2, th.Dp(18), in.W*.3/fields)
			wide := fields*side + (fields-1)*side*.25
			p.rows, in = in.CutRight(wide, th.Gap.XS)
			p.rows = p.rows.Place(ui.Sz(wide, 2.3*side), 0, .5)
		}
		p.badge, in = boards.CutBadge(in, min(in.H, th.Dp(34), in.W*.3), th.Gap.XS)
		low, top := in.CutBottom(max(in.H*.48, min(line, in.H/2)), 0)
		p.name = top
		p.points, low = low.CutLeft(min(low.W, th.Dp(34)), th.Gap.XS)
		if p.stones = low; th.InDp(low.W) < 20 {
			p.stones, p.points = ui.Rect{}, p.points.Union(low)
		} else if th.InDp(low.W) >= 120 {
			p.stones, p.cards = low.CutLeft(th.Dp(80), th.Gap.S)
		}
		s.seats = append(s.seats, p)
	}
}
