package stones

import (
	"runehall/scenes/boards"
	"runehall/ui"
)

// forging reports whether the player looks at the smithies more than at the display.
func (s *setter) forging() bool {
	return s.a.mode == paying || s.a.mode == choosing && s.a.action == forge
}

// widestArch is the width of a smithy, divided by its height, beyond which its arch looks squashed.
const widestArch = 1.6

// highField places bands one below the other: chips, track, display, smithies, rune stones. If the ledge is a rail, the
// chips come last.
func (s *setter) highField(in ui.Rect) {
	k, gap, touch, dp := s.k, s.k.Gap.XS, s.touch, s.k.Dp
	beside := 0.0 // the width of the piles, beside the display
	if k.InDp(in.W) >= 600 {
		beside = in.W * .12
	}
	var chips, display, smithies, stones ui.Rect
	card := (in.W-beside)/6/upright + dp(16)
	columns, least := 6.0, max(dp(62), touch) // of the smithies
	if s.forging() && (!s.f.Rail || in.H >= dp(420)) {
		columns = 3
	}
	if s.forging() || s.f.Rail {
		least = max(dp(46), touch)
	}
	rows := 6 / columns
	between := (rows - 1) * gap
	forge := strip(&smithies, rows*least+between, rows*min(in.W/columns*1.25, dp(150))+between, 6)
	show := strip(&display, min(dp(176), in.H*.7), max(dp(176), min(dp(420), 2*(in.W-beside)/3/1.14)), 9)
	if s.f.Rail {
		show.Least, show.Most = min(card, max(dp(84), in.H*.36)), min(dp(300), card)
	}
	if s.forging() {
		forge.Keep, show.Keep, show.Least, show.Most = 9, 7, min(dp(84), card), card
	}
	list := []boards.Band{
		strip(&chips, touch, max(dp(48), touch), 8), strip(&s.track, max(dp(42), touch*.9), dp(50), 5),
		show, forge, strip(&stones, touch, max(dp(64), touch), 4),
	}
	switch {
	case len(s.f.Docks) > 0:
		list = list[1:]
	case s.f.Rail:
		list = append(list[1:], list[0])
	}
	boards.Bands(in, gap, list...)
	if beside > 0 {
		var pile ui.Rect
		pile, display = display.CutLeft(beside, k.Gap.M)
		s.piles(pile)
	}
	s.shown(display)
	if fill(s.smithies[:], smithies, int(columns), gap); s.smithies[0].W > widestArch*s.smithies[0].H {
		copy(s.smithies[:], boards.Even(smithies, len(s.smithies), int(columns), gap,
			boards.Shape{Least: widestArch, Most: widestArch}))
	}
	s.menhirs(stones)
	s.chips(chips, s.a.seats)
}

// wideField places the track on top. Below it, at the left, stand the display and the smithies, at the right the chips
// and the rune stones.
func (s *setter) wideField(in ui.Rect) {
	k, gap, touch, dp := s.k, s.k.Gap.S, s.touch, s.k.Dp
	if in.H >= dp(230) {
		s.track, in = in.CutTop(dp(52), gap)
	}
	docked := len(s.f.Docks) > 0
	share := min(max(in.W*.27, dp(220)), dp(440))
	if docked {
		share = min(max(in.W*.24, 4*touch+3*gap), dp(320))
	}
	column, rest := in.CutRight(share, k.Gap.L)
	var chips, stones, display, smithies ui.Rect
	others := float64(s.a.seats)
	if !s.track.Empty() && s.a.front >= 0 {
		others--
	}
	list := []boards.Band{
		strip(&chips, others*touch+(others-1)*k.Gap.XS, others*dp(76)+(others-1)*gap, 9),
		strip(&stones, 2*touch+k.Gap.XS, dp(240), 5),
	}
	if docked {
		list = list[1:]
	}
	boards.Bands(column, gap, list...)
	s.chips(chips, 1)
	s.menhirs(stones)
	pile, front := rest.CutLeft(rest.W*.13, k.Gap.M)
	boards.Bands(rest, gap, strip(&display, dp(96), front.W/6/upright+dp(16), 9),
		strip(&smithies, max(dp(64), touch), rest.W/6/1.02, 6))
	s.piles(pile.Intersect(display))
	s.shown(front.Intersect(display))
	fill(s.smithies[:], smithies, 6, k.Gap.XS)
}

// piles places the common pile and, below it, its discards, if there is room.
func (s *setter) piles(room ui.Rect) {
	if room.H >= 2*s.touch {
		cells := boards.Even(room, 2, 1, s.k.Gap.S, tall)
		s.pile, s.discards = cells[0], cells[1]
	}
}

// menhirs places the rune stones in one or two rows. Piles that have no place yet come beside them, if there is room.
func (s *setter) menhirs(room ui.Rect) {
	if room.Empty() {
		return
	}
	const kinds = len(layout{}.stones) - 1
	gap, columns, all := 0.0, kinds, float64(kinds)*s.touch
	if room.H >= 2*s.touch && room.W < 2*all {
		columns = kinds / 2
	}
	if free := room.W - all; s.pile.Empty() && columns == kinds && free >= .8*s.touch {
		s.pile, room = room.CutRight(s.touch, s.k.Gap.XS)
		if free >= 2*s.touch {
			s.discards = s.pile
			s.pile, room = room.CutRight(s.touch, s.k.Gap.XS)
		}
	}
	if room.W >= float64(columns)*(s.touch+s.k.Gap.XS) {
		gap = s.k.Gap.XS
	}
	fill(s.stones[1:], room, columns, gap)
}
