package market

import (
	"runehall/scenes/boards"
	"runehall/ui"
)

// handed places the hand, with room for a few words below each card while a duel is answered.
func (s *setter) handed(room ui.Rect) {
	l, k := &s.ledge, s.k
	if room.Empty() || s.a.hand == 0 {
		return
	}
	low := 0.0
	if s.a.mode == answering && room.H >= k.Dp(76) {
		low = k.Dp(26)
		room.H -= low + k.Gap.XS
	}
	l.hand = s.cards(room, s.a.hand)
	if low == 0 || l.hand[s.a.hand-1].Y > l.hand[0].Y {
		return
	}
	for i, c := range l.hand {
		wide := c.W
		if i+1 < len(l.hand) {
			wide = min(wide, l.hand[i+1].X-c.X)
		}
		l.tags = append(l.tags, ui.Rc(c.X, c.Bottom()+k.Gap.XS, wide, low))
	}
}

// cards places cards side by side, the smaller the more they are; where they would be narrower than a finger in two rows or, where there is
// no room for these, over one another.
func (s *setter) cards(room ui.Rect, n int) (places []ui.Rect) {
	gap := s.k.Gap.S
	wide := (room.W - float64(n-1)*gap) / float64(n)
	if wide < s.touch && room.H >= 2*s.touch+s.k.Gap.XS && room.H*cardShape.Most > wide {
		return boards.Even(room, n, (n+1)/2, s.k.Gap.XS, boards.Shape{Least: cardShape.Least, Most: 1.2})
	}
	size := ui.Sz(0, min(room.H, s.k.Dp(270)))
	size.W = min(size.H*cardShape.Most, max(wide, s.touch))
	size.H = min(size.H, size.W/cardShape.Least)
	if size.W <= wide+.5 {
		return boards.Slots(room, n, size, gap)
	}
	step := (room.W - size.W) / float64(n-1)
	for i := range n {
		places = append(places, ui.Rc(room.X+float64(i)*step, room.Center().Y-size.H/2, size.W, size.H))
	}
	return places
}

// takes places what is taken, one thing after the other.
func (s *setter) takes(room ui.Rect) {
	if room.Empty() {
		return
	}
	columns := 1
	if room.H < 2*s.k.Dp(34) {
		columns = 2
	}
	high := (s.k.Dp(56) + s.k.Gap.XS) * float64(2/columns)
	room = room.Place(ui.Sz(min(room.W, s.k.Dp(520)), min(room.H, high)), .5, 1)
	copy(s.ledge.takings[:], room.Grid(2, columns, s.k.Gap.XS))
}

func (s *setter) signs(room ui.Rect) {
	if !room.Empty() {
		copy(s.ledge.picks[:], boards.Even(room, 3, 3, s.k.Gap.M, boards.Shape{Least: 1, Most: 1}))
	}
}
