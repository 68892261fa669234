package market

import (
	rules "runehall/games/market"
	"runehall/ui"
)

// Sizes of things on their way, and how high a hand carries things, in dp.
const (
	runeSide  = 36
	cardHigh  = 90
	carryHigh = 22
)

// bayShare is how much of the foot of its bay an outpost or a collector fills.
const bayShare = .7

// drawFlights draws what is on its way, over everything else.
func (a *artist) drawFlights(c *ui.Canvas) {
	for f := range a.Model.flights.Each() {
		if f.kind == runeCargo && f.Wait > 0 && !f.Gone {
			continue // it is still among the others of its place
		}
		before := c.Fade(f.Strength())
		if f.course == tornCourse && !f.Still {
			a.drawLine(c, f)
		}
		a.drawFlight(c, f)
		c.Unfade(before)
	}
}

func (a *artist) drawFlight(c *ui.Canvas, f *flight) {
	t, from, to := f.Made(), a.end(f, f.from), a.end(f, f.to)
	mid := from.Center().Lerp(to.Center(), t).Sub(ui.Pt(0, f.High*c.Dp(carryHigh)))
	r := ui.RectAround(mid, ui.Sz(from.W+(to.W-from.W)*t, from.H+(to.H-from.H)*t))
	r = r.Grow(r.W * .04 * f.High)
	switch f.kind {
	case cardCargo:
		turned := f.turned
		if f.Still {
			turned = 1
		}
		a.drawTurned(c, f.card, r, turned)
	case runeCargo:
		a.painter.rune(c, f.colour, mid, r.W)
	case outpostCargo:
		a.drawFalling(c, f, r)
	case collectorCargo:
		a.painter.collector(c, a.Given.Look(f.seat), f.to.Kind == store && t > .8, r)
	}
}

// drawLine draws the line by which a thief pulls what is stolen: the longer it is stretched, the thinner.
func (a *artist) drawLine(c *ui.Canvas, f *flight) {
	from, to := a.end(f, f.from).Center(), a.end(f, f.to).Center()
	at := from.Lerp(to, f.T).Sub(ui.Pt(0, f.High*c.Dp(carryHigh)))
	c.Line(at, to, c.Dp(1.5+3.5*f.T), c.Palette.Ink.Fade(.7))
	c.Line(at, to, c.Dp(.8+2.2*f.T), c.Palette.Ember)
}

// end returns where the way of a cargo begins or ends, as large as the cargo lies there.
func (a *artist) end(f *flight, at thing) ui.Rect {
	r := a.Things.At(at)
	if f.kind == cardCargo {
		const upright = .7
		high := min(r.H, r.W/upright)
		if at.Kind != card && at.Kind != ringCard || r.W > r.H {
			high = min(high, a.Given.Frame.Kit.Dp(cardHigh))
		}
		return ui.RectAround(r.Center(), ui.Sz(high*upright, high))
	}
	if at.Kind == store {
		return placeInStore(f.kind, rules.Place(at.N), r)
	}
	side := min(r.W, r.H)
	if at.Kind == bay { // the goods lie at its foot
		r = ui.Rc(r.X, r.Bottom()-side, r.W, side)
		side *= bayShare
	}
	if f.kind == runeCargo {
		side = min(side, a.Given.Frame.Kit.Dp(runeSide))
	}
	return ui.RectAround(r.Center(), ui.Sz(side, side))
}

// placeInStore returns the place of a cargo in a store that fills r, just where the painter draws it.
func placeInStore(k cargo, at rules.Place, r ui.Rect) ui.Rect {
	f := fit(r, storeWide, storeHigh)
	f.at, f.sharp = f.point(storeX, storeY), false
	switch {
	case k == outpostCargo && at.Main():
		return f.rect(-25, 41, 47, 98)
	case k == outpostCargo:
		return f.rect(50, 2, 54, 110)
	case k == collectorCargo && at.Pile():
		return f.rect(96, 16, 86, 114)
	case k == collectorCargo:
		return f.rect(86, -14, 86, 114)
	case at.Main():
		return f.rect(70, 46, 39, 39)
	}
	return f.rect(90, 84, 40, 40)
}

// An outpost that falls apart has so many pieces side by side, and so many one above another.
const piecesWide, piecesHigh = 2, 3

// drawFalling draws an outpost, or the pieces of one that falls apart.
func (a *artist) drawFalling(c *ui.Canvas, f *flight, r ui.Rect) {
	flag := a.Given.Look(f.seat).Color
	if f.broken == 0 || f.Still {
		a.painter.outpost(c, flag, r)
		return
	}
	for i := range piecesWide {
		for j := range piecesHigh {
			side := float64(2*i+1)/piecesWide - 1
			above := float64(piecesHigh-1-j) / piecesHigh // what was higher falls deeper, and further aside
			off := ui.Pt(r.W*side*f.broken*(.3+1.2*above), r.H*.8*above*f.broken*f.broken)
			piece := ui.Rc(r.X+float64(i)*r.W/piecesWide, r.Y+float64(j)*r.H/piecesHigh,
				r.W/piecesWide, r.H/piecesHigh).Move(off).Snap()
			before := c.Clip(piece)
			a.painter.outpost(c, flag, r.Move(off))
			c.Unclip(before)
		}
	}
}
