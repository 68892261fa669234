package stones

import (
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/ui"
)

// rooms says where the parts of the ledge lie. Which parts there are depends on the mode.
type rooms struct {
	tabs, hand, under, line, stage, step, pay, rows, purse, stones, doorway ui.Rect
	own                                                                     ui.Rect // both rows and the rune stones
}

// furnish places the things of each room, and notes which things of the seat in front have found no room.
func (s *setter) furnish(r *rooms) {
	l := &s.ledge
	s.purse(r.purse)
	s.owns(r.own)
	s.ranks(r.rows)
	s.doorways(r.doorway)
	fill(l.tabs[:], r.tabs, int(actions), 0)
	s.handed(r.hand, r.under)
	s.staged(r.stage)
	s.steps(r.step)
	s.pays(r.pay)
	s.kinds(r.stones)
	if !r.line.Empty() {
		l.line = r.line
	}
	if s.bargains() {
		return
	}
	s.short = s.short || l.purse[0].Empty()
	g := &s.gone
	g[doorRows] = g[doorRows] || l.rows[0].fields[0].Empty() || l.purse[0].Empty()
	g[doorStones] = g[doorStones] || l.own[0].Empty()
	g[doorHand] = g[doorHand] || s.a.hand > 0 && len(l.hand) == 0
}

// highLedge places bands one below the other, above the golden button or beside it.
func (s *setter) highLedge(in ui.Rect) {
	var r rooms
	gap := s.k.Gap.XS
	if in.H < s.k.Dp(cramped) {
		gap /= 2
	}
	list := s.highBands(in, gap, &r)
	if s.lacks() > 0 && s.spare.Empty() {
		list = s.withDoors(in, list, &r)
	}
	boards.Bands(in, gap, list...)
	if s.lacks() > 0 && r.doorway.Empty() {
		s.squeezeDoors(&r)
	}
	if r.purse.Empty() && !s.bargains() {
		r.purse = s.low
	}
	s.furnish(&r)
}

// cramped is the height, in dp, below which there is hardly any room for bands one below the other.
const cramped = 150

// highBands returns the bands for what the seat in front does. Above them lies what the seat has, or below them if the
// ledge is a rail. While a smithy is paid or a row is traded in, only that and the purse are there.
func (s *setter) highBands(in ui.Rect, gap float64, r *rooms) (list []boards.Band) {
	k, dp, touch, t := s.k, s.k.Dp, s.touch, &s.ledge.trade
	card, two := s.leastHand(in), 2*touch+k.Gap.XS
	own := strip(&r.own, max(dp(44), touch), max(dp(64), 2*touch+gap), 5)
	purse := strip(&r.purse, dp(32), max(dp(40), min(touch, dp(44))), 6)
	row := dp(62)
	if !s.f.Rail && k.InDp(in.W) >= tablet {
		row = dp(84)
		own.Least, own.Most = 2*touch+gap, 2*dp(64)
		purse.Least, purse.Most = touch, dp(56)
	}
	switch s.a.mode {
	case watching:
		list = []boards.Band{strip(&r.stage, touch, dp(110), 8), strip(&r.hand, card, dp(190), 9)}
	case choosing:
		list = []boards.Band{strip(&r.tabs, touch, max(touch, dp(44)), 11), strip(&r.hand, card, dp(200), 12),
			strip(&r.under, dp(22), dp(28), 10)}
	case stepping:
		least := max(min(dp(80), in.H), two)
		if wide := in.W - k.Gap.M - float64(s.a.played)*s.slim(); wide < float64(s.a.tiles)*(touch+k.Gap.XS) {
			least = max(least, two+touch+k.Gap.XS)
		}
		list = []boards.Band{strip(&r.step, least, dp(250), 12)}
		if s.a.hand > 0 {
			list = append(list, strip(&r.hand, max(dp(44), touch), dp(84), 3))
		}
	case paying:
		return []boards.Band{strip(&r.pay, touch, dp(190), 12), purse, strip(&r.rows, two, 2*dp(56), 12)}
	case trading:
		return []boards.Band{strip(&t.head, dp(26), dp(34), 4), strip(&r.rows, two, 2*row, 12),
			strip(&t.sum, dp(24), dp(30), 10), purse}
	}
	if s.f.Hand {
		for i := range list {
			if list[i].At == &r.hand {
				list[i].Most = in.H
			}
		}
	}
	if s.f.Rail { // what can be chosen comes first
		own.Most = dp(84)
		return append(list, own, purse)
	}
	return append([]boards.Band{own, purse}, list...)
}

// leastHand returns the least height of the hand. A large hand lies in two rows if the ledge is high enough.
func (s *setter) leastHand(in ui.Rect) float64 {
	card := max(s.k.Dp(52), s.touch)
	if in.H < s.k.Dp(cramped) {
		card = s.touch
	}
	if s.a.mode == choosing && s.a.hand+s.a.played > rules.HandCards && in.H >= 4*s.touch+s.k.Dp(24)+s.k.Dp(36) {
		card = max(card, 2*s.touch+s.k.Gap.XS)
	}
	return card
}

// squeezeDoors places doors that have got no band: above the buttons beside the golden one, or else in the line below
// the hand.
func (s *setter) squeezeDoors(r *rooms) {
	if !s.spare.Empty() {
		r.doorway = s.spare
		return
	}
	_, wide := s.doorWidths()
	r.doorway, r.under = r.under.CutRight(min(wide, r.under.W-s.k.Dp(48)), s.k.Gap.S)
}

