package market

import (
	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/boards"
	"runehall/ui"
)

// drawSign draws a sign as large as there is room; ink is the colour of signs that are only strokes.
func (a *artist) drawSign(c *ui.Canvas, s *sign, r ui.Rect, ink ui.Color) {
	most := c.Dp(signMost)
	if a.places != nil {
		most *= max(1, a.places.sheet.Size)
	}
	p, mid, side := a.painter, r.Center(), min(r.W, r.H, most)
	square := ui.RectAround(mid, ui.Sz(side, side)).Snap()
	switch s.kind {
	case cardSign:
		a.drawCardSign(c, s.card, r)
	case runeSign:
		p.rune(c, s.colour, mid, side)
	case storeSign:
		if a.places != nil {
			a.drawStore(c, s.seat, s.at, &a.Model.who[s.seat].stores[s.at], r.Fit(ui.Sz(storeWide, storeHigh)))
		}
	case emptySign:
		look := storeLook{kind: chestStore, colour: s.colour, owner: *a.Given.Look(max(0, s.seat))}
		if s.colour == rules.NoColour {
			look.kind = yardStore
		}
		p.store(c, &look, r.Fit(ui.Sz(storeWide, storeHigh)))
	case outpostSign:
		p.outpost(c, a.Given.Look(max(0, s.seat)).Color, square)
	case collectorSign:
		var owner *ui.SeatLook
		if s.seat != games.Nobody {
			owner = a.Given.Look(s.seat)
		}
		p.collector(c, owner, false, square)
	case foxSign:
		p.fox(c, mid, side)
	case swordsSign:
		p.swords(c, mid, side)
	case snowSign:
		p.snow(c, mid, side*.8)
	case coinSign:
		p.coin(c, mid, side*.6)
	case seatSign:
		boards.Badge(c, a.Given.Frame.Sitters, s.seat, square)
	case startSign:
		boards.Starter(c, square)
	case pickSign:
		p.sign(c, s.pick, mid, side)
	case iconSign:
		c.Icon(s.icon, square, side*.8, ink)
	case figureSign:
		c.TextIn(signed(s.n), c.Type.Name.Sized(min(side*.7, c.Dp(30))).In(ink), r, ui.AlignCenter|ui.AlignMiddle)
	}
}

// signMost is how large most signs are at most, in dp; they grow with a larger sheet. Chests and cards may be larger.
const signMost = 180

// drawCardSign draws a card or its back. While its sheet grows, its size is not rounded to pixels: it is drawn from
// pictures of near sizes.
func (a *artist) drawCardSign(c *ui.Canvas, one rules.Card, r ui.Rect) {
	if r = r.Fit(ui.Sz(1, cardRatio)); a.places == nil || !a.Growth.Moving() {
		r = r.Snap()
	}
	if a.words == nil {
		a.painter.card(c, one, r)
		return
	}
	a.drawFace(c, one, r)
}
