package masters

import (
	"runehall/games"
	"runehall/ui"
)

// drawLatest marks what was done last: the card that was laid last, and the masters that the others have set since their last card.
func (a *artist) drawLatest(c *ui.Canvas) {
	m := &a.Model
	if len(m.laid) < 2 || m.ended || a.Given.Front < 0 {
		return
	}
	s := a.Eye.Scale
	a.ticks(c, a.places.laid(m.laid[len(m.laid)-1]).Grow(s*.04), s*.34)
	for seat := range games.Seat(m.seats) {
		if a.latest.marks(seat) {
			a.ticks(c, a.places.cell(a.latest.stood[seat].cell).Grow(-s*.02), s*.2)
		}
	}
}

func (a *artist) ticks(c *ui.Canvas, r ui.Rect, long float64) {
	r = r.Snap()
	wide, col := ui.Whole(a.Eye.Scale*.06), c.Palette.Bone.Fade(.9)
	for _, x := range [...]float64{0, 1} {
		for _, y := range [...]float64{0, 1} {
			at := ui.Pt(r.X+x*r.W, r.Y+y*r.H)
			c.Rect(ui.Rc(at.X-x*long, at.Y-wide/2, long, wide), col)
			c.Rect(ui.Rc(at.X-wide/2, at.Y-y*long, wide, long), col)
		}
	}
}
