package market

import (
	"math"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/boards"
	"runehall/ui"
)

// drawStore draws a store and how many runes it holds.
func (a *artist) drawStore(c *ui.Canvas, s games.Seat, at rules.Place, m *storeModel, r ui.Rect) {
	if a.Model.away(storeAt(s, at)) {
		return
	}
	look := storeLook{
		kind: chestStore, colour: m.Colour, runes: int(m.Runes), owner: *a.Given.Look(s), outpost: m.Joined,
		frost: m.frost, chained: m.chain, lid: m.lid,
	}
	switch {
	case at.Post():
		look.kind = yardStore
	case at.Pile():
		look.kind = pileStore
	}
	if m.Occupied {
		look.taker = a.Given.Look(m.Collector)
	}
	in, side := r.Snap(), ui.Whole(min(max(fit(r, storeWide, storeHigh).size(40), c.Dp(16)), c.Dp(34)))
	_, stock := in.CutRight(side*.8, 0) // the number beside what it counts
	a.painter.store(c, &look, stock.Snap())
	right := fit(stock, storeWide, storeHigh).rect(0, 0, storeWide, storeHigh).Right()
	a.painter.count(c, look.runes, rim(c, m.Colour),
		ui.Pt(min(right+side*.3, in.Right()-side*.5), in.Bottom()-side*.5), side)
}

// drawBadge draws the badge of a seat. Where rounds are finished (MAR-31), the marker of the start player lies at it.
func (a *artist) drawBadge(c *ui.Canvas, s games.Seat, r ui.Rect) {
	boards.Badge(c, a.Given.Frame.Sitters, s, r)
	if v := &a.Given.View; v.FinishesRound() && s == v.Starts() {
		boards.Starter(c, boards.StartPlace(c.Kit, r))
	}
}

// leastCup is how large a cup is at least, in dp of the device.
const leastCup = 11

// drawPoints draws points at the right of r, as large as they fit. Where there is room, a cup stands before them, so
// that nobody takes the number for a card of the hand beside it.
func (a *artist) drawPoints(c *ui.Canvas, text string, r ui.Rect) {
	style := c.Type.Number.In(c.Palette.GoldText)
	style.Size = min(style.Size*1.2, r.H*.95)
	if wide := c.Measure(text, style, 0).W; wide > r.W {
		style.Size = max(c.Legible, style.Size*r.W/wide*.98)
	}
	c.TextIn(text, style, r, ui.AlignRight|ui.AlignMiddle)
	left := r.W - c.Measure(text, style, 0).W - c.Dp(3)
	if cup := min(style.Size*.82, left); cup >= leastCup*c.Look.Device {
		c.Icon(ui.IconTrophy, ui.Rc(r.X+left-cup, r.Y, cup, r.H), cup, c.Palette.GoldText.Fade(.8))
	}
}

// drawLoose draws n loose runes of a colour as one stone and, if there are several, their number. Of none it draws
// nothing.
func (a *artist) drawLoose(c *ui.Canvas, colour rules.Colour, n int, r ui.Rect) {
	if r.Empty() || n == 0 {
		return
	}
	side := ui.Whole(min(r.H*.92, r.W*.9, c.Dp(44)))
	if n == 1 {
		a.painter.rune(c, colour, r.Center(), side)
		return
	}
	small := ui.Whole(max(side*.5, c.Dp(16)))
	if r.W < side+small*.8 && side < c.Dp(34) { // hardly room for both: a plain number
		style := c.Type.Number.In(c.Palette.Cream).Sized(min(c.Type.Number.Size, max(c.Legible, side*.6)))
		wide := c.Measure(ui.Digits(n), style, 0).W
		side = min(side, r.W-wide-c.Dp(1))
		x := r.Center().X - (side+wide)/2
		a.painter.rune(c, colour, ui.Pt(x+side/2, r.Center().Y), ui.Whole(side))
		c.Text(ui.Digits(n), style, ui.Pt(x+side+wide/2, r.Center().Y), ui.AlignCenter|ui.AlignMiddle)
		return
	}
	side = min(side, max(r.W-small*.8, r.W*.6))
	x := r.Center().X - (side+small*.8)/2
	a.painter.rune(c, colour, ui.Pt(x+side/2, r.Center().Y), ui.Whole(side))
	a.painter.count(c, n, rim(c, colour), ui.Pt(x+side+small*.3, r.Center().Y+side*.5-small*.5), small)
}

// drawFace draws a card as it lies in a hand, with its name.
func (a *artist) drawFace(c *ui.Canvas, one rules.Card, r ui.Rect) {
	says := &a.words.cards[one] // empty for a number card and for a back
	a.painter.named(c, one, says.name, says.line, r)
}

// drawTurned draws a card that has turned over in part: from its back at 0 to its face at 1.
func (a *artist) drawTurned(c *ui.Canvas, one rules.Card, r ui.Rect, turned float64) {
	if turned < .5 {
		one = rules.Hidden
	}
	switch wide := math.Abs(math.Cos(math.Pi * turned)); {
	case wide > .99:
		a.drawFace(c, one, r)
	case r.W*wide >= 1:
		key := pictureKey{kind: cardPicture, card: one}
		if one == rules.Hidden {
			key = pictureKey{kind: backPicture}
		}
		c.DrawIn(a.painter.Picture(key, r), ui.RectAround(r.Center(), ui.Sz(r.W*wide, r.H)), ui.White)
	}
}
