package ui

import "math"

// LayoutBare places the toast where nothing is drawn, as near as it can to a height in the middle of a room, and
// reports whether there is such a place. One that has a place keeps it while that is bare. slot is a place that is kept
// for words; empty: there is none.
func (t *Toast) LayoutBare(k *Kit, room, slot Rect, height float64, taken ...[]Rect) bool {
	if t.stands && room.Grow(1).Holds(t.rect) && t.rect.Size() == t.Measure(k, t.room.Size()) {
		over := 0.0
		for _, list := range taken {
			over += covered(t.rect.Grow(-takenSlack), list)
		}
		if over == 0 {
			t.place(k, t.room, t.rect)
			return true
		}
	}
	ground := NewGround(room, taken...)
	near := Pt(room.Center().X, height)
	cost := func(r Rect) float64 {
		return math.Abs(r.Center().Y-near.Y) + .25*math.Abs(r.Center().X-near.X)
	}
	best, least := site{}, math.Inf(1)
	for _, small := range [...]bool{false, true} {
		for _, share := range bareSlim[:3] {
			wide := Sz(share*room.W, room.H)
			size := t.measure(k, wide, small)
			extra := k.Dp(slimCost) * (1 - share)
			if small {
				extra += k.Dp(smallCost)
			}
			if size.H > room.H*bubbleShare || extra >= least {
				continue
			}
			if r, c, ok := ground.Best(size, cost, cost); ok && c+extra < least {
				least, best = c+extra, site{room: Rect{r.X, r.Y, wide.W, r.H}, at: r, small: small}
			}
		}
	}
	if math.IsInf(least, 1) {
		size, over := t.measure(k, slot.Size(), true), 0.0
		at := slot.Place(size, .5, .5)
		for _, list := range taken {
			over += covered(at.Grow(-takenSlack), list)
		}
		if size.H > slot.H+.5 || over > 0 {
			return false
		}
		best = site{room: slot, at: at, small: true}
	}
	t.settle(k, best)
	return true
}
