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
	card, turn := a.player.sel.card, a.player.sel.turn()
	if angle := a.player.held.Angle(); angle != 0 {
		a.painter.spun(c, card, turn, mid.Add(a.player.aside().Mul(side)), side, size, angle)
		return
	}
	a.painter.card(c, card, turn, cardAt(mid, turn, side), size)
}

// drawSnap draws the chosen card on its way to where it was put: to its draft, or back to its place in the hand.
func (a *artist) drawSnap(c *ui.Canvas) {
	held := &a.player.held
	if a.player.sel.card == rules.Hidden || !held.Going(a.player.sel.card) || a.player.pointers.Carrying() != nil || a.given.Bare {
		return
	}
	there := motion.Place{At: a.places.hovering(a.player.sel.laid()).Center(), Size: a.places.eye.Scale}
	size := a.places.eye.Crisp()
	if !a.player.sel.draft {
		there = a.player.home(a.player.sel.card)
		size = math.Floor(there.Size)
	}
	at := held.On(there)
	s, r := at.Size, cardAt(at.At, a.player.sel.turn(), at.Size)
	c.Shadow(r.Move(ui.Pt(s*.08, ui.Whole(s*.25*(1.2-held.Way())))), ui.Whole(s*.13), ui.Whole(s*.35), c.Palette.Shadow)
	a.drawChosen(c, at.At, s, size)
}

func (a *artist) drawCarried(c *ui.Canvas) {
	f := a.player.pointers.Carrying()
	if f == nil || a.player.sel.card == rules.Hidden {
		return
	}
	s := a.places.eye.Scale
	r := cardAt(f.Carried(a.player.Lift()), a.player.sel.turn(), s)
	c.Shadow(r.Move(ui.Pt(s*.08, ui.Whole(s*.25))), ui.Whole(s*.13), ui.Whole(s*.4), c.Palette.Shadow)
	before := c.Fade(.9)
	a.drawChosen(c, r.Center(), s, a.places.eye.Crisp())
	c.Unfade(before)
	if a.player.held.Angle() == 0 {
		c.Frame(r.Snap(), ui.Whole(s*.13), ui.Whole(s*.04), ui.Flat(c.Palette.BrassTop))
	}
	whole := c.Clip(a.places.field)
	a.drawMarks(c)
	c.Unclip(whole)
}
