package stones

import "runehall/ui"

// forging says that smithies are looked at more than the display.
func (s *setter) forging() bool {
	return s.a.mode == paying || s.a.mode == choosing && s.a.action == forge
}

// highField places bands one below the other: chips, track, display, smithies, stones. In a rail's field the chips are the last one.
func (s *setter) highField(in ui.Rect) {
	k, gap := s.k, s.k.Gap.XS
	touch, dp := s.touch, k.Dp
	beside := 0.0 // the display: the piles
	if k.InDp(in.W) >= 600 {
		beside = in.W * .12
	}
	card := (in.W-beside)/6/upright + dp(16)
	var chips, display, smithies, stones ui.Rect
	columns := 3.0 // of smithies
	least := max(dp(46), touch)
	if !s.forging() || s.f.Rail && in.H < dp(420) {
		columns = 6
	}
	rows := 6 / columns
	high := min(in.W/columns*1.25, dp(150))
	show := band{&display, min(dp(176), in.H*.7), max(dp(176), min(dp(420), 2*(in.W-beside)/3/1.14)), 9}
	if s.f.Rail {
		show = band{&display, min(card, max(dp(84), in.H*.36)), min(dp(300), card), 9}
	}
	if !s.forging() && !s.f.Rail {
		least = max(dp(62), touch)
	}
	forge := band{&smithies, rows*least + (rows-1)*gap, rows*high + (rows-1)*gap, 6}
	if s.forging() {
		forge.keep, show.keep = 9, 7
		show.least = min(dp(84), card)
		show.most = card
	}
	list := []band{
		{&chips, touch, max(dp(48), touch), 8}, {&s.track, max(dp(42), touch*.9), dp(50), 5},
		show, forge, {&stones, touch, max(dp(64), touch), 4},
	}
	switch {
	case len(s.f.Docks) > 0:
		list = list[1:]
	case s.f.Rail:
		list = append(list[1:], list[0])
	}
	bands(in, gap, list...)
	if beside > 0 {
		var pile ui.Rect
		pile, display = display.CutLeft(beside, k.Gap.M)
		s.piles(pile)
	}
	s.shown(display)
	s.smiths(smithies, int(columns))
	s.menhirs(stones)
	if len(s.f.Docks) == 0 {
		s.chips(chips, s.a.seats)
	}
	s.gone[doorSmithies], s.gone[doorStones] = smithies.Empty(), stones.Empty()
}

// wideField places the track above all, at the left the display above the smithies, at the right the chips above the rune stones.
func (s *setter) wideField(in ui.Rect) {
	k, gap := s.k, s.k.Gap.S
	dp, touch := k.Dp, s.touch
	if in.H >= dp(230) {
		s.track, in = in.CutTop(dp(52), gap)
	}
	share := min(max(in.W*.27, dp(220)), dp(440))
	if len(s.f.Docks) > 0 {
		share = min(max(in.W*.24, 4*touch+3*gap), dp(320))
	}
	column, rest := in.CutRight(share, k.Gap.L)
	var chips, stones ui.Rect
	others := float64(s.a.seats)
	if !s.track.Empty() && s.a.front >= 0 {
		others--
	}
	list := []band{
		{&chips, others*touch + (others-1)*k.Gap.XS, others*dp(76) + (others-1)*gap, 9},
		{&stones, 2*touch + k.Gap.XS, dp(240), 5},
	}
	if len(s.f.Docks) > 0 {
		list = list[1:]
	}
	bands(column, gap, list...)
	if len(s.f.Docks) == 0 {
		s.chips(chips, 1)
	}
	s.menhirs(stones)
	var display, smithies ui.Rect
	pile, front := rest.CutLeft(rest.W*.13, k.Gap.M)
	card := front.W/6/upright + dp(16)
	smithy := rest.W / 6 / 1.02
	show, forge := band{&display, dp(96), card, 9}, band{&smithies, max(dp(64), touch), smithy, 6}
	bands(rest, gap, show, forge)
	pile.Y, pile.H, front.Y, front.H = display.Y, display.H, display.Y, display.H
	s.piles(pile)
	s.shown(front)
	s.smiths(smithies, 6)
	s.gone[doorSmithies], s.gone[doorStones] = smithies.Empty(), stones.Empty()
}

// piles places the common pile above its discards, where there is room.
func (s *setter) piles(room ui.Rect) {
	if room.H < 2*s.touch {
		return
	}
	cells := even(room, 2, 1, s.k.Gap.S, tall)
	s.pile, s.discards = cells[0], cells[1]
}

// smiths places the smithies.
func (s *setter) smiths(room ui.Rect, columns int) {
	if !room.Empty() {
		copy(s.smithies[:], room.Grid(len(s.smithies), columns, s.k.Gap.XS))
	}
}

// menhirs places the rune stones in one or two rows, with the piles beside them where they have no place yet.
func (s *setter) menhirs(room ui.Rect) {
	if room.Empty() {
		return
	}
	const kinds = int(len(layout{}.stones)) - 1
	gap := 0.0
	columns := kinds
	if room.H >= 2*s.touch && room.W < 2*float64(kinds)*s.touch {
		columns = kinds / 2
	}
	if free := room.W - float64(kinds)*s.touch; s.pile.Empty() && columns == kinds && free >= .8*s.touch {
		s.pile, room = room.CutRight(s.touch, s.k.Gap.XS)
		if free >= 2*s.touch {
			s.discards = s.pile
			s.pile, room = room.CutRight(s.touch, s.k.Gap.XS)
		}
	}
	if room.W >= float64(columns)*(s.touch+s.k.Gap.XS) {
		gap = s.k.Gap.XS
	}
	copy(s.stones[1:], room.Grid(kinds, columns, gap))
}
