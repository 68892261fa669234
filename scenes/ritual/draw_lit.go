package ritual

import (
	"slices"

	rules "runehall/games/ritual"
	"runehall/ui"
)

// drawLit draws the empty cells where the chosen tile can be laid, with the most coins that it can take there. Where it
// must be turned for them, an arrow says so. As long as none is chosen, it draws the cells where any hand tile can be
// laid.
func (a *artist) drawLit(c *ui.Canvas) {
	o, turn := a.player.options, a.Sel.turn()
	for i := range o.placements {
		l := &o.placements[i]
		switch {
		case l.covers || a.player.drafted(l.cell):
		case a.Sel.tile < 0:
			if slices.ContainsFunc(o.placements[:i], func(k placement) bool { return k.cell == l.cell }) {
				continue
			}
			if len(a.Model.tiles) == 0 { // the first cell of a match is alone on the table and needs to be seen
				a.drawMark(c, legalPicture, l.cell, 1)
				a.drawMark(c, targetPicture, l.cell, .8)
				continue
			}
			a.drawMark(c, otherPicture, l.cell, .8)
		case l.tile != a.Sel.tile:
		case l.lies(turn):
			a.drawMark(c, legalPicture, l.cell, 1)
			a.cellText(c, l.cell, l.sum(turn), a.inked(l, c.Palette.Cream))
		case l.coins[turn] >= 0:
			a.drawMark(c, legalPicture, l.cell, 1)
			a.turnedNumber(c, l.cell, l.sum(turn), a.inked(l, c.Palette.Cream))
		default:
			a.drawMark(c, otherPicture, l.cell, .6)
			a.turnedNumber(c, l.cell, l.sum(turn), a.inked(l, c.Palette.Muted))
		}
	}
}

// inked returns the colour of a placement's coins: golden if it completes a line or circle, whose cell has a golden rim
// too.
func (a *artist) inked(l *placement, usual ui.Color) ui.Color {
	if l.bonus > 0 {
		return a.Given.Frame.Kit.Palette.GoldText
	}
	return usual
}

// sums are the words for what a placement brings, plus the coins of the lines and circles that it completes; made once,
// so that drawing allocates nothing. Covering an own tile may bring less than nothing.
var sums = func() (list [2*rules.TileCoins + 1][41]string) {
	for i := range list {
		for bonus := range list[i] {
			list[i][bonus] = signed(i - rules.TileCoins)
			if bonus > 0 {
				list[i][bonus] += "+" + ui.Digits(bonus)
			}
		}
	}
	return list
}()

// sum returns the words for the most that the placement can bring, for a tile that lies as turn says.
func (l *placement) sum(turn uint8) string {
	gain := max(-rules.TileCoins, min(int(l.gains(l.best(turn))), rules.TileCoins))
	return sums[gain+rules.TileCoins][min(int(l.bonus), len(sums[0])-1)]
}

func (a *artist) cellText(c *ui.Canvas, cell rules.Cell, text string, col ui.Color) {
	style := c.Type.Number.In(col)
	style.Size = min(style.Size*1.15, a.Eye.Crisp()*.5)
	if at := a.places.at(cell); a.places.sees(at, a.Eye.Scale) {
		c.Text(text, style, at, ui.AlignCenter|ui.AlignMiddle)
	}
}

// turnedNumber draws the most that a cell can bring, once the tile is turned. An arrow says so, since a paler colour
// alone would not.
func (a *artist) turnedNumber(c *ui.Canvas, cell rules.Cell, text string, col ui.Color) {
	r := a.Eye.Crisp()
	style := c.Type.Number.In(col)
	style.Size = min(style.Size*.95, r*.48)
	if at := a.places.at(cell); a.places.sees(at, a.Eye.Scale) {
		c.Icon(ui.IconRotateRight, ui.RectAround(at.Add(ui.Pt(0, r*.33)), ui.Sz(r*.5, r*.5)),
			min(r*.42, c.Theme.Icon*.8), col)
		c.Text(text, style, at.Sub(ui.Pt(0, r*.2)), ui.AlignCenter|ui.AlignMiddle)
	}
}

// drawCovers rings the tiles that the chosen one can cover, with the most that it can bring there, and the tiles that a
// choice can name.
func (a *artist) drawCovers(c *ui.Canvas) {
	turn := a.Sel.turn()
	for i := range a.player.options.placements {
		l := &a.player.options.placements[i]
		if l.tile != a.Sel.tile || !l.covers || a.player.drafted(l.cell) {
			continue
		}
		a.drawMark(c, ringPicture, l.cell, 1)
		if !l.lies(turn) {
			c.Disc(a.places.at(l.cell), coinShare*1.25*a.Eye.Crisp(), c.Palette.Ink.Fade(.88))
			a.turnedNumber(c, l.cell, l.sum(turn), a.inked(l, c.Palette.Text))
			continue
		}
		c.Disc(a.places.at(l.cell), coinShare*1.02*a.Eye.Crisp(), c.Palette.Ink.Fade(.88))
		a.cellText(c, l.cell, l.sum(turn), c.Palette.GoldText)
	}
	for _, cell := range a.player.options.picks {
		kind := ringPicture
		if a.Sel.pick && a.Sel.picked == cell {
			kind = targetPicture
		}
		a.drawMark(c, kind, cell, 1)
	}
}
