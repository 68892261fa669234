package masters

import (
	"math"

	rules "runehall/games/masters"
	"runehall/ui"
)

// drawChosen draws the chosen card as far as it has turned. Mid is where its middle comes to lie, side the side of its
// sections on the screen, size the one that its picture is baked for.
func (a *artist) drawChosen(c *ui.Canvas, mid ui.Point, side, size float64) {
	card, turn := a.Sel.card, a.Sel.turn()
	if angle := a.Held.Angle(); angle != 0 {
		a.painter.spun(c, card, turn, mid.Add(a.Aside().Mul(side)), side, size, angle)
		return
	}
	a.painter.card(c, card, turn, cardRound(mid, turn, side), size)
}

// drawSnap draws the chosen card flying to where it was put: to its draft, or back to its place in the hand.
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
	s, r := at.Size, cardRound(at.At, a.Sel.turn(), at.Size)
	c.Shadow(r.Move(ui.Pt(s*.08, ui.Whole(s*.25*(1.2-held.Way())))), ui.Whole(s*.13), ui.Whole(s*.35), c.Palette.Shadow)
	a.drawChosen(c, at.At, s, size)
}

func (a *artist) drawCarried(c *ui.Canvas) {
	f := a.Pointers.Carrying()
	if f == nil || a.Sel.card == rules.Hidden {
		return
	}
	s := a.Eye.Scale
	r := cardRound(f.Carried(a.Lift()), a.Sel.turn(), s)
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

// hovers reports whether a card hovers over the table. A card that has become a move lies there already, and does not
// hover.
func (a *artist) hovers() bool {
	return a.player.verdict.on && a.Shown() && a.Model.already.Card == rules.Hidden
}

// outshone reports whether a hint proposes a place for a card while the chosen one hovers where it may not lie. What
// speaks against that place then only distracts.
func (a *artist) outshone() bool {
	return a.Proposed.On && lays(a.Proposed.Move) && a.player.verdict.why != nil
}

// drawHover draws the chosen card lifted a little over the place that it would take, and frames the place.
func (a *artist) drawHover(c *ui.Canvas) {
	if !a.hovers() {
		return
	}
	s, l := a.Eye.Scale, a.player.verdict.laid
	r := a.places.laid(l)
	c.Frame(r.Grow(s*.03).Snap(), ui.Whole(s*.15), ui.Whole(s*.03), ui.Flat(c.Palette.BrassTop.Fade(.8)))
	if a.Carries() || a.Held.Going(int(l.Card)) {
		return // the card is drawn in the hand that carries it, or on its way
	}
	r = a.places.hovering(l).Move(ui.Pt(a.Model.shaken(l)*c.Dp(shakeWidth), 0))
	edge := c.Palette.BrassTop
	if a.player.verdict.why != nil && !a.outshone() {
		edge = c.Palette.Blood
	}
	if a.Held.Angle() != 0 {
		far := math.Hypot(r.W, r.H) / 2
		c.Glow(r.Center().Add(a.Aside().Mul(s)).Add(ui.Pt(0, s*.2)), far*1.15, c.Palette.Shadow)
		a.drawChosen(c, r.Center(), s, a.Eye.Crisp())
		return
	}
	c.Shadow(r.Move(ui.Pt(0, ui.Whole(s*.16))), ui.Whole(s*.13), ui.Whole(s*.3), c.Palette.Shadow)
	c.Halo(r, ui.Whole(s*.13), ui.Whole(s*.3), edge.Fade(.5))
	alpha := 1.0
	if !a.Sel.draft {
		alpha = .85
	}
	before := c.Fade(alpha)
	a.painter.card(c, l.Card, l.Turn, r, a.Eye.Crisp())
	c.Unfade(before)
	c.Frame(r.Snap(), ui.Whole(s*.13), ui.Whole(s*.05), ui.Flat(edge))
}

// drawMarks draws whether each rune beneath and beside the hovering card agrees: a round mark for a rune beneath, in
// the corner of its section; a lozenge for a rune beside, on the edge between the two.
func (a *artist) drawMarks(c *ui.Canvas) {
	if !a.hovers() || a.outshone() {
		return
	}
	s, l := a.Eye.Scale, a.player.verdict.laid
	lift := ui.Pt(0, -hoverLift*s)
	defer c.Unfade(c.Fade(a.player.marks.Strength()))
	for n, t := range a.player.verdict.preview.Touches {
		size := max(s*.165, min(c.Dp(8), s*.24)) * a.player.marks.Size(n)
		if size < 1 {
			continue // it has not popped up yet
		}
		m := middle(t.Cell)
		if t.Under {
			a.drawMark(c, a.Eye.At(m.Sub(ui.Pt(.31, .31))).Add(lift), size, true, accordOf(t.Agrees))
			continue
		}
		r := area(l)
		inside := ui.Pt(max(r.X+.5, min(m.X, r.Right()-.5)), max(r.Y+.5, min(m.Y, r.Bottom()-.5)))
		a.drawMark(c, a.Eye.At(m.Lerp(inside, .5)).Add(lift.Mul(.5)), size, false, accordOf(t.Agrees))
	}
}
