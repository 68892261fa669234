package ritual

import (
	"runehall/ui"
)

// drawLit draws the empty cells on which the chosen tile can be laid, with the coins that it would take there; dimmer
// those where it can be laid in another rotation.
func (a *artist) drawLit(c *ui.Canvas, size float64) {
	turn := a.hand.sel.turn()
	for i := range a.hand.options.lays {
		l := &a.hand.options.lays[i]
		if l.tile != a.hand.sel.tile || l.over || a.hand.drafted(l.cell) {
			continue
		}
		at := a.places.at(l.cell)
		if !a.places.sees(at, a.places.eye.Scale) {
			continue
		}
		if coins := l.coins[turn]; coins >= 0 {
			a.draw(c, pictureKey{kind: legalPicture}, at, a.places.eye.Scale, size, ui.White)
			a.cellNumber(c, at, int(coins), c.Palette.Cream)
		} else {
			a.draw(c, pictureKey{kind: otherPicture}, at, a.places.eye.Scale, size, ui.White.Fade(.6))
			a.cellNumber(c, at, int(l.coins[l.best(turn)]), c.Palette.Muted.Fade(.55))
		}
	}
	if a.hand.sel.tile < 0 && a.hand.options.laying() {
		a.drawFrontier(c, size)
	}
}

// drawFrontier draws the cells that any hand tile can take, before one is chosen.
func (a *artist) drawFrontier(c *ui.Canvas, size float64) {
	for i := range a.hand.options.lays {
		l := &a.hand.options.lays[i]
		if l.over || a.seenBefore(i) {
			continue
		}
		if at := a.places.at(l.cell); a.places.sees(at, a.places.eye.Scale) {
			a.draw(c, pictureKey{kind: otherPicture}, at, a.places.eye.Scale, size, ui.White.Fade(.6))
		}
	}
}

// seenBefore reports whether an earlier lay has the same cell.
func (a *artist) seenBefore(i int) bool {
	for j := range i {
		if a.hand.options.lays[j].cell == a.hand.options.lays[i].cell {
			return true
		}
	}
	return false
}

// dragged reports whether a finger carries the chosen tile.
func (a *artist) dragged() bool { return a.hand.pointers.Carrying() != nil }

// cellNumber draws how many coins a cell would take.
func (a *artist) cellNumber(c *ui.Canvas, at ui.Point, n int, col ui.Color) {
	style := c.Type.Number.In(col)
	style.Size = min(style.Size*1.15, a.places.eye.Crisp()*.5)
	c.Text(ui.Digits(n), style, at, ui.AlignCenter|ui.AlignMiddle)
}

// drawOver rings the tiles that the chosen one can cover, with the coins that it would take, and those that a choice can
// name.
func (a *artist) drawOver(c *ui.Canvas, size float64) {
	turn := a.hand.sel.turn()
	for i := range a.hand.options.lays {
		l := &a.hand.options.lays[i]
		if l.tile != a.hand.sel.tile || !l.over || a.hand.drafted(l.cell) {
			continue
		}
		at := a.places.at(l.cell)
		if !a.places.sees(at, a.places.eye.Scale) {
			continue
		}
		coins := l.coins[turn]
		if coins < 0 { // its coins stay in sight
			a.draw(c, pictureKey{kind: ringPicture}, at, a.places.eye.Scale, size, ui.White.Fade(.4))
			continue
		}
		a.draw(c, pictureKey{kind: ringPicture}, at, a.places.eye.Scale, size, ui.White)
		c.Disc(at, coinShare*1.02*size, c.Palette.Ink.Fade(.88))
		a.cellNumber(c, at, int(coins), c.Palette.GoldText)
	}
	for _, cell := range a.hand.options.picks {
		kind := ringPicture
		if a.hand.sel.pick && a.hand.sel.picked == cell {
			kind = targetPicture
		}
		a.draw(c, pictureKey{kind: kind}, a.places.at(cell), a.places.eye.Scale, size, ui.White)
	}
}
