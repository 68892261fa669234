package market

import (
	rules "runehall/games/market"
	"runehall/scenes/boards"
	"runehall/ui"
)

// head places badge, name and points of the seat in front.
func (s *setter) head(room ui.Rect) {
	l := &s.ledge
	l.badge, room = boards.CutBadge(room, min(room.H, room.W*.3), s.k.Gap.XS)
	l.points, l.name = room.CutRight(min(s.k.Dp(64), room.W*.45), s.k.Gap.XS)
}

// own places the stores of the seat in front: while interest is taken in panels with a switch below each, otherwise with a few words.
func (s *setter) own(room ui.Rect) {
	if room.Empty() {
		return
	}
	l, k := &s.ledge, s.k
	h := s.a.stores[max(0, s.a.front)]
	if s.a.mode != bearing {
		high := 0.0
		if room.H >= k.Dp(78) {
			high = k.Dp(18)
		}
		_, in := room.CutBottom(high, 0)
		l.stores = s.row(in, h, s.a.room, false)
		n := 0.0
		for _, r := range l.stores {
			if !r.Empty() {
				n++
			}
		}
		for at, r := range l.stores {
			if wide := max(r.W, room.W/n); !r.Empty() && high > 0 {
				l.words[at] = ui.Rc(r.X, r.Bottom(), r.W, high)
				if n == 1 {
					l.words[at] = ui.Rc(r.Center().X-wide/2, r.Bottom(), wide, high)
				}
			}
		}
		return
	}
	list := h.list()
	n := max(1, len(list))
	room = room.Place(ui.Sz(min(room.W, max(float64(n)*room.H*1.5, float64(n)*k.Dp(220))), room.H), .5, .5)
	for i, cell := range room.Grid(n, n, k.Gap.S) {
		if i >= len(list) {
			break
		}
		at := list[i]
		l.panels[at] = cell
		in := cell.Grow(-min(k.Gap.XS, cell.H*.04))
		l.switches[at], in = in.CutBottom(max(s.touch, min(k.Dp(46), in.H*.3)), k.Gap.XS/2)
		if in.H >= k.Dp(64) {
			l.words[at], in = in.CutBottom(k.Dp(18), 0)
		}
		l.stores[at] = in
	}
}

// loose places the loose runes of the seat in front, one colour beside the other.
func (s *setter) loose(room ui.Rect) {
	if room.W < s.touch || room.H < s.touch*.9 {
		return
	}
	l := &s.ledge
	if most := s.k.Dp(380); room.W > most {
		room = room.Place(ui.Sz(most, room.H), 0, .5)
	}
	l.looseRect = room
	if wide := s.k.Dp(240); room.H >= s.touch+s.k.Dp(28) && room.W >= 2*s.touch {
		_, room = room.CutTop(s.k.Dp(6), 0)
		l.looseWords, room = room.CutTop(s.k.Dp(22), 0)
	} else if room.W >= wide && room.H < room.W/3 {
		_, room = room.CutLeft(s.k.Gap.S, 0)
		l.looseWords, room = room.CutLeft(room.W*.45, 0)
		room = room.Place(ui.Sz(min(room.W, 2*s.k.Dp(70)), room.H), 0, .5)
	}
	cells := room.Grid(2, 2, 0)
	if room.W < 2*s.touch {
		cells = room.Grid(2, 1, 0)
	}
	l.loose[rules.Red], l.loose[rules.Blue] = cells[0], cells[1]
}
