package stones

import (
	rules "runehall/games/stones"
	"runehall/ui"
)

// highLedge places bands one below the other above the golden button, or beside it. In a rail the hand is above, elsewhere below.
func (s *setter) highLedge(in ui.Rect) {
	k, dp, touch := s.k, s.k.Dp, s.touch
	var own, purse, doorway, tabs, hand, under, stage, step, pay, rows ui.Rect
	ownBand := band{&own, max(dp(44), touch), dp(64), 5}
	if s.f.Rail {
		ownBand.most = dp(84)
	}
	purseBand := band{&purse, dp(32), max(dp(40), min(touch, dp(44))), 6}
	card := max(dp(52), touch)
	gap := k.Gap.XS
	if in.H < dp(150) { // hardly any room
		card, gap = touch, gap/2
	}
	if s.a.mode == choosing && s.a.hand+s.a.played > rules.HandCards && in.H >= 4*touch+dp(24) { // in two rows
		card = max(card, 2*touch+k.Gap.XS)
	}
	var list []band
	switch s.a.mode {
	case watching:
		list = []band{{&stage, touch, dp(110), 8}, {&hand, card, dp(190), 9}}
	case choosing:
		list = []band{{&tabs, touch, max(touch, dp(44)), 11}, {&hand, card, dp(200), 12}, {&under, dp(22), dp(28), 10}}
	case stepping:
		least := max(min(dp(80), in.H), 2*touch+k.Gap.XS)
		if wide := in.W - k.Gap.M - float64(s.a.played)*s.slim(); wide < float64(s.a.tiles)*(touch+k.Gap.XS) {
			least = max(least, 3*touch+2*k.Gap.XS)
		}
		list = []band{{&step, least, dp(250), 12}}
		if s.a.hand > 0 {
			list = append(list, band{&hand, max(dp(44), touch), dp(84), 3})
		}
	case paying:
		list = []band{{&pay, touch, dp(190), 12}, purseBand, {&rows, 2*touch + k.Gap.XS, 2 * dp(56), 12}}
	case trading:
		list = []band{
			{&s.ledge.trade.head, dp(26), dp(34), 4}, {&rows, 2*touch + k.Gap.XS, 2 * dp(62), 12}, {&s.ledge.trade.sum, dp(24), dp(30), 10}, purseBand,
		}
	}
	switch {
	case s.a.mode == paying || s.a.mode == trading:
	case s.f.Rail: // what is chosen lies above
		list = append(list, ownBand, purseBand)
	default:
		list = append([]band{ownBand, purseBand}, list...)
	}
	if s.lacks() && s.spare.Empty() {
		list = s.withDoors(in, list, &doorway, &under)
	}
	bands(in, gap, list...)
	s.purse(purse)
	s.owns(own)
	switch {
	case !doorway.Empty() || !s.lacks():
	case !s.spare.Empty():
		doorway = s.spare
	default: // the doors share the row below the hand
		doorway, under = under.CutRight(s.shut(), k.Gap.S)
	}
	s.doorways(doorway)
	s.tabs(tabs)
	s.handed(hand, under)
	s.staged(stage)
	s.steps(step)
	s.pays(pay)
	s.ranks(rows)
	s.misses(own, purse, hand)
}

// withDoors adds a band of doors or, where there is no room for one more, has the doors share the row below the hand with what
// stands there.
func (s *setter) withDoors(in ui.Rect, list []band, doorway, under *ui.Rect) []band {
	high := max(s.touch, s.k.Dp(46))
	if s.a.mode == choosing {
		room := in.H + s.k.Gap.XS
		for _, b := range list {
			if b.keep >= 9 {
				room -= b.least + s.k.Gap.XS
			}
		}
		if room < s.touch+s.k.Gap.XS {
			for i := range list {
				if list[i].at == under {
					list[i].least, list[i].most = s.touch, high
				}
			}
			return list
		}
	}
	return append(list, band{doorway, s.touch, high, 9})
}

// shut returns how wide doors are that show only a sign.
func (s *setter) shut() float64 {
	wide := -s.k.Gap.XS
	for _, gone := range s.gone {
		if gone {
			wide += s.touch + s.k.Gap.XS
		}
	}
	return max(0, wide)
}

// misses notes what of the own things found no room.
func (s *setter) misses(own, purse, hand ui.Rect) {
	switch s.a.mode {
	case paying, trading:
		return
	}
	s.gone[doorRows] = s.gone[doorRows] || own.Empty() || purse.Empty()
	s.gone[doorStones] = s.gone[doorStones] || own.Empty()
	s.gone[doorHand] = s.gone[doorHand] || s.a.hand > 0 && hand.Empty()
}

// lacks reports whether anything found no room that has a door now.
func (s *setter) lacks() bool {
	return s.gone != [doors]bool{} && s.a.mode != paying && s.a.mode != trading
}

// doorways places the doors to what found no room.
func (s *setter) doorways(room ui.Rect) {
	if room.Empty() {
		return
	}
	n := 0
	for _, gone := range s.gone {
		if gone {
			n++
		}
	}
	cells := room.Grid(n, n, s.k.Gap.XS)
	for i, gone := range s.gone {
		if gone {
			s.ledge.doors[i], cells = cells[0], cells[1:]
		}
	}
}

// public places what everybody may see where no seat is in front.
func (s *setter) public(in ui.Rect) {
	var stage, doorway ui.Rect
	list := []band{{&stage, s.k.Dp(60), s.k.Dp(200), 9}}
	if s.lacks() {
		list = append(list, band{&doorway, s.touch, max(s.touch, s.k.Dp(46)), 8})
	}
	bands(in, s.k.Gap.XS, list...)
	s.staged(stage)
	s.doorways(doorway)
}

// tabs places the three actions.
func (s *setter) tabs(room ui.Rect) {
	if !room.Empty() {
		copy(s.ledge.tabs[:], room.Grid(int(actions), int(actions), 0))
	}
}
