package masters

import (
	"math"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/ui"
)

func (a *artist) drawFlashes(c *ui.Canvas) {
	s := a.Eye.Scale
	for f := range a.Model.flashes.Each() {
		switch {
		case f.kind == flashLit && isSection(f.on):
			r := a.Things.At(f.on)
			c.Glow(r.Center(), s*(.7+.4*f.T), c.Palette.Gold.Fade(.6*(1-f.T)))
			c.Frame(r.Grow(s*.08*f.T), ui.Whole(s*.14), ui.Whole(s*.05), ui.Flat(c.Palette.BrassTop.Fade(1-f.T*f.T)))
		case f.kind == flashDown && f.on.Kind == place:
			r := a.Things.At(f.on)
			c.Halo(r, ui.Whole(s*.13), ui.Whole(s*.3*(.4+f.T)), c.Palette.Bone.Fade(.35*(1-f.T)))
			if !f.Still {
				a.drawDust(c, r, f.T)
			}
		case f.kind == flashDown:
			col, r := a.Given.Color(f.on.Seat), .5
			if !f.Still {
				r = .3 + .6*ui.OutCubic(f.T)
			}
			at := a.foot(cellOf(f.on))
			c.Glow(at, s*(r+.2), col.Fade(.5*(1-f.T)))
			c.Circle(at, math.Round(s*r), ui.Whole(s*.05), col.Fade(1-f.T))
		}
	}
}

// drawDust draws the dust that a card stirs up along its edges when it comes down. T runs from 0 to 1 while the dust
// settles.
func (a *artist) drawDust(c *ui.Canvas, r ui.Rect, t float64) {
	const puffs = 14
	s := a.Eye.Scale
	for i := range puffs {
		out := ui.Polar(2*math.Pi*(float64(i)+.5)/puffs, 1)
		at := r.Center().Add(ui.Pt(out.X*r.W/2, out.Y*r.H/2)).Add(out.Mul(s * (.1 + .45*ui.OutCubic(t))))
		c.Disc(at, s*(.03+.06*t)*(1+.4*float64(i%3)), c.Palette.Bone.Fade(.4*(1-t)))
	}
}

// drawRefused shakes what was refused: the card over its place, or a frame round the rune. A draft is shaken by
// drawHover.
func (a *artist) drawRefused(c *ui.Canvas) {
	s := a.Eye.Scale
	for f := range a.Model.flashes.Each() {
		if f.kind != flashRefused || a.Sel.draft && f.laid() == a.Sel.laid() {
			continue
		}
		before, off := c.Fade(f.Lingering()), ui.Pt(f.Shaken(shakeTicks, 2)*c.Dp(shakeWidth), 0)
		r := a.Things.At(f.on)
		if l := f.laid(); l.Card != rules.Hidden {
			r = a.places.hovering(l)
			whole := c.Fade(.75)
			a.painter.card(c, l.Card, l.Turn, r.Move(off), a.Eye.Crisp())
			c.Unfade(whole)
		}
		c.Frame(r.Move(off).Snap(), ui.Whole(s*.13), ui.Whole(s*.05), ui.Flat(c.Palette.Blood))
		c.Unfade(before)
	}
}

// drawLatest marks what happened last: the card that was laid last, and the masters that the others have set since they
// laid their last cards.
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
