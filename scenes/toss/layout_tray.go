package toss

import (
	"runehall/scenes/boards"
	"runehall/scenes/table"
	"runehall/ui"
)

func (s *setter) setOwn() {
	in, f := s.f.Ledge, s.f
	if s.a.front < 0 {
		return
	}
	own := trayPlaces{SeatPlace: boards.SeatPlace{Seat: s.a.front, Chip: in}}
	gap := s.k.Gap.S
	switch {
	case f.Rail:
		low := ui.Rc(in.X, f.Primary.Y-gap-s.touch, in.W, s.touch)
		copy(s.acts[:], low.Columns(gap, ui.Share(1), ui.Share(1)))
		own.Chip.H = low.Y - gap - in.Y
		s.fillHigh(&own)
	case boards.Narrow(f):
		high, low := boards.TwoRows(f)
		copy(s.acts[:], low.Columns(gap, ui.Share(1), ui.Share(1)))
		// a larger tray where the thumb is
		if free := s.room.H - s.room.W - gap; s.reaches() && len(f.Docks) == 0 && free >= s.k.Dp(48) {
			free = min(free, s.k.Dp(120))
			high.Y, high.H, s.room.H = high.Y-free, high.H+free, s.room.H-free-gap
		}
		own.Chip = high
		s.fillWide(&own)
	default:
		room, _, _ := boards.OneRow(f, 900)
		wide := min(room.W*.16, s.k.Dp(130))
		right, rest := room.CutRight(2*wide+gap, gap)
		right.Y, right.H = f.Primary.Y, f.Primary.H
		copy(s.acts[:], right.Columns(gap, ui.Share(1), ui.Share(1)))
		own.Chip = rest
		s.fillWide(&own)
	}
	s.trays = append(s.trays, own)
}

func (s *setter) setOthers() {
	if len(s.f.Docks) > 0 {
		for _, at := range boards.InDocks(s.f.Docks, s.a.seats, s.a.front) {
			t := trayPlaces{SeatPlace: at}
			s.fillWide(&t)
			s.trays = append(s.trays, t)
		}
		return
	}
	n := len(boards.Others(s.a.seats, s.a.front))
	columns := 1
	room := s.f.Seats
	if s.f.Portrait {
		columns = abreast(n, table.Tablet(s.k, s.f.Screen.Size()))
	} else {
		room.H = min(room.H, float64(n)*s.k.Dp(144)+float64(n-1)*s.k.Gap.S)
	}
	for _, at := range boards.InGrid(room, columns, s.k.Gap.S, s.a.seats, s.a.front) {
		t := trayPlaces{SeatPlace: at}
		s.fillChip(&t)
		s.trays = append(s.trays, t)
	}
}

// fillChip places the things of a seat in a small tray: whose it is above, and what it has below or, in a long tray,
// beside. The Balance rune lies at the left either way.
func (s *setter) fillChip(t *trayPlaces) {
	k := s.k
	in := t.Chip.Grow(-k.Gap.XS)
	if in.W >= 3.4*in.H && in.H >= k.Dp(74) {
		t.dish, in = in.CutLeft(min(in.H, in.W*.2), k.Gap.S)
		t.dish = t.dish.Place(ui.Sz(t.dish.W, t.dish.W), .5, .5)
		head, loot := in.CutLeft(min(in.W*.42, k.Dp(210)), k.Gap.S)
		t.badge, head = boards.CutBadge(head, min(head.H, k.Dp(40)), k.Gap.XS)
		head = s.cutBag(t, head)
		head = head.Place(ui.Sz(head.W, min(head.H, k.Dp(78))), .5, .5)
		t.name, head = head.CutTop(head.H*.38, 0)
		t.state, t.sum = head.CutTop(head.H*.4, 0)
		copy(t.loot[:], loot.Columns(k.Gap.XS, ui.Share(1), ui.Share(1), ui.Share(1)))
		t.well = loot
		return
	}
	head, low := in.CutTop(min(in.H*.42, k.Dp(40)), k.Gap.XS)
	if in.H < k.Dp(52) { // one row is all there is
		t.badge, low = boards.CutBadge(in, min(in.H, k.Dp(30)), k.Gap.XS)
		low = s.cutBag(t, low)
		t.sum, low = low.CutRight(min(k.Dp(52), low.W*.4), k.Gap.XS)
		t.dish, low = low.CutLeft(low.H, k.Gap.XS)
		t.name = low
		return
	}
	t.badge, head = boards.CutBadge(head, min(head.H, k.Dp(34)), k.Gap.XS)
	head = s.cutBag(t, head)
	t.sum, head = head.CutRight(min(k.Dp(46), head.W*.36), k.Gap.XS)
	t.name = head
	if head.H >= k.Dp(34) {
		t.name, t.state = head.CutTop(head.H*.55, 0)
	}
	s.fillThings(t, low, false)
}

