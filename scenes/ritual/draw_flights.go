package ritual

import (
	"math"

	rules "runehall/games/ritual"
	"runehall/ui"
)

// carriedScale is how much larger a tile looks that is lifted.
const carriedScale = .06

// drawFlights draws what is on its way, over everything else.
func (b *Board) drawFlights(c *ui.Canvas) {
	for i := range b.model.flights {
		f := &b.model.flights[i]
		if f.still {
			before := c.Fade(f.t)
			b.drawFlight(c, f)
			c.Unfade(before)
			continue
		}
		b.drawFlight(c, f)
	}
}

func (b *Board) drawFlight(c *ui.Canvas, f *flight) {
	switch {
	case f.coin >= 0:
		b.drawCoinFlight(c, f)
	case f.card:
		b.drawCardFlight(c, f)
	case f.tile >= 0:
		b.drawTileFlight(c, f)
	}
}

// way returns how much of its way a flight has made in the picture.
func (f *flight) way() float64 {
	if f.still {
		return 1
	}
	return f.t
}

// drawCoinFlight draws a coin in an arc. Before it takes off it lies in its tray or stack, and when it has landed it is
// counted there; between the tiles of a new line it waits for the others.
func (b *Board) drawCoinFlight(c *ui.Canvas, f *flight) {
	if !f.gone || f.come && f.to.kind != spotShape {
		return
	}
	from, r0 := b.coinSpot(f.from)
	to, r1 := b.coinSpot(f.to)
	t := f.way()
	at, r := from.Lerp(to, t), (r0+(r1-r0)*t)*(1+.15*f.high)
	if !f.still {
		c.Glow(at.Add(ui.Pt(.1*r, .2*r)), r*1.3, c.Palette.Ink.Fade(.6*f.high))
		at = thrown(b.frame.Kit, from, to, t, f.high)
	}
	size := math.Round(max(r0, r1))
	b.art.draw(c, pictureKey{kind: stackPicture, a: uint8(f.coin), b: 1}, at, r, size, white)
}

// drawCardFlight draws a card; one whose face is known turns over on the way. It is drawn from a picture of the size that
// it has at the larger of its ends, so that nothing is made anew while it flies.
func (b *Board) drawCardFlight(c *ui.Canvas, f *flight) {
	if !f.gone {
		return
	}
	from, w0 := b.cardSpot(f.from)
	to, w1 := b.cardSpot(f.to)
	t := f.way()
	at, w := from.Lerp(to, t), (w0+(w1-w0)*t)*(1+.06*f.high)
	at.Y -= f.high * b.frame.Kit.Dp(28)
	shown, turned := rules.Hidden, 1.0
	switch {
	case f.face == rules.Hidden:
	case f.open || f.still:
		shown = f.face
	default:
		turned = math.Cos(math.Pi * f.t)
		if turned < 0 {
			shown = f.face
		}
	}
	form := cardSign
	if f.to.kind == spotStage || f.from.kind == spotStage {
		form = b.stagePlaces(max(1, f.to.index+1, f.from.index+1)).form
	}
	b.drawFlatCard(c, shown, form, at, w, max(w0, w1), math.Abs(turned))
}

// drawTileFlight draws a tile that is carried over the table, and its shadow on it.
func (b *Board) drawTileFlight(c *ui.Canvas, f *flight) {
	if !f.gone && f.from.kind != spotHand {
		return
	}
	from, r0 := b.spot(f.from)
	to, r1 := b.spot(f.to)
	t := f.way()
	at, r := from.Lerp(to, t), r0+(r1-r0)*t
	size := math.Floor(max(r0, r1))
	if f.to.kind == spotCell {
		size = b.crisp
	}
	b.art.drawLifted(c, f.tile, f.turn, at, r, size, f.high)
}

// drawLifted draws a tile that is held over the table; high is 1 where a hand carries it.
func (a *artist) drawLifted(c *ui.Canvas, t rules.TileID, turn uint8, at ui.Point, r, size, high float64) {
	a.drawFarShadow(c, at, r, size, high)
	a.draw(c, a.tileKey(t, turn, size), at.Sub(ui.Pt(0, .12*high*r)), r*(1+carriedScale*high), size, white)
}

// drawFarShadow draws the shadow of a tile that is held over the table.
func (a *artist) drawFarShadow(c *ui.Canvas, at ui.Point, r, size, high float64) {
	a.draw(c, pictureKey{kind: shadowPicture}, at.Add(ui.Pt(.16*high*r, .3*high*r)), r*(1+.1*high), size, white)
}

// thrown returns where a coin is at a part of its way, as high as it is then.
func thrown(k *ui.Kit, from, to ui.Point, t, high float64) ui.Point {
	at := from.Lerp(to, t)
	at.Y -= high * min(k.Dp(72), from.Dist(to)*.25)
	return at
}

// coinHigh is how high a coin flies at a part of its time, from 0 over 1 in the middle to 0.
func coinHigh(t float64) float64 { return math.Sin(math.Pi * t) }

// away reports whether a hand tile is on its way, or lies on the board as a draft that was just made.
func (b *Board) away(t rules.TileID) bool {
	if b.model.settled && b.model.settling.tile == t {
		return true
	}
	for i := range b.model.flights {
		if f := &b.model.flights[i]; f.tile == t && f.coin < 0 && !f.card {
			return true
		}
	}
	return false
}
