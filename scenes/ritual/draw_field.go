package ritual

import (
	rules "runehall/games/ritual"
	"runehall/ui"
)

func (a *artist) drawStack(c *ui.Canvas, t *placed) {
	at := a.places.at(t.cell).Add(ui.Pt(0, a.places.sunk(t.coins)))
	a.drawCoins(c, t.owner, min(t.coins, rules.TileCoins), at, coinShare)
}

// drawBand draws a line or circle as a band through its tiles, in its owner's colour. A new one is drawn out.
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

func (a *artist) drawBonus(c *ui.Canvas, s rules.Shape) {
	for i := range int(s.Coins) {
		a.drawCoins(c, s.Owner, 1, a.places.onPlane(gap(s, i)), bonusShare)
	}
}
