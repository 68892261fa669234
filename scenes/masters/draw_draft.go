package masters

import (
	"math"

	rules "runehall/games/masters"
	"runehall/ui"
)

// hoverLift is how far a card that hovers is lifted, in sections.
const hoverLift = .1

// hovers reports whether a card hovers over the table: one that a move was made of lies there already.
func (a *artist) hovers() bool {
	return a.player.verdict.on && a.Shown() && a.Model.already.Card == rules.Hidden
}

// drawHover draws the chosen card where it would lie: lifted over the place that it would take.
func (a *artist) drawHover(c *ui.Canvas) {
	if !a.hovers() {
		return
	}
	s, l := a.Eye.Scale, a.player.verdict.laid
	r := a.places.laid(l)
	c.Frame(r.Grow(s*.03).Snap(), ui.Whole(s*.15), ui.Whole(s*.03), ui.Flat(c.Palette.BrassTop.Fade(.8)))
	if a.Carries() || a.Held.Going(int(l.Card)) {
		return // the hand holds the card itself, or it is on its way
	}
	r = a.places.hovering(l).Move(ui.Pt(a.Model.shaken(l)*c.Dp(shakeWidth), 0))
	edge := c.Palette.BrassTop
	if a.player.verdict.why != nil {
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

// drawMarks draws for each rune under the hovering card, and for each beside it, whether it agrees: round marks in the
// corner of the section that covers it, and lozenges on the edge between.
func (a *artist) drawMarks(c *ui.Canvas) {
	if !a.hovers() {
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

// lozenge is the ground of a mark for a rune beside a card.
var lozenge = ui.Polygon(ui.Pt(0, -1.15), ui.Pt(1.15, 0), ui.Pt(0, 1.15), ui.Pt(-1.15, 0))

// drawMark draws a tick on a pale ground or a cross on a dark one, or neither where there is nothing to compare.
func (a *artist) drawMark(c *ui.Canvas, at ui.Point, r float64, round bool, as accord) {
	g := &c.Palette.Gem
	ground, edge, sign, icon := g.Agree, g.AgreeEdge, g.AgreeEdge, ui.IconCheck
	switch as {
	case differs:
		ground, edge, sign, icon = g.Disagree, g.DisagreeEdge, g.DisagreeEdge, ui.IconClose
	case neither:
		ground, edge, sign, icon = c.Palette.Slate, c.Palette.Muted, c.Palette.Muted, ui.NoIcon
	}
	if round {
		c.Disc(at.Add(ui.Pt(0, r*.15)), r*1.15, c.Palette.Shadow)
		c.Disc(at, r*1.1, edge)
		c.Disc(at, r*.92, ground)
	} else {
		c.Fill(lozenge, at.Add(ui.Pt(0, r*.15)), r*1.1, c.Palette.Shadow)
		c.Fill(lozenge, at, r*1.1, edge)
		c.Fill(lozenge, at, r*.9, ground)
	}
	c.Icon(icon, ui.RectAround(at, ui.Sz(2*r, 2*r)), r*1.5, sign)
}
