package masters

import (
	rules "runehall/games/masters"
	"runehall/ui"
)

// drawPlaces lights where the chosen card may lie as it is turned.
func (a *artist) drawPlaces(c *ui.Canvas) {
	if !a.placing() {
		return
	}
	for _, l := range a.player.lit() {
		if r := a.places.laid(l); r.Overlaps(a.places.field) && !a.drafted(l) {
			c.Rect(r, c.Palette.Gold.Fade(.12))
			a.dashes(c).Frame(c, r.Grow(-a.Eye.Scale*.05).Snap())
		}
	}
}

// drawRings draws the rings of those places, which are tapped: over a card that hovers there too.
func (a *artist) drawRings(c *ui.Canvas) {
	if !a.placing() {
		return
	}
	r := max(c.Dp(7), a.Eye.Scale*.155)
	for _, l := range a.player.lit() {
		if a.drafted(l) {
			continue
		}
		mid := a.Eye.At(area(l).Center())
		c.Glow(mid, r*2.6, c.Palette.Gold.Fade(.45))
		c.Disc(mid, r*1.25, c.Palette.Ink)
		c.Disc(mid, r, c.Palette.GoldText)
		c.Disc(mid, r*.72, c.Palette.Ink)
		c.Disc(mid, r*.34, c.Palette.GoldText)
	}
}

// placing reports whether places for a card are lit.
func (a *artist) placing() bool {
	return !a.Given.Bare && a.Shown() && a.Model.already.Card == rules.Hidden && a.player.turns()
}

// drafted reports whether the card lies on a place as a draft, or hovers over it.
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
