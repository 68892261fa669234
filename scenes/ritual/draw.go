package ritual

import (
	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/ui"
)

// drawField draws the hexagons: lit cells, tiles, bands, coins, and what is meant.
func (a *artist) drawField(c *ui.Canvas) {
	size := a.places.eye.Crisp()
	if a.show.shown() && a.hand.sel.panel == noPanel {
		a.drawLit(c, size)
	}
	for i := range a.show.model.tiles {
		a.drawTileShadow(c, a.show.model.tiles[i].cell, size)
	}
	for i := range a.show.model.tiles {
		t := &a.show.model.tiles[i]
		a.drawTile(c, t.tile, t.turn, a.places.at(t.cell).Sub(ui.Pt(0, a.bounce(t.cell))), a.places.eye.Scale, size, 1)
	}
	if l := &a.show.model.settling; a.show.model.settled { // a draft that was just made
		a.drawTile(c, l.tile, l.turn, a.places.at(l.cell), a.places.eye.Scale, size, 1)
	}
	for _, s := range a.show.model.shapes {
		a.drawBand(c, s)
	}
	a.drawFlashes(c, size)
	for i := range a.show.model.tiles {
		t := &a.show.model.tiles[i]
		if t.coins > 0 && !a.hand.drafted(t.cell) {
			a.drawStack(c, t.owner, t.coins, a.places.at(t.cell))
		}
	}
	for _, s := range a.show.model.shapes {
		a.drawBonus(c, s)
	}
	a.drawGlints(c)
	if a.show.shown() && a.hand.sel.panel == noPanel {
		a.drawOver(c, size)
		a.drawGhost(c, size)
		a.drawDraft(c, size)
	}
	a.drawRefused(c, size)
	if a.hand.hint.On {
		a.drawHint(c, size)
	}
	if a.hand.sel.peek {
		a.drawPeek(c)
	}
}

func (a *artist) drawTileShadow(c *ui.Canvas, cell rules.Cell, size float64) {
	if at := a.places.at(cell); a.places.sees(at, a.places.eye.Scale) {
		a.draw(c, pictureKey{kind: shadowPicture}, at, a.places.eye.Scale, size, ui.White)
	}
}

// drawTile draws a tile round a point, in the cut that suits its size.
func (a *artist) drawTile(c *ui.Canvas, t rules.TileID, turn uint8, at ui.Point, radius, size, alpha float64) {
	a.draw(c, a.tileKey(t, turn, size), at, radius, size, ui.White.Fade(alpha))
}

// coinShare is a coin's radius as a share of its tile's: it covers the middle and no rune.
const coinShare = .32

func (a *artist) drawStack(c *ui.Canvas, owner games.Seat, coins int, at ui.Point) {
	if owner < 0 || !a.places.sees(at, a.places.eye.Scale) {
		return
	}
	r := a.places.eye.Scale * coinShare
	size := a.places.eye.Crisp() * coinShare
	at.Y += a.places.sunk(coins)
	a.draw(c, pictureKey{kind: stackPicture, a: uint8(owner), b: uint8(min(coins, rules.TileCoins))}, at, r, size, ui.White)
}

// drawBand draws a line or circle as a band through its tiles, in its owner's colour.
func (a *artist) drawBand(c *ui.Canvas, s rules.Shape) {
	if s.Owner < 0 || int(s.Owner) >= len(a.given.Frame.Sitters) {
		return
	}
	col := a.given.Frame.Sitters[s.Owner].Look.Color
	width := .22 * a.places.eye.Scale
	grown := a.grown(s)
	n := 0.0
	a.eachSpan(s, func(from, to ui.Point) {
		part := grown - n
		if s.Kind == rules.Circle {
			part = grown*rules.Dirs - n
		}
		n++
		if part <= 0 {
			return
		}
		to = from.Lerp(to, min(part, 1))
		c.Line(from, to, width*1.6, c.Palette.Ink.Fade(.75))
		c.Line(from, to, width, col)
		c.Line(from, to, width*.25, c.Palette.Cream.Fade(.8))
	})
}

// eachSpan calls draw with the ends of each straight part of a shape, on the screen.
func (a *artist) eachSpan(s rules.Shape, draw func(from, to ui.Point)) {
	if s.Kind == rules.Line {
		end := s.Cell
		for range s.Length - 1 {
			end = end.Next(s.Axis)
		}
		draw(a.places.at(s.Cell), a.places.at(end))
		return
	}
	for d := range rules.Dir(rules.Dirs) {
		draw(a.places.at(s.Cell.Next(d)), a.places.at(s.Cell.Next((d+1)%rules.Dirs)))
	}
}

// bonusShare is a bonus coin's radius as a share of a tile's.
const bonusShare = .2

func (a *artist) drawBonus(c *ui.Canvas, s rules.Shape) {
	if s.Owner < 0 {
		return
	}
	size := a.places.eye.Crisp() * bonusShare
	for i := range int(s.Coins) {
		at := a.places.gap(s, i)
		if a.places.sees(at, a.places.eye.Scale) {
			a.draw(c, pictureKey{kind: stackPicture, a: uint8(s.Owner), b: 1}, at, a.places.eye.Scale*bonusShare, size, ui.White)
		}
	}
}

// drawMatches lights the edges of a cell that match.
func (a *artist) drawMatches(c *ui.Canvas, cell rules.Cell, edges rules.Edges, size, alpha float64) {
	for d := range rules.Dir(rules.Dirs) {
		if edges.Has(d) {
			a.draw(c, pictureKey{kind: edgePicture, a: uint8(d)}, a.places.at(cell), a.places.eye.Scale, size, ui.White.Fade(alpha))
		}
	}
}
