package stones

import (
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/ui"
)

// owns places both power rows one above the other, and the rune stones of the seat in front beside them.
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

// ranks places both power rows as large as there is room, for an artifact to be placed or for rows to be traded in.
// Rows to be traded in are whole lines, with room for a box to tick.
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

func (s *setter) row(i int, line, room ui.Rect, gap float64) {
	r := &s.ledge.rows[i]
	r.rect = line
	side := (room.W - (fields-1)*gap) / (fields + 1)
	if side < s.touch { // leave less room for the worth of the row
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

// purse places gems and ore. If they have no place yet, the piles of the seat in front come to the right, and at the
// left the badge of a start player, which carries the marker.
func (s *setter) purse(room ui.Rect) {
	l := &s.ledge
	if piles := 2*s.touch + s.k.Gap.XS; l.draw.Empty() && !s.bargains() && !room.Empty() &&
		room.W-piles >= purseSize*s.k.Dp(36) {
		var right ui.Rect
		right, room = room.CutRight(piles, s.k.Gap.S)
		cells := right.Grid(2, 2, s.k.Gap.XS)
		l.draw, l.discards = cells[0], cells[1]
	}
	if s.a.starts && l.badge.Empty() && !s.track.Empty() && s.k.InDp(room.W) >= 220 {
		l.badge, room = room.CutLeft(min(room.H, s.k.Dp(40)), s.k.Gap.XS)
		l.badge = l.badge.Place(ui.Sz(l.badge.W, l.badge.W), .5, .5)
	}
	fill(l.purse[:], room, purseSize, 0)
}

// kinds places the tiles of the rune stones to pick.
func (s *setter) kinds(room ui.Rect) {
	columns := 4
	if room.H >= s.k.Dp(4*54) && room.W <= s.k.Dp(2*420) {
		columns = 2
	}
	gap := s.k.Gap.S
	if columns == 4 && s.k.InDp(room.W) < 4*kindBare {
		gap = s.k.Gap.XS
	}
	fill(s.ledge.trade.stones[1:], room, columns, gap)
}

// bargain lays the rune stones to pick over the field, where they have found no room on the ledge. Where they have
// found room, there is no eye.
func (s *setter) bargain(in ui.Rect) {
	t := &s.ledge.trade
	if s.a.mode != trading || s.a.front < 0 || !t.stones[1].Empty() {
		t.eye = ui.Rect{}
		return
	}
	t.rect = in
	// chips and track stay in sight, if there is room: they show where the points will go
	top, bottom := s.track.Bottom(), in.Bottom()
	for i := range s.seats {
		if chip := s.seats[i].Chip; len(s.f.Docks) > 0 {
			break
		} else if chip.Y < in.Center().Y {
			top = max(top, chip.Bottom())
		} else {
			bottom = min(bottom, chip.Y)
		}
	}
	k := s.k
	most, least := 2*s.touch+k.Dp(26), 2*s.touch
	if k.InDp(in.W) < 4*kindBare && in.H < k.Dp(4*54)+k.Dp(36) { // four tiles in a row: captions in two lines
		least = 2 * max(s.touch, 3.2*k.LineHeight(k.Type.Label.Sized(k.Legible))+k.Gap.XS)
		most = least + k.Dp(26) + 4*k.Gap.XS
	}
	if between := bottom - top; between >= most || most > in.H && between >= 2*s.touch+k.Dp(26) {
		t.rect.Y, t.rect.H = top, between
	}
	var stones ui.Rect
	boards.Bands(t.rect.Grow(-k.Gap.XS), k.Gap.XS, strip(&t.asks, k.Dp(26), k.Dp(36), 1),
		strip(&stones, least, in.H, 2))
	s.kinds(stones)
}
