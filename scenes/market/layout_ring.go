package market

import (
	"runehall/scenes/boards"
	"runehall/ui"
)

// duel places a duel: two cards with swords between them, their owners beside them, and words above or below or, in a
// strip, at the right.
func (s *setter) duel(room ui.Rect) {
	if room.Empty() || s.a.ring == ringNone {
		return
	}
	k := s.k
	s.ring = ringPlaces{rect: room}
	in := room.Grow(-min(k.Gap.S, room.H*.06))
	var show ui.Rect
	if strip := in.W > 3*in.H; strip {
		show, s.ring.line = in.CutLeft(min(in.W*.52, in.H*2.6), k.Gap.S)
		if s.a.ring == ringOpen && s.a.mode != throwing && in.H >= k.Dp(110) {
			s.ring.stakes, s.ring.line = s.ring.line.CutBottom(in.H*.45, k.Gap.XS)
		}
	} else {
		words := min(max(k.Dp(40), in.H*.2), k.Dp(72))
		if s.a.ring == ringOpen {
			s.ring.line, show = in.CutTop(min(words, in.H*.4), k.Gap.S)
		} else {
			s.ring.line, show = in.CutBottom(min(words, in.H*.4), k.Gap.XS)
		}
		if s.a.ring == ringOpen && s.a.mode != throwing && show.H >= k.Dp(120) {
			s.ring.stakes, show = show.CutBottom(max(k.Dp(40), show.H*.2), k.Gap.S)
		}
	}
	side := min(k.Dp(36), show.W*.12, show.H*.4)
	s.ring.badges[0], show = boards.CutBadge(show, side, k.Gap.XS)
	right, show := show.CutRight(side, k.Gap.XS)
	s.ring.badges[1] = right.Place(ui.Sz(side, side), .5, .5)
	cells := boards.Even(show, 3, 3, k.Gap.XS, cardShape)
	s.ring.cards[0], s.ring.between, s.ring.cards[1] = cells[0], cells[1], cells[2]
}
