package masters

import (
	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/boards"
	"runehall/ui"
)

// A hooded master without a picture, with its foot at the origin and 1 high: its outline, the dark under its hood, and
// the ground that it stands on.
var (
	figure = ui.MustPath("M-.26 0C-.28 -.26 -.22 -.46 -.13 -.58C-.19 -.66 -.17 -.84 0 -.98C.17 -.84 .19 -.66 .13 -.58C.22 -.46 .28 -.26 .26 0C.14 .06 -.14 .06 -.26 0Z")
	cowl   = ui.MustPath(
		"M-.09 -.62C-.12 -.72 -.08 -.82 0 -.88C.08 -.82 .12 -.72 .09 -.62C.04 -.57 -.04 -.57 -.09 -.62Z")
	foot = ui.Ellipse(ui.Pt(0, .01), .31, .085)
)

func (a *artist) drawMaster(c *ui.Canvas, s games.Seat, at ui.Point, high float64) {
	col := a.Given.Color(s)
	breast := at.Sub(ui.Pt(0, .29*high))
	if !a.painter.figure(c, col, at, high) {
		dark := col.Mix(c.Palette.Ink, .55)
		c.Fill(foot, at.Add(ui.Pt(high*.06, high*.015)), high*1.12, c.Palette.Shadow)
		c.Fill(foot, at, high, dark)
		c.Fill(figure, at, high*1.05, c.Palette.Ink)
		c.Fill(figure, at.Sub(ui.Pt(0, high*.015)), high*.98, col)
		c.Fill(cowl, at.Sub(ui.Pt(0, high*.015)), high, c.Palette.Ink)
		for _, x := range [...]float64{-.035, .035} {
			c.Disc(at.Add(ui.Pt(x*high, -.72*high)), max(.6, high*.016), c.Palette.Bone)
		}
		c.Disc(breast, high*.145, c.Palette.Ink)
	}
	if int(s) < len(a.Given.Frame.Sitters) {
		c.Emblem(a.Given.Frame.Sitters[s].Look.Emblem, breast, high*.09, col)
	}
}

// foot returns where a master on a cell has its foot.
func (a *artist) foot(cell rules.Cell) ui.Point {
	return a.Eye.At(middle(cell)).Add(ui.Pt(0, a.Eye.Scale*.36))
}

// masterShare is the height of a master on a card, as a share of a section's side. It is low enough to leave the rune
// and the owner of the section behind in sight.
const masterShare = .74

// drawMasterOn draws a master on a cell. Tall is its height as a share of the usual one.
func (a *artist) drawMasterOn(c *ui.Canvas, s games.Seat, cell rules.Cell, tall, alpha float64) {
	at := a.foot(cell)
	if !a.places.field.Grow(a.Eye.Scale).Has(at) {
		return
	}
	before := c.Fade(alpha)
	a.drawMaster(c, s, at, a.Eye.Scale*masterShare*tall)
	c.Unfade(before)
}

// lozenge is the ground of a mark for a rune beside a card.
var lozenge = ui.Polygon(ui.Pt(0, -1.15), ui.Pt(1.15, 0), ui.Pt(0, 1.15), ui.Pt(-1.15, 0))

// drawMark draws whether a rune agrees: a tick on a pale ground, a cross on a dark one, or a grey ground where there is
// nothing to compare. Marks for runes beneath a card are round.
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

func (a *artist) drawToken(c *ui.Canvas, s games.Seat, t rules.Token) {
	r, side := a.places.cell(t.Cell), a.Eye.Scale
	a.painter.ring(c, a.Given.Color(s), r.Center(), side*.46)
	a.painter.gem(c, t.Colour, r.Center(), side*.9)
}

// dashes returns the dashed line that surrounds areas that may be taken.
func (a *artist) dashes(c *ui.Canvas) boards.Dash {
	s := a.Eye.Scale
	return boards.Dash{
		Width: ui.Whole(max(c.Dp(1.6), s*.03)), Long: max(3, s*.17), Gap: max(2, s*.11), Color: c.Palette.GoldText,
		Case: ui.Whole(max(c.Dp(3.6), s*.066)),
	}
}

func (a *artist) drawWorthOfRunes(c *ui.Canvas, r ui.Rect) {
	wide := r.W / 3
	for i := range 3 {
		colour := rules.Blue + rules.Colour(i)
		s := min(r.H*.8, wide*.56, c.Dp(36))
		mid := ui.Pt(r.X+(float64(i)+.5)*wide, r.Center().Y)
		a.painter.gem(c, colour, mid.Sub(ui.Pt(s*.35, 0)), s)
		c.Text(ui.Digits(colour.Worth()), c.Type.Number, mid.Add(ui.Pt(s*.3, 0)), ui.AlignLeft|ui.AlignMiddle)
	}
}

// shakeWidth is how far something that was refused swings to each side, in dp.
const shakeWidth = 6
