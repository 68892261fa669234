package masters

import (
	rules "runehall/games/masters"
	"runehall/ui"
)

// drawRings draws a ring for each anchor of the chosen card, with the points that it brings at once; a second ring says
// that it stands for several places. Only one place at a time shows how the card would lie (drawHover). Rings that the
// hovering card covers are small, to keep its runes and marks in sight; the one that a finger means is large.
func (a *artist) drawRings(c *ui.Canvas) {
	if !a.placing() {
		return
	}
	var under ui.Rect
	if a.hovers() {
		under = area(a.player.verdict.laid)
	}
	meant := -1
	if down, pressed := a.Pointers.Down(); pressed {
		meant = a.player.aims(a.Eye.Under(down))
	}
	for i, at := range a.player.anchors() {
		if len(at.places) == 1 && a.drafted(at.places[0]) {
			continue
		}
		mid, r := a.Eye.At(at.at), max(11*c.Look.Device, a.Eye.Scale*.17)
		if at.brings.points != 0 {
			r = max(12*c.Look.Device, a.Eye.Scale*.22)
		}
		switch {
		case i == meant:
			r *= 1.7
			c.Glow(mid, r*2, c.Palette.Gold.Fade(.6))
		case under.Has(at.at):
			r *= .7
		default:
			c.Glow(mid, r*2.4, c.Palette.Gold.Fade(.45))
		}
		a.drawRing(c, &at, mid, r)
	}
}

func (a *artist) drawRing(c *ui.Canvas, at *anchor, mid ui.Point, r float64) {
	col := c.Palette.GoldText
	if at.brings.points < 0 {
		col = c.Palette.Blood.Mix(c.Palette.Cream, .4)
	}
	c.Disc(mid, r*1.25, c.Palette.Ink)
	c.Disc(mid, r*1.08, col)
	c.Disc(mid, r*.9, c.Palette.Ink)
	if len(at.places) > 1 {
		c.Disc(mid, r*.8, col.Fade(.7))
		c.Disc(mid, r*.7, c.Palette.Ink)
	}
	if at.brings.points == 0 {
		c.Disc(mid, r*.34, col)
		return
	}
	c.Text(brought(at.brings.points), c.Type.Number.In(col).Sized(r*1.05), mid, ui.AlignCenter|ui.AlignMiddle)
	if at.brings.turned {
		turn := mid.Add(ui.Pt(r*.95, r*.85))
		c.Disc(turn, r*.6, c.Palette.Ink)
		c.Icon(ui.IconRotateRight, ui.RectAround(turn, ui.Sz(r, r)), r, col)
	}
}

// brought returns the words for points that are won or lost, which are made once: drawing allocates nothing.
func brought(points int) string {
	return wins[max(0, min(points+mostWon, len(wins)-1))]
}

const mostWon = 60

var wins = func() (list [2*mostWon + 1]string) {
	for i := range list {
		if points := i - mostWon; points < 0 {
			list[i] = "−" + ui.Digits(-points)
		} else {
			list[i] = "+" + ui.Digits(points)
		}
	}
	return list
}()

// placing reports whether the places for the chosen card are shown.
func (a *artist) placing() bool {
	return !a.Given.Bare && a.Shown() && a.Model.already.Card == rules.Hidden && a.player.turns()
}

// drafted reports whether the chosen card lies on a place as a draft, or hovers over it.
func (a *artist) drafted(l rules.Laid) bool { return a.player.verdict.on && a.player.verdict.laid == l }

func (a *artist) drawLit(c *ui.Canvas) {
	if !a.Shown() || a.Given.Bare {
		return
	}
	s := a.Eye.Scale
	if a.player.options.phase != rules.MasterPhase {
		for _, cell := range a.player.options.cells {
			r := a.places.cell(cell).Grow(-s * .06).Snap()
			if r.Overlaps(a.places.field) {
				c.Frame(r, ui.Whole(s*.12), ui.Whole(s*.025), ui.Flat(c.Palette.GoldText.Fade(.55)))
			}
		}
	}
	a.drawHint(c)
}

func (a *artist) drawHint(c *ui.Canvas) {
	m, s := a.Proposed.Move, a.Eye.Scale
	if !a.Proposed.On {
		return
	}
	breath := a.Proposed.Breath()
	r := a.places.cell(m.Cell)
	switch {
	case lays(m):
		r = a.places.laid(laidBy(m))
		before := c.Fade(.3 + .3*breath)
		a.painter.card(c, m.Card, m.Turn, r, a.Eye.Crisp())
		c.Unfade(before)
	case m.Kind != rules.PlaceMaster && m.Kind != rules.PlaceToken:
		return
	}
	c.Glow(r.Center(), max(r.W, r.H)*.9, c.Palette.Gold.Fade(.4*breath))
	before := c.Fade(breath)
	c.Selected(r.Snap(), ui.Whole(s*.12))
	c.Unfade(before)
}

// drawHidden shows a hint's card where a draft overlaps it: it comes and goes in step with the hint's breath.
func (a *artist) drawHidden(c *ui.Canvas) {
	m := a.Proposed.Move
	if !a.Proposed.On || !lays(m) || !a.hovers() || a.Carries() {
		return
	}
	if meant := laidBy(m); meant != a.player.verdict.laid && area(meant).Overlaps(area(a.player.verdict.laid)) {
		before := c.Fade(a.Proposed.Ebb())
		a.painter.card(c, m.Card, m.Turn, a.places.laid(meant), a.Eye.Crisp())
		c.Unfade(before)
	}
}

func (a *artist) drawPicked(c *ui.Canvas) {
	if !a.Sel.pick || a.player.options.actor < 0 {
		return
	}
	cell := a.Sel.picked
	r := a.places.cell(cell)
	c.Selected(r.Grow(-a.Eye.Scale*.04).Snap(), ui.Whole(a.Eye.Scale*.12))
	if a.player.options.phase == rules.MasterPhase {
		a.drawMasterOn(c, a.player.options.actor, cell, 1, .85)
		return
	}
	if list := a.player.options.tokensOn(cell); len(list) > 0 {
		a.drawToken(c, a.player.options.actor, rules.Token{Cell: cell, Colour: list[0].Colour})
	}
}
