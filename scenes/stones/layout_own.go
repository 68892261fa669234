package stones

import (
	rules "runehall/games/stones"
	"runehall/ui"
)

// owns places both power rows one above the other, and the own rune stones beside them.
func (s *setter) owns(room ui.Rect) {
	if room.Empty() {
		return
	}
	gap := s.k.Gap.XS / 2
	side := min((room.H-gap)/2, room.W*.58/(fields+1.2))
	left, right := room.CutLeft(fields*side+(fields-1)*gap+1.2*side, s.k.Gap.S)
	for i, line := range left.Grid(int(rules.Rows), 1, gap) {
		s.row(i, line, line, gap)
	}
	copy(s.ledge.own[:], most(right, rules.MaxStones, s.k.Gap.XS))
}

// ranks places both power rows as large as there is room: to place an artifact, or as whole lines that are traded in.
func (s *setter) ranks(room ui.Rect) {
	if room.Empty() {
		return
	}
	gap := s.k.Gap.XS
	for i, line := range room.Grid(int(rules.Rows), 1, gap) {
		in := line
		if s.a.mode == trading {
			s.ledge.trade.rows[i] = line
			in = line.Inset(ui.Insets{Left: min(line.H, s.k.Dp(52)) + gap, Top: gap / 2, Right: gap, Bottom: gap / 2})
		}
		s.row(i, line, in, gap)
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
	l := &s.ledge
	if piles := 2*s.touch + s.k.Gap.XS; l.draw.Empty() && !s.bargains() && !room.Empty() && room.W-piles >= purseSize*s.k.Dp(36) {
		var right ui.Rect
		right, room = room.CutRight(piles, s.k.Gap.S)
		cells := right.Grid(2, 2, s.k.Gap.XS)
		l.draw, l.discards = cells[0], cells[1]
	}
	fill(l.purse[:], room, purseSize, 0)
}
