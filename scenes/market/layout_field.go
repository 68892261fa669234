package market

import (
	"runehall/scenes/boards"
	"runehall/ui"
)

// highField places bands one below the other: phases, seats, the stall, a duel. Where the ledge is a rail, the phases
// lie there.
func (s *setter) highField(in ui.Rect) {
	k, dp := s.k, s.k.Dp
	var phases, seats, stall, middle ui.Rect
	n := s.others()
	columns, rows := s.columns(n, in.W)
	least, most := s.seatHigh(in.W/float64(columns), rows)
	gap := k.Gap.XS
	list := []boards.Band{
		{At: &seats, Least: rows*least + (rows-1)*gap, Most: rows*most + (rows-1)*gap, Keep: 9},
		{At: &stall, Least: max(min(dp(84), in.H*.36), 1.6*s.touch), Most: max(dp(240), in.H*.5), Keep: 8},
	}
	if n == 0 {
		list = list[1:]
	}
	stand := &list[len(list)-1]
	if s.aims() || s.a.ring == ringOpen || s.crowded(n, in.W) { // the stall is a row of counts
		stand.Least, stand.Most, stand.Keep = s.touch, max(s.touch, dp(48)), 5
		if rows < 2 && s.a.ring != ringOpen { // room enough for the stall
			stand.Most = dp(260)
		}
	}
	switch s.a.ring {
	case ringOpen:
		list = append(list, boards.Band{At: &middle, Least: max(dp(56), 1.2*s.touch), Most: dp(250), Keep: 8})
	case ringLast:
		if !s.aims() {
			list = append(list, boards.Band{At: &middle, Least: dp(46), Most: dp(90), Keep: 3})
		}
	}
	if !s.f.Rail {
		list = append([]boards.Band{{At: &phases, Least: dp(26), Most: dp(34), Keep: 6}}, list...)
	}
	boards.Bands(in, gap, list...)
	s.strip(phases)
	s.inGrid(seats, columns)
	s.stand(stall)
	s.duel(middle)
}

// columns returns in how many columns and rows n seats lie in a width. Where their things are to be chosen, they may
// have a row each.
func (s *setter) columns(n int, width float64) (columns int, rows float64) {
	columns = n
	if wide := width / float64(max(1, n)); n > 1 && (n > 3 || s.aims() && wide < 3.3*s.touch+s.k.Gap.S) {
		columns = 2
		if least, _ := s.seatHigh(width, float64(n)); s.aims() && width/2 < 5*s.touch &&
			(n < 4 || s.f.Field.H > float64(n)*least) {
			columns = 1
		}
	}
	switch {
	case s.crowded(n, width):
		columns = 2
	case n == 4 && columns == 2 && !s.aims() && s.k.InDp(s.f.Field.H) < 220: // too low for two rows
		columns = 4
	}
	return max(1, columns), float64((n + max(1, columns) - 1) / max(1, columns))
}

// crowded reports whether several seats share a field so low and narrow that they have no room for their things side by
// side: they lie in two columns then, above a stall that is a row of counts.
func (s *setter) crowded(n int, width float64) bool {
	high := s.f.Field.H
	return n > 2 && !s.aims() && !s.f.Rail && s.k.InDp(high) < 220 && s.k.InDp(width) < crowdedWide &&
		high >= 3.9*s.touch+s.k.Dp(40)
}

// crowdedWide is the width, in dp, in which three seats have room side by side on a low field.
const crowdedWide = 420

// seatHigh returns how high a seat is at least and at most, given its width and the number of rows.
func (s *setter) seatHigh(wide, rows float64) (least, most float64) {
	dp := s.k.Dp
	least, most = max(min(dp(88), s.f.Field.H*.38/rows), 1.4*s.touch), min(max(dp(122), wide*.7), dp(190))
	if s.aims() {
		least, most = 2*s.touch, dp(200)
		if wide >= 6.5*s.touch { // stores, hand and loose runes side by side
			least = 1.15 * s.touch
		}
	}
	return least, max(least, most)
}

// wideField places the stall in the middle, the seats at both sides of it, and a duel where there is room. An open duel
// takes the middle, and makes the stall a row of counts.
func (s *setter) wideField(in ui.Rect) {
	k, gap := s.k, s.k.Gap.S
	if in.H >= k.Dp(220) {
		var phases ui.Rect
		phases, in = in.CutTop(k.Dp(32), gap)
		s.strip(phases.Place(ui.Sz(min(phases.W, k.Dp(620)), phases.H), .5, 0))
	}
	side := min(in.W*.29, k.Dp(520))
	left, rest := in.CutLeft(side, k.Gap.M)
	right, middle := rest.CutRight(side, k.Gap.M)
	n := s.others()
	var cells []ui.Rect
	switch {
	case n > 4: // nobody is in front
		cells = append(left.Grid(2, 1, gap), right.Grid(3, 1, gap)...)
	case n > 2:
		cells = append(left.Grid(2, 1, gap), right.Grid(2, 1, gap)...)
	case n == 2:
		cells = append(left.Grid(1, 1, gap), right.Grid(2, 1, gap)...)
		if s.a.ring == ringNone {
			cells = append(left.Grid(1, 1, gap), right.Grid(1, 1, gap)...)
		}
	default:
		cells = append(left.Grid(max(1, n), 1, gap)[:n], right)
	}
	for i, at := range boards.InGrid(left, 1, gap, s.a.seats, s.a.front) {
		if i < min(n, len(cells)) { // before anybody is in front there is one more
			at.Chip = cells[i]
			s.seat(at)
		}
	}
	var free ui.Rect
	if n < len(cells) {
		free = cells[n]
	}
	if n == 1 && s.a.ring != ringOpen { // there is nobody at the other side
		middle, free = rest, ui.Rect{}
	}
	if (n == 4 || n == 1) && s.a.ring == ringLast { // no room beside the seats: below the stall
		free, middle = middle.CutBottom(min(k.Dp(84), middle.H*.24), k.Gap.XS)
	}
	if s.a.ring == ringOpen {
		s.duel(middle)
		if free.Empty() || n == 4 {
			free, s.ring.rect = s.ring.rect.CutBottom(s.touch, k.Gap.XS)
			s.duel(s.ring.rect)
		}
		s.counts(free.Place(ui.Sz(free.W, min(free.H, 2*k.Dp(84))), .5, .5))
		return
	}
	s.stand(middle)
	if n < 3 { // much room for it
		free = free.Place(ui.Sz(free.W, min(free.H, free.W*.8)), .5, .5)
	}
	s.duel(free)
}

func (s *setter) inGrid(room ui.Rect, columns int) {
	if room.Empty() || s.docked() {
		return
	}
	for _, at := range boards.InGrid(room, columns, s.k.Gap.XS, s.a.seats, s.a.front) {
		s.seat(at)
	}
}
