package ritual

import (
	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/ui"
)

func (a *artist) drawField(c *ui.Canvas) {
	m := &a.Model
	points := a.Shown() && a.Sel.panel == noPanel // something on the board can be pointed at
	if points {
		a.drawLit(c)
	}
	for i := range m.tiles {
		a.mark(c, shadowPicture, m.tiles[i].cell, 1)
	}
	for i := range m.tiles {
		t := &m.tiles[i]
		a.layTile(c, t.tile, t.turn, a.places.at(t.cell).Sub(ui.Pt(0, a.bounce(t.cell))), 1)
	}
	a.drawFresh(c)
	if t := m.already; t != nil {
		a.layTile(c, t.tile, t.turn, a.places.at(t.cell), 1)
	}
	for _, s := range m.shapes {
		a.drawBand(c, s)
	}
	a.drawFlashes(c)
	for i := range m.tiles {
		if t := &m.tiles[i]; t.coins > 0 && !a.player.drafted(t.cell) {
			a.drawStack(c, t)
		}
	}
	for _, s := range m.shapes {
		a.drawBonus(c, s)
	}
	a.drawGlints(c)
	if points {
		a.drawCovers(c)
		a.drawGhost(c)
		a.drawDraft(c)
	}
	a.drawRefused(c)
	a.drawHint(c)
}

func (a *artist) lay(c *ui.Canvas, key pictureKey, at ui.Point, alpha float64) {
	if e := &a.Eye; a.places.sees(at, e.Scale) {
		a.painter.draw(c, key, at, e.Scale, e.Crisp(), ui.White.Fade(alpha))
	}
}

func (a *artist) mark(c *ui.Canvas, kind pictureKind, cell rules.Cell, alpha float64) {
	a.lay(c, pictureKey{kind: kind}, a.places.at(cell), alpha)
}

func (a *artist) layTile(c *ui.Canvas, t rules.TileID, turn uint8, at ui.Point, alpha float64) {
	a.lay(c, a.painter.tileKey(t, turn, a.Eye.Crisp()), at, alpha)
}

// layCoins draws a stack of coins whose radius is a share of that of the board's hexagons.
func (a *artist) layCoins(c *ui.Canvas, s games.Seat, coins int, at ui.Point, share float64) {
	if e := &a.Eye; s >= 0 && a.places.sees(at, e.Scale) {
		a.painter.draw(c, pictureKey{kind: stackPicture, a: uint8(s), b: uint8(coins)}, at, e.Scale*share, e.Crisp()*share, ui.White)
	}
}

// coinShare is a coin's radius as a share of its tile's: it covers the middle and no rune.
const coinShare = .32

func (a *artist) drawStack(c *ui.Canvas, t *placed) {
	at := a.places.at(t.cell).Add(ui.Pt(0, a.places.sunk(t.coins)))
	a.layCoins(c, t.owner, min(t.coins, rules.TileCoins), at, coinShare)
}

// drawBand draws a line or circle as a band through its tiles, in its owner's colour.
func (a *artist) drawBand(c *ui.Canvas, s rules.Shape) {
	if !a.Given.Sits(s.Owner) {
		return
	}
	col := a.Given.Color(s.Owner)
	width := .22 * a.Eye.Scale
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
		draw(a.places.at(s.Cell), a.places.at(shapeTile(s, int(s.Length)-1)))
		return
	}
	for i := range rules.Dirs {
		draw(a.places.at(shapeTile(s, i)), a.places.at(shapeTile(s, i+1)))
	}
}

// bonusShare is a bonus coin's radius as a share of a tile's.
const bonusShare = .2

func (a *artist) drawBonus(c *ui.Canvas, s rules.Shape) {
	for i := range int(s.Coins) {
		a.layCoins(c, s.Owner, 1, a.places.onPlane(gap(s, i)), bonusShare)
	}
}
