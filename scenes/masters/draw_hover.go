package masters

import (
	"math"

	rules "runehall/games/masters"
	"runehall/ui"
)

// hoverLift is how far a card that hovers is lifted, in sections.
const hoverLift = .1

// drawHover draws the chosen card where it would lie: lifted over the place that it would take.
func (b *Board) drawHover(c *ui.Canvas) {
	if !b.aim.on || !b.Shown() || b.model.settled {
		return
	}
	s, l := b.cam.Side, b.aim.laid
	r := b.rect(area(l))
	c.Frame(r.Grow(s*.03).Snap(), px(s*.15), px(s*.03), ui.Flat(c.Palette.BrassTop.Fade(.8)))
	if b.hands.carrying() != nil {
		return // the hand holds the card itself
	}
	if b.motions.snapping(l.Card) {
		return // it is on its way
	}
	r = b.hovering(l).Move(ui.Pt(b.shaken(l), 0))
	edge := c.Palette.BrassTop
	if b.aim.why != nil {
		edge = c.Palette.Blood
	}
	if b.motions.angle() != 0 {
		far := math.Hypot(r.W, r.H) / 2
		c.Glow(r.Center().Add(b.motions.aside().Mul(s)).Add(ui.Pt(0, s*.2)), far*1.15, c.Palette.Shadow)
		b.drawChosen(c, r.Center(), s, b.crisp)
		return
	}
	c.Shadow(r.Move(ui.Pt(0, px(s*.16))), px(s*.13), px(s*.3), c.Palette.Shadow)
	c.Halo(r, px(s*.13), px(s*.3), edge.Fade(.5))
	alpha := 1.0
	if !b.sel.draft {
		alpha = .85
	}
	before := c.Fade(alpha)
	b.art.card(c, l.Card, l.Turn, r, b.crisp)
	c.Unfade(before)
	c.Frame(r.Snap(), px(s*.13), px(s*.05), ui.Flat(edge))
}

// drawMarks draws for each rune under the hovering card, and for each beside it, whether it agrees: round marks in the
// corner of the section that covers it, and lozenges on the edge between.
func (b *Board) drawMarks(c *ui.Canvas) {
	if !b.aim.on || !b.Shown() || b.model.settled {
		return
	}
	s, l := b.cam.Side, b.aim.laid
	lift := ui.Pt(0, -hoverLift*s)
	if f := &b.motions.fade; f.Moving() {
		defer c.Unfade(c.Fade(f.Value()))
	}
	for n, t := range b.aim.preview.Touches {
		size := max(s*.165, c.Dp(8)) * b.motions.popped(n)
		if size < 1 {
			continue // it has not popped up yet
		}
		m := middle(t.Cell)
		if t.Under {
			b.drawMark(c, b.at(m.Sub(ui.Pt(.31, .31))).Add(lift), size, true, t.Agrees)
			continue
		}
		r := area(l)
		inside := ui.Pt(max(r.X+.5, min(m.X, r.Right()-.5)), max(r.Y+.5, min(m.Y, r.Bottom()-.5)))
		b.drawMark(c, b.at(m.Lerp(inside, .5)).Add(lift.Mul(.5)), size, false, t.Agrees)
	}
}

// lozenge is the ground of a mark for a rune beside a card.
var lozenge = ui.Polygon(ui.Pt(0, -1.15), ui.Pt(1.15, 0), ui.Pt(0, 1.15), ui.Pt(-1.15, 0))

