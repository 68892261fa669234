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

// handed places the hand, cards that are laid at its left, and what stands below it.
func (s *setter) handed(room, under ui.Rect) {
	l := &s.ledge
	if room.Empty() {
		return
	}
	laid := 0
	if s.a.mode == choosing {
		laid = s.a.played
	}
	cards := s.cards(room, laid+s.a.hand, s.k.Dp(60))
	if len(cards) == 0 {
		l.line = under
		return
	}
	l.step.cards, l.hand = cards[:laid:laid], cards[laid:]
	if s.a.mode != choosing {
		return
	}
	l.line = under
	if two := cards[len(cards)-1].Y > cards[0].Y; two || s.a.action != useAbilities || under.W < room.W || under.Empty() {
		return // the line says it
	}
	l.line = ui.Rect{}
	for _, c := range l.hand {
		l.tags = append(l.tags, ui.Rc(c.X, under.Y, c.W, under.H))
	}
}

// usual is how many cards are played most of the time. Fewer are laid out as if they were as many, so that they keep their size.
const usual = 3

// staged places the cards that another seat lays or plays.
func (s *setter) staged(room ui.Rect) {
	if !room.Empty() {
		copy(s.stage[:], s.cards(room, min(max(usual, s.a.played), len(s.stage)), s.k.Dp(40)))
	}
}

// owns places both power rows one above the other, and the own rune stones beside them.
func (s *setter) owns(room ui.Rect) {
	if room.Empty() {
		return
	}
	gap := s.k.Gap.XS / 2
	side := min((room.H-gap)/2, room.W*.58/(fields+1.2))
	wide := fields*side + (fields-1)*gap + 1.2*side
	left, right := room.CutLeft(wide, s.k.Gap.S)
	s.rows(left, gap)
	copy(s.ledge.own[:], most(right, rules.MaxStones, s.k.Gap.XS))
}

// rows places both power rows in a room, one above the other: five fields, and what they are worth.
func (s *setter) rows(room ui.Rect, gap float64) {
	for i, line := range room.Grid(int(rules.Rows), 1, gap) {
		s.row(i, line, line, gap)
	}
}

// row places the fields of a row in a room.
func (s *setter) row(i int, line, room ui.Rect, gap float64) {
	r := &s.ledge.rows[i]
	r.rect = line
	side := (room.W - (fields-1)*gap) / (fields + 1)
	if side < s.touch { // less room for what they are worth
		gap *= .5
		side = min(s.touch, (room.W-(fields-1)*gap)/(fields+.5))
	}
	side = max(0, min(room.H, side))
	room = room.Place(ui.Sz(room.W, side), 0, .5)
	for j := range r.fields {
		r.fields[j], room = room.CutLeft(side, gap)
	}
	r.worth = room
}

// purse places gems and ore, with the own piles at their right.
func (s *setter) purse(room ui.Rect) {
	if room.Empty() {
		return
	}
	l := &s.ledge
	if piles := 2*s.touch + s.k.Gap.XS; l.draw.Empty() && s.a.mode != paying && s.a.mode != trading && room.W-piles >= purseSize*s.k.Dp(36) {
		var right ui.Rect
		right, room = room.CutRight(piles, s.k.Gap.S)
		cells := right.Grid(2, 2, s.k.Gap.XS)
		l.draw, l.discards = cells[0], cells[1]
	}
	copy(l.purse[:], room.Grid(purseSize, purseSize, 0))
}
