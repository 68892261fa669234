package masters

import (
	"runehall/games"
	rules "runehall/games/masters"
	"runehall/ui"
)

func (a *artist) drawField(c *ui.Canvas) {
	for _, l := range a.Model.laid {
		a.drawLaid(c, l)
	}
	if l := a.Model.already; l.Card != rules.Hidden {
		a.drawLaid(c, l)
	}
	for s := range a.Model.seats {
		if t := a.Model.tokens[s]; t.Colour != rules.NoRune {
			a.drawToken(c, games.Seat(s), t)
		}
	}
	a.drawAreas(c)
	a.drawClaims(c)
	a.drawLit(c)
	a.drawPlaces(c)
	a.drawLatest(c)
	a.drawHover(c)
	a.drawFlashes(c)
	a.drawRefused(c)
	for s := range games.Seat(a.Model.seats) {
		for _, cell := range a.Model.standing[s] {
			a.drawMasterOn(c, s, cell, a.Model.squashed(cell), 1)
		}
	}
	a.drawRings(c)
	a.drawMarks(c)
	a.drawWorths(c)
	a.drawPicked(c)
	if a.Sel.peek {
		a.drawPeek(c)
	}
}

func (a *artist) drawLaid(c *ui.Canvas, l rules.Laid) {
	r := a.places.laid(l)
	if !r.Overlaps(a.places.field) {
		return
	}
	s := a.Eye.Scale
	c.Shadow(r.Move(ui.Pt(0, ui.Whole(s*.03))).Snap(), ui.Whole(s*.13), ui.Whole(s*.08), c.Palette.Shadow)
	a.painter.card(c, l.Card, l.Turn, r, a.Eye.Crisp())
}

func (a *artist) drawToken(c *ui.Canvas, s games.Seat, t rules.Token) {
	r, side := a.places.cell(t.Cell), a.Eye.Scale
	a.painter.ring(c, a.Given.Color(s), r.Center(), side*.46)
	a.painter.gem(c, t.Colour, r.Center(), side*.9)
}

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
