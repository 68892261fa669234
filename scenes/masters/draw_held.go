package masters

import (
	"math"

	rules "runehall/games/masters"
	"runehall/scenes/motion"
	"runehall/ui"
)

// drawChosen draws the chosen card as far as it has turned: mid is where its middle will be, side that of its sections,
// and size the one that its picture is made for.
func (a *artist) drawChosen(c *ui.Canvas, mid ui.Point, side, size float64) {
	card, turn := a.hand.sel.card, a.hand.sel.turn()
	if angle := a.hand.held.Angle(); angle != 0 {
		a.painter.spun(c, card, turn, mid.Add(a.hand.aside().Mul(side)), side, size, angle)
		return
	}
	a.painter.card(c, card, turn, cardAt(mid, turn, side), size)
}

// drawSnap draws the chosen card on its way to where it was put: to its draft, or back to its place in the hand.
func (a *artist) drawSnap(c *ui.Canvas) {
	held := &a.hand.held
	if a.hand.sel.card == rules.Hidden || !held.Going(a.hand.sel.card) || a.hand.pointers.Carrying() != nil || a.given.Bare {
		return
	}
	there := motion.Place{At: a.places.hovering(a.hand.sel.laid()).Center(), Size: a.places.eye.Scale}
	size := a.places.eye.Crisp()
	if !a.hand.sel.draft {
		there = a.hand.home(a.hand.sel.card)
		size = math.Floor(there.Size)
	}
	at := held.On(there)
	s, r := at.Size, cardAt(at.At, a.hand.sel.turn(), at.Size)
	c.Shadow(r.Move(ui.Pt(s*.08, ui.Whole(s*.25*(1.2-held.Way())))), ui.Whole(s*.13), ui.Whole(s*.35), c.Palette.Shadow)
	a.drawChosen(c, at.At, s, size)
}

// drawCarried draws the card that a finger carries.
func (a *artist) drawCarried(c *ui.Canvas) {
	f := a.hand.pointers.Carrying()
	if f == nil || a.hand.sel.card == rules.Hidden {
		return
	}
	s := a.places.eye.Scale
	r := cardAt(f.Carried(a.hand.Lift()), a.hand.sel.turn(), s)
	c.Shadow(r.Move(ui.Pt(s*.08, ui.Whole(s*.25))), ui.Whole(s*.13), ui.Whole(s*.4), c.Palette.Shadow)
	before := c.Fade(.9)
	a.drawChosen(c, r.Center(), s, a.places.eye.Crisp())
	c.Unfade(before)
	if a.hand.held.Angle() == 0 {
		c.Frame(r.Snap(), ui.Whole(s*.13), ui.Whole(s*.04), ui.Flat(c.Palette.BrassTop))
	}
	whole := c.Clip(a.places.field)
	a.drawMarks(c)
	c.Unclip(whole)
}
