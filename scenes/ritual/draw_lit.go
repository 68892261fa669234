package ritual

import (
	"runehall/ui"
)

// drawLit draws the empty cells on which the chosen tile can be laid, with the coins that it would take there; dimmer
// those where it can be laid in another rotation.
func (b *Board) drawLit(c *ui.Canvas, size float64) {
	turn := b.sel.turn()
	for i := range b.options.lays {
		l := &b.options.lays[i]
		if l.tile != b.sel.tile || l.over || b.drafted(l.cell) {
			continue
		}
		at := b.at(l.cell)
		if !b.visible(at, b.cam.Scale) {
			continue
		}
		if coins := l.coins[turn]; coins >= 0 {
			b.art.draw(c, pictureKey{kind: legalPicture}, at, b.cam.Scale, size, white)
			b.cellNumber(c, at, int(coins), c.Palette.Cream)
		} else {
			b.art.draw(c, pictureKey{kind: otherPicture}, at, b.cam.Scale, size, white.Fade(.6))
			b.cellNumber(c, at, int(l.coins[l.best(turn)]), c.Palette.Muted.Fade(.55))
		}
	}
	if b.sel.tile < 0 && b.options.laying() {
		b.drawFrontier(c, size)
	}
}

// drawFrontier draws the cells that any hand tile can take, before one is chosen.
func (b *Board) drawFrontier(c *ui.Canvas, size float64) {
	for i := range b.options.lays {
		l := &b.options.lays[i]
		if l.over || b.seenBefore(i) {
			continue
		}
		if at := b.at(l.cell); b.visible(at, b.cam.Scale) {
			b.art.draw(c, pictureKey{kind: otherPicture}, at, b.cam.Scale, size, white.Fade(.6))
		}
	}
}

// seenBefore reports whether an earlier lay has the same cell.
func (b *Board) seenBefore(i int) bool {
	for j := range i {
		if b.options.lays[j].cell == b.options.lays[i].cell {
			return true
		}
	}
	return false
}

// dragged reports whether a finger carries the chosen tile.
func (b *Board) dragged() bool { return b.hands.Carrying() != nil }

// cellNumber draws how many coins a cell would take.
func (b *Board) cellNumber(c *ui.Canvas, at ui.Point, n int, col ui.Color) {
	style := c.Type.Number.In(col)
	style.Size = min(style.Size*1.15, b.crisp*.5)
	c.Text(number(n), style, at, ui.AlignCenter|ui.AlignMiddle)
}

// drawOver rings the tiles that the chosen one can cover, with the coins that it would take, and those that a choice can
// name.
func (b *Board) drawOver(c *ui.Canvas, size float64) {
	turn := b.sel.turn()
	for i := range b.options.lays {
		l := &b.options.lays[i]
		if l.tile != b.sel.tile || !l.over || b.drafted(l.cell) {
			continue
		}
		at := b.at(l.cell)
		if !b.visible(at, b.cam.Scale) {
			continue
		}
		coins := l.coins[turn]
		if coins < 0 { // its coins stay in sight
			b.art.draw(c, pictureKey{kind: ringPicture}, at, b.cam.Scale, size, white.Fade(.4))
			continue
		}
		b.art.draw(c, pictureKey{kind: ringPicture}, at, b.cam.Scale, size, white)
		c.Disc(at, coinShare*1.02*size, c.Palette.Ink.Fade(.88))
		b.cellNumber(c, at, int(coins), c.Palette.GoldText)
	}
	for _, cell := range b.options.picks {
		kind := ringPicture
		if b.sel.pick && b.sel.picked == cell {
			kind = targetPicture
		}
		b.art.draw(c, pictureKey{kind: kind}, b.at(cell), b.cam.Scale, size, white)
	}
}
