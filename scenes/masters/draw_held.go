package masters

import (
	"math"

	rules "runehall/games/masters"
	"runehall/ui"
)

// drawChosen draws the chosen card as far as it has turned: mid is where its middle will be, side that of its sections,
// and size the one that its picture is made for.
func (a *artist) drawChosen(c *ui.Canvas, mid ui.Point, side, size float64) {
	card, turn := a.Sel.card, a.Sel.turn()
	if angle := a.Held.Angle(); angle != 0 {
		a.painter.spun(c, card, turn, mid.Add(a.Aside().Mul(side)), side, size, angle)
		return
	}
	a.painter.card(c, card, turn, cardAt(mid, turn, side), size)
}

// drawSnap draws the chosen card on its way to where it was put: to its draft, or back to its place in the hand.
func (a *artist) drawSnap(c *ui.Canvas) {
	held := &a.Held
	card, chosen := piece(a.Sel)
	if !chosen || !held.Going(card.ID) || a.Carries() || a.Given.Bare {
		return
	}
	there, size := a.Rests(card), a.Eye.Crisp()
	if !card.Draft {
		size = math.Floor(there.Size)
	}
	at := held.On(there)
	s, r := at.Size, cardAt(at.At, a.Sel.turn(), at.Size)
	c.Shadow(r.Move(ui.Pt(s*.08, ui.Whole(s*.25*(1.2-held.Way())))), ui.Whole(s*.13), ui.Whole(s*.35), c.Palette.Shadow)
	a.drawChosen(c, at.At, s, size)
}

func (a *artist) drawCarried(c *ui.Canvas) {
	f := a.Pointers.Carrying()
	if f == nil || a.Sel.card == rules.Hidden {
		return
	}
	s := a.Eye.Scale
	r := cardAt(f.Carried(a.Lift()), a.Sel.turn(), s)
	c.Shadow(r.Move(ui.Pt(s*.08, ui.Whole(s*.25))), ui.Whole(s*.13), ui.Whole(s*.4), c.Palette.Shadow)
	before := c.Fade(.9)
	a.drawChosen(c, r.Center(), s, a.Eye.Crisp())
	c.Unfade(before)
	if a.Held.Angle() == 0 {
		c.Frame(r.Snap(), ui.Whole(s*.13), ui.Whole(s*.04), ui.Flat(c.Palette.BrassTop))
	}
	whole := c.Clip(a.places.field)
	a.drawMarks(c)
	c.Unclip(whole)
}
