package market

import (
	rules "runehall/games/market"
	"runehall/scenes/boards"
	"runehall/ui"
)

// seat places a seat with all that it shows: name and points above, its stores, and its hand and loose runes below
// them, or beside them where the seat is wide and low.
func (s *setter) seat(at boards.SeatPlace) { s.seats = append(s.seats, s.shows(at)) }

// shows returns where on its chip a seat shows what it has.
func (s *setter) shows(at boards.SeatPlace) seatPlace {
	p, k := seatPlace{SeatPlace: at}, s.k
	edge := min(k.Gap.S, at.Chip.W*.05)
	if s.a.mode == taking && at.Chip.W < k.Dp(230) { // what is taken must be as large as a finger
		edge = min(edge, k.Gap.XS)
	}
	in := at.Chip.Inset(ui.Sides(edge, min(k.Gap.XS, at.Chip.H*.06)))
	h := s.a.stores[at.Seat]
	switch {
	case s.crowded(s.others(), s.f.Field.W), !s.aims() && s.squeezed(in.Size()):
		s.crowdedSeat(&p, in, h)
	case in.W >= s.k.Dp(230) && s.a.mode == taking && in.H >= 2*s.touch+s.k.Dp(34):
		s.robbedSeat(&p, in, h)
	case in.W >= s.k.Dp(230) && s.a.mode != taking &&
		(in.H >= s.k.Dp(110) || s.a.mode == aiming && in.H >= s.touch+s.k.Dp(30)):
		s.largeSeat(&p, in, h)
	case in.W > 2.4*in.H:
		s.broadSeat(&p, in, h)
	default:
		s.tallSeat(&p, in, h)
	}
	return p
}

// squeezed reports whether a seat's name has no room beside all the rest.
func (s *setter) squeezed(room ui.Size) bool {
	low := room.H < s.k.Dp(50)
	return room.H < s.k.Dp(80) && room.W < s.k.Dp(190) && (room.W >= s.k.Dp(140) || low && room.W >= s.k.Dp(100))
}

// tallSeat places what a seat shows one below the other.
func (s *setter) tallSeat(p *seatPlace, in ui.Rect, h holding) {
	k := s.k
	if in.H < k.Dp(80) && !s.aims() {
		s.smallSeat(p, in, h)
		return
	}
	head := min(max(k.Dp(20), in.H*.2), k.Dp(38))
	foot := min(max(k.Dp(22), in.H*.24), k.Dp(46))
	if s.a.mode == taking {
		foot = min(max(foot, s.touch), in.H*.5)
	} else if s.a.mode == aiming { // the stores are chosen from
		head = min(head, max(0, in.H*.98-s.touch)*.5)
		foot = min(foot, max(0, in.H*.98-s.touch)*.5)
	}
	top, rest := in.CutTop(head, 0)
	s.seatHead(p, top)
	low, rest := rest.CutBottom(foot, min(k.Gap.XS, in.H*.02))
	s.seatGoods(p, low)
	s.seatStores(p, rest, h)
}

// smallSeat places the stores, and all the rest in a row above them. Where the seat is narrow, the name has a row of
// its own if there is room.
func (s *setter) smallSeat(p *seatPlace, in ui.Rect, h holding) {
	k := s.k
	gap := k.Gap.XS / 2
	high := max(k.Dp(20), in.H*.36)
	var top ui.Rect
	switch {
	case in.W >= k.Dp(140):
		top, in = in.CutTop(high, 0)
		p.badge, top = boards.CutBadge(top, min(top.H, top.W*.2), gap)
		p.name, top = top.CutLeft(top.W-k.Dp(44+62)-gap, gap)
		p.points, top = top.CutLeft(k.Dp(44), gap)
	case in.H >= k.Dp(50):
		top, in = in.CutTop(k.Dp(15), 0)
		p.badge, p.name = boards.CutBadge(top, k.Dp(13), gap)
		top, in = in.CutTop(k.Dp(18), 0)
	default:
		top, in = in.CutTop(high, 0)
		p.badge, top = boards.CutBadge(top, min(top.H, top.W*.22), gap)
	}
	if p.points.Empty() {
		p.points, top = top.CutLeft(min(k.Dp(26), top.W*.3), gap)
	}
	s.seatGoods(p, top)
	s.seatStores(p, in, h)
}

