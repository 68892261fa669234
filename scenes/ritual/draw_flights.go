package ritual

import (
	"math"

	rules "runehall/games/ritual"
	"runehall/ui"
)

func (a *artist) drawFlights(c *ui.Canvas) {
	for f := range a.Model.flights.Each() {
		a.drawFlight(c, f)
	}
}

func (a *artist) drawFlight(c *ui.Canvas, f *flight) {
	defer c.Unfade(c.Fade(f.Strength()))
	switch {
	case f.coin >= 0:
		a.drawCoinFlight(c, f)
	case f.card:
		a.drawCardFlight(c, f)
	case f.tile >= 0:
		a.drawTileFlight(c, f)
	}
}

// drawCoinFlight draws a coin that flies in an arc. Before it takes off it is drawn in its tray or stack, and once it
// has landed it is counted there. Only between the tiles of a new line it is drawn on, while it waits for the other
// coins.
func (a *artist) drawCoinFlight(c *ui.Canvas, f *flight) {
	if !f.Gone || f.Come && f.to.Kind != border {
		return
	}
	from, r0 := a.places.coinOn(f.from, f.under[0])
	to, r1 := a.places.coinOn(f.to, f.under[1])
	t := f.Made()
	at, r := from.Lerp(to, t), (r0+(r1-r0)*t)*(1+.15*f.High)
	if !f.Still {
		c.Glow(at.Add(ui.Pt(.1*r, .2*r)), r*1.3, c.Palette.Ink.Fade(.6*f.High))
		at = thrown(a.Given.Frame.Kit, from, to, t, f.High)
	}
	size := math.Round(max(r0, r1))
	a.painter.draw(c, pictureKey{kind: stackPicture, a: uint8(f.coin), b: 1}, at, r, size, ui.White)
}

// drawCardFlight draws a flying card; if its face is known, it turns over on the way. Its picture is made for the
// larger of its two ends, so that none has to be made in flight.
func (a *artist) drawCardFlight(c *ui.Canvas, f *flight) {
	if !f.Gone {
		return
	}
	from, w0 := a.places.cardOn(f.from)
	to, w1 := a.places.cardOn(f.to)
	t := f.Made()
	at, w := from.Lerp(to, t), (w0+(w1-w0)*t)*(1+.06*f.High)
	at.Y -= f.High * a.Given.Frame.Kit.Dp(28)
	shown, turned := rules.Hidden, 1.0
	switch {
	case f.face == rules.Hidden:
	case f.open || f.Still:
		shown = f.face
	default:
		turned = math.Cos(math.Pi * f.T)
		if turned < 0 {
			shown = f.face
		}
	}
	form := cardSign
	for _, t := range [...]thing{f.from, f.to} {
		if t.Kind == chain {
			form = a.places.revealed(int(t.N) + 1).form
		}
	}
	a.drawFlatCard(c, shown, form, at, w, max(w0, w1), math.Abs(turned))
}

// drawTileFlight draws a tile that is carried over the table, and the shadow that it throws.
func (a *artist) drawTileFlight(c *ui.Canvas, f *flight) {
	if !f.Gone && !isHandTile(f.from) {
		return
	}
	from, r0 := a.places.tileOn(f.from)
	to, r1 := a.places.tileOn(f.to)
	t := f.Made()
	at, r := from.Lerp(to, t), r0+(r1-r0)*t
	size := math.Floor(max(r0, r1))
	if isHex(f.to) {
		size = a.Eye.Crisp()
	}
	a.painter.drawLifted(c, f.tile, f.turn, at, r, size, f.High)
}

// thrown returns where a coin is at part t of its way. High, from 0 to 1, is how far it has risen.
func thrown(k *ui.Kit, from, to ui.Point, t, high float64) ui.Point {
	at := from.Lerp(to, t)
	at.Y -= high * min(k.Dp(72), from.Dist(to)*.25)
	return at
}

// away reports whether a hand tile is not to be drawn in the hand: it is in flight, or lies on the board as a draft of
// which a move was made.
func (a *artist) away(t rules.TileID) bool {
	if a.Model.isUntold(t) {
		return true
	}
	for f := range a.Model.flights.Each() {
		if f.tile == t && f.coin < 0 && !f.card {
			return true
		}
	}
	return false
}
