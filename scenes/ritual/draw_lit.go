package ritual

import (
	"slices"

	rules "runehall/games/ritual"
	"runehall/ui"
)

// drawLit draws the empty cells on which the chosen tile can be laid, with the coins that it would take there, and with an
// arrow those where it can be laid in another rotation. Before one is chosen it draws those that any hand tile can take.
func (a *artist) drawLit(c *ui.Canvas) {
	o, turn := a.player.options, a.Sel.turn()
	for i := range o.placements {
		l := &o.placements[i]
		switch {
		case l.covers || a.player.drafted(l.cell):
		case a.Sel.tile < 0:
			if !slices.ContainsFunc(o.placements[:i], func(k placement) bool { return k.cell == l.cell }) {
				a.drawMark(c, otherPicture, l.cell, .6)
			}
		case l.tile != a.Sel.tile:
		case l.coins[turn] >= 0:
			a.drawMark(c, legalPicture, l.cell, 1)
			a.cellNumber(c, l.cell, l.coins[turn], c.Palette.Cream)
		default:
			a.drawMark(c, otherPicture, l.cell, .6)
			a.turnedNumber(c, l.cell, l.coins[l.best(turn)])
		}
	}
}

func (a *artist) cellNumber(c *ui.Canvas, cell rules.Cell, n int8, col ui.Color) {
	style := c.Type.Number.In(col)
	style.Size = min(style.Size*1.15, a.Eye.Crisp()*.5)
	if at := a.places.at(cell); a.places.sees(at, a.Eye.Scale) {
		c.Text(ui.Digits(int(n)), style, at, ui.AlignCenter|ui.AlignMiddle)
	}
}

// turnedNumber draws how many coins a cell would take once the tile is turned: with an arrow, since brightness alone says little.
func (a *artist) turnedNumber(c *ui.Canvas, cell rules.Cell, n int8) {
	r, col := a.Eye.Crisp(), c.Palette.Muted
	style := c.Type.Number.In(col)
	style.Size = min(style.Size*.95, r*.48)
	if at := a.places.at(cell); a.places.sees(at, a.Eye.Scale) {
		c.Icon(ui.IconRotateRight, ui.RectAround(at.Add(ui.Pt(0, r*.33)), ui.Sz(r*.5, r*.5)), min(r*.42, c.Theme.Icon*.8), col)
		c.Text(ui.Digits(int(n)), style, at.Sub(ui.Pt(0, r*.2)), ui.AlignCenter|ui.AlignMiddle)
	}
}

// drawCovers rings the tiles that the chosen one can cover, with the coins that it would take, and those that a choice can
// name.
func (a *artist) drawCovers(c *ui.Canvas) {
	turn := a.Sel.turn()
	for i := range a.player.options.placements {
		l := &a.player.options.placements[i]
		if l.tile != a.Sel.tile || !l.covers || a.player.drafted(l.cell) {
			continue
		}
		if l.coins[turn] < 0 { // its coins stay in sight
			a.drawMark(c, ringPicture, l.cell, .4)
			continue
		}
		a.drawMark(c, ringPicture, l.cell, 1)
		c.Disc(a.places.at(l.cell), coinShare*1.02*a.Eye.Crisp(), c.Palette.Ink.Fade(.88))
		a.cellNumber(c, l.cell, l.coins[turn], c.Palette.GoldText)
	}
	for _, cell := range a.player.options.picks {
		kind := ringPicture
		if a.Sel.pick && a.Sel.picked == cell {
			kind = targetPicture
		}
		a.drawMark(c, kind, cell, 1)
	}
}