// crowdedSeat places the name over points and stores, and at their right the hand over loose runes.
func (s *setter) crowdedSeat(p *seatPlace, in ui.Rect, h holding) {
	k, gap := s.k, s.k.Gap.XS/2
	right, left := in.CutRight(min(in.W*.37, max(in.W*.28, in.W-k.Dp(75))), gap)
	top, low := left.CutTop(left.H*.48, 0)
	p.badge, p.name = boards.CutBadge(top, min(top.H, k.Dp(20), max(k.Dp(16), left.W-k.Dp(54))), gap)
	p.points, low = low.CutLeft(min(low.W*.4, k.Dp(27)), gap)
	s.seatStores(p, low, h)
	p.cards, right = right.CutTop(right.H*.5, 0)
	runes := right.Grid(2, 2, 0)
	p.loose[rules.Red], p.loose[rules.Blue] = runes[0], runes[1]
}

// largeSeat places the hand between name and points, and loose runes at the right of large stores.
func (s *setter) largeSeat(p *seatPlace, in ui.Rect, h holding) {
	k := s.k
	top, rest := in.CutTop(min(max(k.Dp(26), in.H*.2), k.Dp(40)), min(k.Gap.XS, in.H*.03))
	var side ui.Rect
	p.points, side = top.CutRight(k.Dp(50), k.Gap.XS)
	p.cards, side = side.CutRight(min(k.Dp(112), side.W*.4), k.Gap.XS)
	p.badge, p.name = boards.CutBadge(side, min(side.H, side.W*.3), k.Gap.XS)
	side, rest = rest.CutRight(min(k.Dp(48), in.W*.15), k.Gap.XS)
	runes := side.Grid(2, 1, 0)
	p.loose[rules.Red], p.loose[rules.Blue] = runes[0], runes[1]
	s.seatStores(p, rest, h)
}

// robbedSeat places the hand above loose runes, at the right of the stores, all as large as can be.
func (s *setter) robbedSeat(p *seatPlace, in ui.Rect, h holding) {
	k := s.k
	side, rest := in.CutRight(min(max(2*s.touch+k.Gap.XS, in.W*.34), k.Dp(150)), k.Gap.S)
	top, rest := rest.CutTop(min(max(k.Dp(26), in.H*.2), k.Dp(40)), k.Gap.XS/2)
	s.seatHead(p, top)
	rows := side.Place(ui.Sz(side.W, min(side.H, k.Dp(230))), .5, .5).Grid(2, 1, k.Gap.XS)
	runes := rows[1].Grid(2, 2, k.Gap.XS)
	p.cards, p.loose[rules.Red], p.loose[rules.Blue] = rows[0], runes[0], runes[1]
	s.seatStores(p, rest, h)
}

// broadSeat places the head above the stores, and hand and loose runes at their right.
func (s *setter) broadSeat(p *seatPlace, in ui.Rect, h holding) {
	k := s.k
	share := in.W * .3
	switch {
	case s.a.mode == taking && len(h.list()) < 2:
		share = max(3*s.touch+2*k.Gap.XS, in.W*.5)
	case s.a.mode == taking:
		share = max(share, min(3*s.touch+2*k.Gap.XS, in.W*.5))
	case s.a.mode == aiming && in.W < k.Dp(230):
		share = in.W * .2
	}
	right, left := in.CutRight(share, min(k.Gap.S, max(k.Gap.XS, in.W-share-k.Dp(54))))
	if head := min(max(k.Dp(20), in.H*.3), k.Dp(34)); left.H-head >= s.touch {
		top, rest := left.CutTop(head, 0)
		s.seatHead(p, top)
		s.seatStores(p, rest, h)
	} else { // the name lies below the stores, or below badge and points, or has no room
		low := k.Dp(15)
		under := !s.aims() && left.H >= 3*low
		if under {
			p.name, left = left.CutBottom(low, 0)
		}
		side, rest := left.CutLeft(
			max(min(k.Dp(34), left.W*.2), min(k.Dp(64), left.W-s.storesWide(left.W, h))), k.Gap.XS)
		switch {
		case under:
			p.badge, p.points = side.CutLeft(side.W*.5, 0)
		case side.W >= k.Dp(nameWide) && side.H >= 2*low-k.Dp(1):
			p.name, side = side.CutBottom(low, 0)
			p.badge, p.points = side.CutLeft(side.W*.5, 0)
		default:
			p.badge, p.points = side.CutTop(side.H*.55, 0)
		}
		s.seatStores(p, rest, h)
	}
	if s.a.mode != taking && right.W < k.Dp(84) { // the hand above the runes
		high, low := right.CutTop(right.H*.5, 0)
		runes := low.Grid(2, 2, 0)
		p.cards, p.loose[rules.Red], p.loose[rules.Blue] = high, runes[0], runes[1]
		return
	}
	s.seatGoods(p, right.Place(ui.Sz(right.W, min(right.H, max(s.touch, k.Dp(56)))), 0, .5))
}

