package ritual

import (
	"math"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/ui"
)

func (a *artist) drawHex(c *ui.Canvas, key pictureKey, at ui.Point, alpha float64) {
	if e := &a.Eye; a.places.sees(at, e.Scale) {
		a.painter.draw(c, key, at, e.Scale, e.Crisp(), ui.White.Fade(alpha))
	}
}

func (a *artist) drawMark(c *ui.Canvas, kind pictureKind, cell rules.Cell, alpha float64) {
	a.drawHex(c, pictureKey{kind: kind}, a.places.at(cell), alpha)
}

func (a *artist) drawTile(c *ui.Canvas, t rules.TileID, turn uint8, at ui.Point, alpha float64) {
	a.drawHex(c, a.painter.tileKey(t, turn, a.Eye.Crisp()), at, alpha)
}

// drawCoins draws a stack of coins on the board. Share is their radius as a share of a hexagon's.
func (a *artist) drawCoins(c *ui.Canvas, s games.Seat, coins int, at ui.Point, share float64) {
	if e := &a.Eye; s >= 0 && a.places.sees(at, e.Scale) {
		a.painter.draw(c, pictureKey{kind: stackPicture, a: uint8(s), b: uint8(coins)}, at, e.Scale*share,
			e.Crisp()*share, ui.White)
	}
}

func (a *artist) drawCoin(c *ui.Canvas, s games.Seat, at ui.Point, r float64) {
	if s >= 0 && int(s) < len(a.Given.Frame.Sitters) {
		r = math.Round(r)
		a.painter.draw(c, pictureKey{kind: stackPicture, a: uint8(s), b: 1}, at, r, r, ui.White)
	}
}
