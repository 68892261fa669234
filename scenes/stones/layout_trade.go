package stones

import (
	"runehall/scenes/boards"
	"runehall/ui"
)

// kinds places the rune stones to choose from, as tiles with words.
func (s *setter) kinds(room ui.Rect) {
	columns := 4
	if room.H >= s.k.Dp(4*54) && room.W <= s.k.Dp(2*420) {
		columns = 2
	}
	fill(s.ledge.trade.stones[1:], room, columns, s.k.Gap.S)
}

// bargain lays the rune stones that rows are traded for over the field, where they found no room on the ledge.
func (s *setter) bargain(in ui.Rect) {
	t := &s.ledge.trade
	if s.a.mode != trading || s.a.front < 0 || !t.stones[1].Empty() {
		t.eye = ui.Rect{}
		return
	}
	t.rect = in
	top, bottom := s.track.Bottom(), in.Bottom() // both show the way that the points go
	for i := range s.seats {
		if chip := s.seats[i].Chip; len(s.f.Docks) > 0 {
			break
		} else if chip.Y < in.Center().Y {
			top = max(top, chip.Bottom())
		} else {
			bottom = min(bottom, chip.Y)
		}
	}
	if least := 2*s.touch + s.k.Dp(26); bottom-top >= least {
		t.rect.Y, t.rect.H = top, bottom-top
	}
	k := s.k
	var stones ui.Rect
	boards.Bands(t.rect.Grow(-k.Gap.XS), k.Gap.XS, strip(&t.asks, k.Dp(26), k.Dp(36), 1), strip(&stones, 2*s.touch, in.H, 2))
	s.kinds(stones)
}