// nameWide is the least width of a name, in dp; less of it tells nothing.
const nameWide = 34

// storesWide returns how much of a width stores want beside a name. Where one of them is to be chosen, each is as large
// as a finger and, if there is room, has words beside it.
func (s *setter) storesWide(width float64, h holding) float64 {
	n, each := float64(max(1, len(h.list()))), s.touch
	if s.a.mode == aiming {
		if words := s.touch + s.k.Dp(70); width-n*(words+s.k.Gap.XS) >= s.k.Dp(nameWide) {
			each = words
		}
		return n * (each + s.k.Gap.XS)
	}
	if !s.aims() || !s.a.open {
		each *= .6
		n = max(2, n)
	}
	return n*(each+s.k.Gap.XS) + s.k.Gap.XS
}

func (s *setter) seatHead(p *seatPlace, room ui.Rect) {
	k := s.k
	p.badge, room = boards.CutBadge(room, min(room.H, room.W*.3), k.Gap.XS)
	p.points, p.name = room.CutRight(min(k.Dp(46), max(room.W*.38, k.Dp(36))), k.Gap.XS)
}

// seatStores places the stores. While a collector is set, each store has words beside it or below it if there is room.
func (s *setter) seatStores(p *seatPlace, room ui.Rect, h holding) {
	list := h.list()
	n := max(1, len(list))
	columns := n
	if room.H > room.W*.8 && n < 4 {
		columns = 1
	}
	cell := ui.Sz(room.W/float64(columns), room.H*float64(columns)/float64(n))
	below := cell.W < s.touch+s.k.Dp(140) && cell.H >= s.touch+s.k.Dp(32)
	if s.a.mode == aiming && (below || cell.W >= s.touch+s.k.Dp(70)) {
		words := max(s.k.Dp(70), min(s.k.Dp(160), cell.W*.52))
		for i, r := range room.Grid(n, columns, s.k.Gap.S) {
			switch {
			case i >= len(list):
			case below:
				p.words[list[i]], p.stores[list[i]] = r.CutBottom(min(s.k.Dp(34), r.H-s.touch), 0)
			default:
				r = r.Place(ui.Sz(r.W, min(r.H, max(s.touch, s.k.Dp(150)))), .5, .5)
				stock := max(s.touch, min(r.H*storeShape.Most, r.W-words-s.k.Gap.S))
				r = r.Place(ui.Sz(stock+s.k.Gap.XS+words, r.H), .5, .5)
				p.stores[list[i]], p.words[list[i]] = r.CutLeft(stock, s.k.Gap.XS)
			}
		}
		return
	}
	if s.a.mode == taking && !s.a.open && len(list) > 0 && room.H >= s.k.Dp(62) {
		p.safe, room = room.CutBottom(s.captionHigh(), 0)
	}
	p.stores = s.row(room, h, false, true)
}

// seatGoods places the hand at the left of loose runes, each as large as a finger while something is stolen.
func (s *setter) seatGoods(p *seatPlace, room ui.Rect) {
	cells := room.Columns(s.k.Gap.XS, ui.Share(1.5), ui.Share(1), ui.Share(1))
	if s.a.mode == taking || room.W < s.k.Dp(60) {
		cells = room.Grid(3, 3, s.k.Gap.XS)
	}
	p.cards, p.loose[rules.Red], p.loose[rules.Blue] = cells[0], cells[1], cells[2]
}
