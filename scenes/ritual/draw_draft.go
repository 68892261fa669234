package ritual

import (
	"math"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/boards"
	"runehall/ui"
)

// drawGhost draws the chosen tile where the mouse hovers, as it would lie there.
func (a *artist) drawGhost(c *ui.Canvas) {
	h := a.hand
	if h.carries() || !h.pointers.Hovering || !a.places.field.Has(h.pointers.HoverAt) {
		return
	}
	cell := a.places.cell(h.pointers.HoverAt)
	l := h.options.lay(h.sel.tile, cell)
	if l == nil || h.drafted(cell) {
		return
	}
	turn := l.fitting(h.sel.turn())
	a.layTile(c, h.sel.tile, turn, a.places.at(cell), .6)
	matches := a.given.View.Preview(h.options.actor, h.sel.tile, turn, cell).Matches
	for d := range rules.Dir(rules.Dirs) {
		if matches.Has(d) {
			a.lay(c, pictureKey{kind: edgePicture, a: uint8(d)}, a.places.at(cell), .8)
		}
	}
}

// drawDraft draws the draft: the tile, its matches lit on both sides, and the coins that it would take.
func (a *artist) drawDraft(c *ui.Canvas) {
	h, cell, tile, turn := a.hand, a.hand.sel.cell, a.hand.sel.tile, a.hand.sel.turn()
	if !h.sel.draft || h.carries() {
		return
	}
	at, r := a.places.at(cell), a.places.eye.Scale
	if h.held.Going(tile) || h.held.Turning() {
		a.mark(c, targetPicture, cell, 1)
		if !h.held.Going(tile) {
			a.drawChosen(c, at, r, a.places.eye.Crisp(), 0)
		}
		return
	}
	at.X += a.shaken(cell)
	p := a.given.View.Preview(h.options.actor, tile, turn, cell)
	l := h.options.lay(tile, cell)
	fits := l != nil && l.coins[turn] >= 0
	a.lay(c, pictureKey{kind: shadowPicture}, at.Add(ui.Pt(.06*r, .12*r)), 1)
	a.layTile(c, tile, turn, at, 1)
	frame := targetPicture
	if !fits {
		frame = wrongPicture
	}
	a.lay(c, pictureKey{kind: frame}, at, 1)
	for d := range rules.Dir(rules.Dirs) {
		if p.Matches.Has(d) {
			a.lay(c, pictureKey{kind: edgePicture, a: uint8(d)}, at, 1)
			a.layRune(c, tile.Rune(turn, d), d, at, 1)
			a.drawRuneLit(c, cell.Next(d), d.Opposite(), 1)
		}
	}
	a.drawPill(c, a.pillAt(cell, p.Matches), p.Coins, fits)
}

// pillAt returns the middle of the coin pill of a draft: within the field, and if possible on a side of the tile without a
// match, which it would hide; below the tile rather than elsewhere.
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
	return ui.RectAround(tries[0].at, ui.Size{}).Into(field).Min()
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
	boards.Tag(c, r, .94, c.Outline*.7, edge)
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
		a.painter.draw(c, pictureKey{kind: stackPicture, a: uint8(s), b: 1}, at, r, r, ui.White)
	}
}

// drawCarried draws the tile that a finger carries, where it would lie, and the coins that it would take there.
func (a *artist) drawCarried(c *ui.Canvas) {
	f := a.hand.pointers.Carrying()
	if f == nil || a.hand.sel.tile < 0 {
		return
	}
	at, r := f.Carried(a.hand.Lift()), a.places.eye.Scale
	var l *lay
	if a.places.field.Has(at) {
		l = a.hand.options.lay(a.hand.sel.tile, a.places.cell(at))
	}
	if l != nil {
		before := c.Clip(a.places.field)
		a.mark(c, targetPicture, l.cell, 1)
		c.Unclip(before)
	}
	a.drawChosen(c, at, r, a.places.eye.Crisp(), a.hand.held.Lifted())
	if l != nil {
		coins := int(l.coins[l.fitting(a.hand.sel.turn())])
		a.drawPill(c, at.Add(ui.Pt(0, r*(1+carriedScale)+c.Dp(10))), coins, true)
	}
}
