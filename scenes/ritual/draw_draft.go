package ritual

import (
	"math"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/ui"
)

// drawGhost draws the chosen tile where the mouse hovers, as it would lie there.
func (a *artist) drawGhost(c *ui.Canvas, size float64) {
	if a.hand.sel.tile < 0 || a.hand.carries() || !a.hand.pointers.Hovering || !a.places.field.Has(a.hand.pointers.HoverAt) {
		return
	}
	cell := a.places.cell(a.hand.pointers.HoverAt)
	l := a.hand.options.lay(a.hand.sel.tile, cell)
	if l == nil || a.hand.drafted(cell) {
		return
	}
	turn := a.hand.sel.turn()
	if l.coins[turn] < 0 {
		turn = l.best(turn)
	}
	a.drawTile(c, a.hand.sel.tile, turn, a.places.at(cell), a.places.eye.Scale, size, .6)
	a.drawMatches(c, cell, a.given.View.Preview(a.hand.options.actor, a.hand.sel.tile, turn, cell).Matches, size, .8)
}

// drawDraft draws the draft: the tile, its matches lit on both sides, and the coins that it would take.
func (a *artist) drawDraft(c *ui.Canvas, size float64) {
	if !a.hand.sel.draft || a.hand.carries() {
		return
	}
	a.drawLaid(c, a.hand.sel.cell, size, 1)
}

// drawLaid draws the chosen tile on a cell as it would lie there.
func (a *artist) drawLaid(c *ui.Canvas, cell rules.Cell, size, alpha float64) {
	at, r := a.places.at(cell), a.places.eye.Scale
	if a.hand.held.Going(a.hand.sel.tile) || a.hand.held.Turning() {
		a.draw(c, pictureKey{kind: targetPicture}, at, r, size, ui.White.Fade(alpha))
		if !a.hand.held.Going(a.hand.sel.tile) {
			a.drawChosen(c, at, r, size, 0)
		}
		return
	}
	at.X += a.shaken(cell)
	turn := a.hand.sel.turn()
	p := a.given.View.Preview(a.hand.options.actor, a.hand.sel.tile, turn, cell)
	l := a.hand.options.lay(a.hand.sel.tile, cell)
	fits := l != nil && l.coins[turn] >= 0
	a.draw(c, pictureKey{kind: shadowPicture}, at.Add(ui.Pt(.06*r, .12*r)), r, size, ui.White.Fade(alpha))
	a.drawTile(c, a.hand.sel.tile, turn, at, r, size, alpha)
	frame := targetPicture
	if !fits {
		frame = wrongPicture
	}
	a.draw(c, pictureKey{kind: frame}, at, r, size, ui.White.Fade(alpha))
	for d := range rules.Dir(rules.Dirs) {
		if !p.Matches.Has(d) {
			continue
		}
		a.draw(c, pictureKey{kind: edgePicture, a: uint8(d)}, at, r, size, ui.White.Fade(alpha))
		kind := uint8(a.cutFor(size))
		a.draw(c, pictureKey{kind: runePicture, a: uint8(d), b: uint8(a.hand.sel.tile.Rune(turn, d)), c: kind}, at, r, size, ui.White.Fade(alpha))
		if n, laid := a.given.View.At(cell.Next(d)); laid {
			o := d.Opposite()
			a.draw(c, pictureKey{kind: runePicture, a: uint8(o), b: uint8(n.Tile.Rune(n.Turn, o)), c: kind}, a.places.at(n.Cell), r, size, ui.White.Fade(alpha))
		}
	}
	a.drawPill(c, a.pillAt(cell, p.Matches), p.Coins, fits)
}

// pillAt returns the middle of the coin pill of a draft: within the field, on a side of the tile where it hides no match
// if there is one, under it rather than elsewhere.
func (a *artist) pillAt(cell rules.Cell, matches rules.Edges) ui.Point {
	k, r := a.given.Frame.Kit, a.places.eye.Scale
	at := a.places.at(cell)
	lower := matches.Has(rules.SouthEast) || matches.Has(rules.SouthWest)
	upper := matches.Has(rules.NorthEast) || matches.Has(rules.NorthWest)
	field := a.places.field.Inset(ui.Sides(k.Dp(40), k.Dp(22)))
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

// gains are the texts of coins that a tile takes.
var gains = func() (list [100]string) {
	for i := range list {
		list[i] = "+" + ui.Digits(i)
	}
	return list
}()

// drawPill draws how many coins a draft takes, or that it does not fit.
func (a *artist) drawPill(c *ui.Canvas, at ui.Point, coins int, fits bool) {
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
	c.TextIn(gains[max(0, min(coins, 99))], c.Type.Number, text, ui.AlignRight|ui.AlignMiddle)
	a.drawCoin(c, a.hand.options.actor, ui.Pt(coin.X+coin.H*.5, coin.Center().Y), r.H*.3)
}

// drawCoin draws a seat's coin of a radius.
func (a *artist) drawCoin(c *ui.Canvas, s games.Seat, at ui.Point, r float64) {
	if s >= 0 && int(s) < len(a.given.Frame.Sitters) {
		r = math.Round(r)
		a.draw(c, pictureKey{kind: stackPicture, a: uint8(s), b: 1}, at, r, r, ui.White)
	}
}

// drawCarried draws the tile that a finger carries, and where it would lie.
func (a *artist) drawCarried(c *ui.Canvas) {
	f := a.hand.pointers.Carrying()
	if f == nil || a.hand.sel.tile < 0 {
		return
	}
	at := f.Carried(a.hand.Lift())
	size := a.places.eye.Crisp()
	if a.places.field.Has(at) {
		if cell := a.places.cell(at); a.hand.options.lay(a.hand.sel.tile, cell) != nil {
			before := c.Clip(a.places.field)
			a.draw(c, pictureKey{kind: targetPicture}, a.places.at(cell), a.places.eye.Scale, size, ui.White)
			c.Unclip(before)
		}
	}
	r := a.places.eye.Scale
	a.drawChosen(c, at, r, size, a.hand.held.Lifted())
	if a.places.field.Has(at) {
		cell := a.places.cell(at)
		if l := a.hand.options.lay(a.hand.sel.tile, cell); l != nil {
			coins := l.coins[a.hand.sel.turn()]
			if coins < 0 {
				coins = l.coins[l.best(a.hand.sel.turn())]
			}
			a.drawPill(c, at.Add(ui.Pt(0, r*(1+carriedScale)+c.Dp(10))), int(coins), true)
		}
	}
}