// fillThings places dish, well and loot side by side in a room. Without well, the well lies over the loot, which makes
// room while the well holds runes.
func (s *setter) fillThings(t *trayPlaces, room ui.Rect, well bool) {
	k := s.k
	side := min(room.H, room.W*.26)
	t.dish, room = room.CutLeft(side, k.Gap.S)
	t.dish = t.dish.Place(ui.Sz(side, side), .5, .5)
	if well && s.wells() {
		t.well, room = room.CutLeft(room.W*.46, k.Gap.S)
	}
	copy(t.loot[:], room.Columns(k.Gap.XS, ui.Share(1), ui.Share(1), ui.Share(1)))
	if !well {
		t.well = ui.Bounding(t.loot[:]...)
	}
}

func (s *setter) fillWide(t *trayPlaces) {
	k := s.k
	in := t.Chip.Grow(-k.Gap.XS)
	if t.Turned != (ui.Turned{}) { // a seat at another edge has its own button there
		t.done, in = in.CutRight(max(s.touch, min(in.W*.18, k.Dp(84))), k.Gap.S)
	}
	switch {
	case in.W < k.Dp(600) && in.H >= k.Dp(74), in.H >= k.Dp(deskTray-8):
		// name and sum above, and the loot below where that is high enough
		head, low := in.CutTop(min(in.H*.34, k.Dp(32)), k.Gap.XS)
		t.badge, head = boards.CutBadge(head, head.H, k.Gap.XS)
		head = s.cutBag(t, head)
		t.sum, head = head.CutRight(min(k.Dp(56), head.W*.25), k.Gap.XS)
		t.name, t.state = head.CutLeft(head.W*.42, k.Gap.S)
		if low.H >= k.Dp(110) && s.wells() {
			var loot ui.Rect
			t.well, loot = low.CutTop(low.H*.56, k.Gap.XS)
			t.dish, t.well = t.well.CutLeft(min(t.well.H, t.well.W*.26), k.Gap.S)
			copy(t.loot[:], loot.Columns(k.Gap.XS, ui.Share(1), ui.Share(1), ui.Share(1)))
			return
		}
		s.fillThings(t, low, true)
		return
	case in.H < k.Dp(74): // no room for what the seat does: the headline says it
		wide := min(in.W*.26, k.Dp(150))
		if t.Seat == s.a.holds && wide < k.Dp(110) {
			wide += k.Dp(22)
		}
		head, rest := in.CutLeft(wide, k.Gap.S)
		t.badge, head = boards.CutBadge(head, min(head.H, k.Dp(34)), k.Gap.XS)
		head = s.cutBag(t, head)
		// the badge says who it is
		if t.name, t.sum = head.CutTop(head.H/2, 0); t.sum.H < k.Dp(17) || head.W < k.Dp(44) {
			t.name, t.sum = ui.Rect{}, head
		}
		// if not, loot and well take turns, so that each can be told apart
		s.fillThings(t, rest, s.a.mode == snatching || rest.W >= k.Dp(190))
		if !s.wells() {
			t.well = ui.Rect{}
		}
		return
	}
	head, rest := in.CutLeft(min(in.W*.28, k.Dp(230)), k.Gap.S)
	t.badge, head = boards.CutBadge(head, min(head.H, k.Dp(44)), k.Gap.S)
	head = s.cutBag(t, head)
	head = head.Place(ui.Sz(head.W, min(head.H, k.Dp(72))), .5, .5)
	t.sum, head = head.CutRight(min(k.Dp(56), head.W*.36), k.Gap.XS)
	t.name, t.state = head.CutTop(head.H*.54, 0)
	s.fillThings(t, rest, true)
}

func (s *setter) fillHigh(t *trayPlaces) {
	k := s.k
	in := t.Chip.Grow(-k.Gap.XS)
	var head, row ui.Rect
	bands := []boards.Band{
		{At: &head, Least: k.Dp(30), Most: k.Dp(40), Keep: 4},
		{At: &row, Least: k.Dp(44), Most: k.Dp(84), Keep: 3},
		{At: &t.loot[0], Least: k.Dp(34), Most: k.Dp(84), Keep: 1},
		{At: &t.well, Least: k.Dp(40), Most: k.Dp(96), Keep: 2},
	}
	if !s.wells() {
		bands = bands[:3]
	}
	boards.Bands(in, k.Gap.XS, bands...)
	t.badge, head = boards.CutBadge(head, head.H, k.Gap.XS)
	head = s.cutBag(t, head)
	t.sum, t.name = head.CutRight(min(k.Dp(48), head.W*.3), k.Gap.XS)
	t.dish, t.state = row.CutLeft(min(row.H, row.W*.45), k.Gap.S)
	copy(t.loot[:], t.loot[0].Columns(k.Gap.XS, ui.Share(1), ui.Share(1), ui.Share(1)))
}
