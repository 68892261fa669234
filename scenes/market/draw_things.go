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
		kind: chestStore, colour: m.Colour, runes: int(m.Runes), owner: *a.Given.Look(s), outpost: m.Joined, frost: m.frost, chained: m.chain, lid: m.lid,
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
	in := r.Snap()
	a.painter.store(c, &look, in)
	f := fit(in, storeWide, storeHigh)
	side := ui.Whole(min(max(f.size(40), c.Dp(16)), c.Dp(34)))
	a.painter.count(c, look.runes, rim(c, m.Colour), ui.Pt(f.rect(0, 0, storeWide, storeHigh).Right()-side*.5, in.Bottom()-side*.5), side)
}

// drawBadge draws the badge of a seat. Where rounds are finished the marker of the start player lies at it (MAR-31).
func (a *artist) drawBadge(c *ui.Canvas, s games.Seat, r ui.Rect) {
	boards.Badge(c, a.Given.Frame.Sitters, s, r)
	if v := &a.Given.View; v.FinishesRound() && s == v.Starts() {
		boards.Starter(c, boards.StartPlace(c.Kit, r))
	}
}

// drawLoose draws loose runes of a colour as a stone and, if there are several, their number; of none nothing.
func (a *artist) drawLoose(c *ui.Canvas, colour rules.Colour, n int, r ui.Rect) {
	if r.Empty() || n == 0 {
		return
	}
	side := ui.Whole(min(r.H*.92, r.W*.9, c.Dp(44)))
	a.painter.rune(c, colour, r.Center(), side)
	if n > 1 {
		small := ui.Whole(max(side*.5, c.Dp(14)))
		at := r.Center().Add(ui.Pt(side*.36, side*.3))
		at.X = max(r.Center().X, min(at.X, r.Right()-small*.2)) // beside those of other colours
		a.painter.count(c, n, rim(c, colour), at, small)
	}
}

// drawFace draws a card as it lies in a hand, with its name.
func (a *artist) drawFace(c *ui.Canvas, one rules.Card, r ui.Rect) {
	says := &a.words.cards[one] // nothing on a number card, nor on a back
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