// drawMark draws a tick on a pale ground or a cross on a dark one.
func (b *Board) drawMark(c *ui.Canvas, at ui.Point, r float64, round, agrees bool) {
	g := &c.Palette.Gem
	ground, edge, sign, icon := g.Agree, g.AgreeEdge, g.AgreeEdge, ui.IconCheck
	if !agrees {
		ground, edge, sign, icon = g.Disagree, g.DisagreeEdge, g.DisagreeEdge, ui.IconClose
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

// verdictShown reports whether the words about a card are shown.
func (b *Board) verdictShown() bool { return b.aim.on && b.Shown() && !b.state.Bare }

// drawVerdict draws in words what becomes of the hovering card: how many runes under and beside it agree, and whether it
// may lie there or why not.
func (b *Board) drawVerdict(c *ui.Canvas) {
	if !b.verdictShown() {
		return
	}
	a, r := &b.aim, b.places.verdict
	c.Shadow(r, r.H/2, c.Dp(8), c.Palette.Shadow)
	c.Box(r, r.H/2, ui.Flat(c.Palette.Ink.Fade(.94)))
	edge := c.Palette.Gold
	if a.why != nil {
		edge = c.Palette.Blood
	}
	c.Frame(r, r.H/2, c.Hairline, ui.Flat(edge))
	in := r.Inset(ui.Sides(r.H*.35, c.Gap.XS))
	share := .5
	if b.places.short() {
		share = .46
	}
	style := c.Type.Body.Bold().In(c.Palette.GoldText)
	if a.why != nil {
		style = c.Type.Small.Bold().In(c.Palette.Blood.Mix(c.Palette.Cream, .55))
		if b.places.aloft { // there is room for the reason alone; the marks tell the rest
			style.Size = c.Type.Label.Size
			c.TextIn(a.verdict, style, r.Inset(ui.Sides(c.Gap.M, 0)), ui.AlignCenter|ui.AlignMiddle)
			return
		}
	}
	counts, text := in.CutLeft(in.W*share, c.Gap.S)
	under, beside := counts.CutLeft((counts.W-c.Gap.XS)/2, c.Gap.XS)
	b.drawCount(c, under, true, a.preview.Under && a.underAll > 0, a.texts[0])
	b.drawCount(c, beside, false, a.preview.Beside, a.texts[1])
	c.VLine(text.X-c.Gap.S/2, r.Y+r.H*.22, r.H*.56, c.Palette.Edge)
	c.TextIn(a.verdict, style, text, ui.AlignCenter|ui.AlignMiddle)
}

func (b *Board) drawCount(c *ui.Canvas, r ui.Rect, round, agrees bool, text string) {
	d := min(c.Dp(9), r.H*.3)
	mark, rest := r.CutLeft(2.4*d, c.Gap.XS)
	b.drawMark(c, mark.Center(), d, round, agrees)
	style := c.Type.Small.In(c.Palette.Text)
	if agrees {
		style = style.Bold()
	}
	if dps(&c.Theme, r.W) < 146 {
		style.Size = c.Type.Label.Size
	}
	if b.places.short() { // numbers alone never break
		c.Text(text, style, ui.Pt(rest.X, rest.Center().Y), ui.AlignLeft|ui.AlignMiddle)
		return
	}
	c.TextIn(text, style, rest, ui.AlignLeft|ui.AlignMiddle)
}

// drawSnap draws the chosen card on its way to where it was put: to its draft, or back to its place in the hand.
func (b *Board) drawSnap(c *ui.Canvas) {
	m := &b.motions
	if b.sel.card == rules.Hidden || !m.snapping(b.sel.card) || b.hands.carrying() != nil || b.state.Bare {
		return
	}
	there, side, size := b.hovering(b.sel.laid()).Center(), b.cam.Side, b.crisp
	if !b.sel.draft {
		home := b.handSpot(b.sel.card)
		there, side = home.Center(), home.H/2
		size = math.Floor(side)
	}
	mid, side := m.snapped(there, side)
	wide, high := extentOf(b.sel.turn())
	r := ui.RectAround(mid, ui.Sz(float64(wide)*side, float64(high)*side))
	c.Shadow(r.Move(ui.Pt(side*.08, px(side*.25*(1.2-m.snap.Value())))), px(side*.13), px(side*.35), c.Palette.Shadow)
	b.drawChosen(c, mid, side, size)
}

// drawCarried draws the card that a finger carries.
func (b *Board) drawCarried(c *ui.Canvas) {
	f := b.hands.carrying()
	if f == nil || b.sel.card == rules.Hidden {
		return
	}
	s := b.cam.Side
	wide, high := extentOf(b.sel.turn())
	r := ui.RectAround(f.carried(b.lift()), ui.Sz(float64(wide)*s, float64(high)*s))
	c.Shadow(r.Move(ui.Pt(s*.08, px(s*.25))), px(s*.13), px(s*.4), c.Palette.Shadow)
	before := c.Fade(.9)
	b.drawChosen(c, r.Center(), s, b.crisp)
	c.Unfade(before)
	if b.motions.angle() == 0 {
		c.Frame(r.Snap(), px(s*.13), px(s*.04), ui.Flat(c.Palette.BrassTop))
	}
	whole := c.Clip(b.places.field)
	b.drawMarks(c)
	c.Unclip(whole)
}