// withDoors adds a band for doors. If there is no room for one more band, the doors share the line below the hand with
// the words there, and that line grows.
func (s *setter) withDoors(in ui.Rect, list []boards.Band, r *rooms) []boards.Band {
	high, gap := max(s.touch, s.k.Dp(46)), s.k.Gap.XS
	room := in.H - s.touch
	for _, b := range list {
		if b.Keep >= 9 {
			room -= b.Least + gap
		}
	}
	if s.a.mode != choosing || room >= 0 {
		return append(list, strip(&r.doorway, s.touch, high, 9))
	}
	for i := range list {
		if list[i].At == &r.under {
			list[i].Least, list[i].Most = s.touch, high
		}
	}
	return list
}

// wideLedge places what the seat in front has at the left: its rows, its purse and its rune stones. What it does comes
// to the right of them.
func (s *setter) wideLedge(in ui.Rect) {
	k, dp, touch, t := s.k, s.k.Dp, s.touch, &s.ledge.trade
	left, middle := in.CutLeft(min(max(in.W*.36, fields*touch+dp(64)), dp(460)), k.Gap.L)
	two := 2*touch + k.Gap.XS
	var r rooms
	var head, own ui.Rect
	rows := strip(&r.rows, 2*dp(34)+k.Gap.XS, 2*dp(72)+k.Gap.XS, 8)
	if s.bargains() {
		rows.Least, rows.Keep = two, 12
	}
	boards.Bands(left, k.Gap.XS, strip(&head, dp(26), dp(40), 3), rows, strip(&r.purse, dp(32), max(dp(46), touch), 7),
		strip(&own, touch, dp(96), 5))
	if s.a.mode == trading {
		t.head = head
	} else if !head.Empty() {
		s.ledge.badge, s.ledge.name = head.CutLeft(head.H, k.Gap.S)
	}
	fill(s.ledge.own[:], own, rules.MaxStones, k.Gap.S)
	card, small := dp(84), strip(&r.hand, max(dp(44), touch), dp(100), 3)
	var list []boards.Band
	switch s.a.mode {
	case watching:
		list = []boards.Band{strip(&r.stage, dp(64), dp(150), 8), strip(&r.hand, card, dp(240), 9)}
	case choosing:
		list = []boards.Band{strip(&r.tabs, touch, max(touch, dp(48)), 11), strip(&r.hand, card, dp(260), 12),
			strip(&r.under, dp(24), dp(30), 10)}
		if s.a.action == useAbilities {
			list = append(list, strip(&r.line, dp(24), dp(30), 2))
		}
	case stepping:
		list = []boards.Band{strip(&r.step, dp(118), dp(280), 12), small}
	case paying:
		list = []boards.Band{strip(&r.pay, two, dp(260), 12), small}
	case trading:
		list = []boards.Band{strip(&t.asks, dp(24), dp(34), 4), strip(&r.stones, two, dp(400), 12),
			strip(&t.sum, dp(24), dp(32), 10)}
	}
	if n := len(list); list[n-1] == small && s.a.hand == 0 {
		list = list[:n-1]
	}
	if s.lacks() > 0 {
		list = append(list, strip(&r.doorway, touch, max(touch, dp(46)), 9))
	}
	boards.Bands(middle, k.Gap.S, list...)
	s.furnish(&r)
}

// public places what everybody may see, while no seat is in front.
func (s *setter) public(in ui.Rect) {
	var r rooms
	list := []boards.Band{strip(&r.stage, s.k.Dp(60), s.k.Dp(200), 9),
		strip(&r.doorway, s.touch, max(s.touch, s.k.Dp(46)), 8)}
	boards.Bands(in, s.k.Gap.XS, list[:1+min(1, s.lacks())]...)
	s.staged(r.stage)
	s.doorways(r.doorway)
}

// bargains reports whether the ledge is used to pay a smithy or to trade rows in. Then it has no doors.
func (s *setter) bargains() bool { return s.a.mode == paying || s.a.mode == trading }

// lacks returns how many things have found no room, and so have a door.
func (s *setter) lacks() (n int) {
	for _, gone := range s.gone {
		if gone && !s.bargains() {
			n++
		}
	}
	return n
}

// doorWidths returns the width of each door with its word, in order, and of all of them with the gaps between them.
func (s *setter) doorWidths() (list []float64, all float64) {
	all = (float64(s.lacks()) - 1) * s.k.Gap.XS
	style := s.k.Type.Label.Sized(s.k.Legible)
	for i, gone := range s.gone {
		if !gone {
			continue
		}
		wide := s.touch
		if s.f.Say != nil {
			wide = max(wide, s.k.Measure(s.f.Say(key(doorKeys[i])), style, 0).W*1.04+2*s.k.Gap.XS)
		}
		list, all = append(list, wide), all+wide
	}
	return list, all
}

// doorways places the doors side by side. Each is as wide as its word, and what is left over is shared among them.
func (s *setter) doorways(room ui.Rect) {
	n := s.lacks()
	if n == 0 || room.Empty() {
		return
	}
	widths, all := s.doorWidths()
	gap, more := s.k.Gap.XS, room.W-all
	cells := room.Grid(n, n, gap)
	for i, gone := range s.gone {
		if !gone {
			continue
		}
		at := cells[0]
		if more > -.5 { // rounding may make it a little less than 0
			at, room = room.CutLeft(widths[0]+more/float64(n), gap)
		}
		s.ledge.doors[i], cells, widths = at, cells[1:], widths[1:]
	}
}
