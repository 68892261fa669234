package ritual

import (
	"math"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/ui"
)

// drawGhost draws the chosen tile where the mouse hovers, as it would lie there.
func (b *Board) drawGhost(c *ui.Canvas, size float64) {
	if b.sel.tile < 0 || b.dragged() || !b.hands.Hovering || !b.places.field.Has(b.hands.HoverAt) {
		return
	}
	cell := b.cell(b.hands.HoverAt)
	l := b.options.lay(b.sel.tile, cell)
	if l == nil || b.drafted(cell) {
		return
	}
	turn := b.sel.turn()
	if l.coins[turn] < 0 {
		turn = l.best(turn)
	}
	b.drawTile(c, b.sel.tile, turn, b.at(cell), b.cam.Scale, size, .6)
	b.drawMatches(c, cell, b.view.Preview(b.options.actor, b.sel.tile, turn, cell).Matches, size, .8)
}

// drawDraft draws the draft: the tile, its matches lit on both sides, and the coins that it would take.
func (b *Board) drawDraft(c *ui.Canvas, size float64) {
	if !b.sel.draft || b.dragged() {
		return
	}
	b.drawLaid(c, b.sel.cell, size, 1)
}

// drawLaid draws the chosen tile on a cell as it would lie there.
func (b *Board) drawLaid(c *ui.Canvas, cell rules.Cell, size, alpha float64) {
	at, r := b.at(cell), b.cam.Scale
	if b.motions.snapping(b.sel.tile) || b.motions.spin.Moving() {
		b.art.draw(c, pictureKey{kind: targetPicture}, at, r, size, white.Fade(alpha))
		if !b.motions.snapping(b.sel.tile) {
			b.drawChosen(c, at, r, size, 0)
		}
		return
	}
	at.X += b.shaken(cell)
	turn := b.sel.turn()
	p := b.view.Preview(b.options.actor, b.sel.tile, turn, cell)
	l := b.options.lay(b.sel.tile, cell)
	fits := l != nil && l.coins[turn] >= 0
	b.art.draw(c, pictureKey{kind: shadowPicture}, at.Add(ui.Pt(.06*r, .12*r)), r, size, white.Fade(alpha))
	b.drawTile(c, b.sel.tile, turn, at, r, size, alpha)
	frame := targetPicture
	if !fits {
		frame = wrongPicture
	}
	b.art.draw(c, pictureKey{kind: frame}, at, r, size, white.Fade(alpha))
	for d := range rules.Dir(rules.Dirs) {
		if !p.Matches.Has(d) {
			continue
		}
		b.art.draw(c, pictureKey{kind: edgePicture, a: uint8(d)}, at, r, size, white.Fade(alpha))
		kind := uint8(b.art.cutFor(size))
		b.art.draw(c, pictureKey{kind: runePicture, a: uint8(d), b: uint8(b.sel.tile.Rune(turn, d)), c: kind}, at, r, size, white.Fade(alpha))
		if n, laid := b.view.At(cell.Next(d)); laid {
			o := d.Opposite()
			b.art.draw(c, pictureKey{kind: runePicture, a: uint8(o), b: uint8(n.Tile.Rune(n.Turn, o)), c: kind}, b.at(n.Cell), r, size, white.Fade(alpha))
		}
	}
	b.drawPill(c, b.pillAt(cell, p.Matches), p.Coins, fits)
}

// pillAt returns the middle of the coin pill of a draft: within the field, on a side of the tile where it hides no match
// if there is one, under it rather than elsewhere.
func (b *Board) pillAt(cell rules.Cell, matches rules.Edges) ui.Point {
	k, r := b.frame.Kit, b.cam.Scale
	at := b.at(cell)
	lower := matches.Has(rules.SouthEast) || matches.Has(rules.SouthWest)
	upper := matches.Has(rules.NorthEast) || matches.Has(rules.NorthWest)
	field := b.places.field.Inset(ui.Sides(k.Dp(40), k.Dp(22)))
	tries := [...]struct {
		at   ui.Point
		hide bool
	}{
		{at.Add(ui.Pt(0, r+k.Dp(10))), lower},
		{at.Add(ui.Pt(0, -r-k.Dp(10))), upper},
		{at.Add(ui.Pt(r*.87+k.Dp(40), 0)), matches.Has(rules.East)},
		{at.Add(ui.Pt(-r*.87-k.Dp(40), 0)), matches.Has(rules.West)},
	}
	for _, hides := range []bool{false, true} {
		for _, t := range tries {
			if (hides || !t.hide) && field.Has(t.at) {
				return t.at
			}
		}
	}
	p := tries[0].at
	return ui.Pt(max(field.X, min(p.X, field.Right())), max(field.Y, min(p.Y, field.Bottom())))
}

// drawPill draws how many coins a draft takes, or that it does not fit.
func (b *Board) drawPill(c *ui.Canvas, at ui.Point, coins int, fits bool) {
	r := ui.RectAround(at, ui.Sz(c.Dp(74), c.Dp(36)))
	edge := c.Palette.Gold
	if !fits {
		edge = c.Palette.Blood
	}
	c.Shadow(r, r.H/2, c.Dp(8), c.Palette.Shadow)
	c.Box(r, r.H/2, ui.Flat(c.Palette.Ink.Fade(.94)))
	c.Frame(r, r.H/2, c.Outline*.7, ui.Flat(edge))
	if !fits {
		c.Icon(ui.IconClose, r, c.Theme.Icon*.8, c.Palette.Blood)
		return
	}
	text, coin := r.CutLeft(r.W*.52, 0)
	c.TextIn(plus[max(0, min(coins, 99))], c.Type.Number, text, ui.AlignRight|ui.AlignMiddle)
	b.coin(c, b.options.actor, ui.Pt(coin.X+coin.H*.5, coin.Center().Y), r.H*.3)
}

// coin draws a seat's coin of a radius.
func (b *Board) coin(c *ui.Canvas, s games.Seat, at ui.Point, r float64) {
	if s >= 0 && int(s) < len(b.frame.Sitters) {
		r = math.Round(r)
		b.art.draw(c, pictureKey{kind: stackPicture, a: uint8(s), b: 1}, at, r, r, white)
	}
}

// drawCarried draws the tile that a finger carries, and where it would lie.
func (b *Board) drawCarried(c *ui.Canvas) {
	f := b.hands.Carrying()
	if f == nil || b.sel.tile < 0 {
		return
	}
	at := f.Carried(b.lift())
	size := b.crisp
	if b.places.field.Has(at) {
		if cell := b.cell(at); b.options.lay(b.sel.tile, cell) != nil {
			before := c.Clip(b.places.field)
			b.art.draw(c, pictureKey{kind: targetPicture}, b.at(cell), b.cam.Scale, size, white)
			c.Unclip(before)
		}
	}
	r := b.cam.Scale
	b.drawChosen(c, at, r, size, b.motions.lift.Value())
	if b.places.field.Has(at) {
		cell := b.cell(at)
		if l := b.options.lay(b.sel.tile, cell); l != nil {
			coins := l.coins[b.sel.turn()]
			if coins < 0 {
				coins = l.coins[l.best(b.sel.turn())]
			}
			b.drawPill(c, at.Add(ui.Pt(0, r*(1+carriedScale)+c.Dp(10))), int(coins), true)
		}
	}
}
