package market

import (
	rules "runehall/games/market"
	"runehall/scenes/boards"
	"runehall/ui"
)

// drawStall draws the stall with its goods and prices, the deck and the discards. Where the stall has no room, it draws
// the goods as a row of counts and nothing else.
func (a *artist) drawStall(c *ui.Canvas) {
	l := &a.places.layout
	if l.bays[0].Empty() {
		return
	}
	if l.stall.Empty() {
		a.drawCounts(c)
		return
	}
	r := l.stall.Snap()
	roof, foot := ui.Whole(r.H*.2), ui.Whole(r.Bottom()-l.tags[0].Y)
	depth := ui.Whole(max(c.Dp(8), r.H*.16))
	a.painter.stall(c, stallForm{int16(roof), int16(depth), int16(foot)}, r)
	if r.H >= c.Dp(150) {
		side := ui.Whole(r.H * .12)
		for i := range 2 {
			x := l.bays[2*i+1].X // at a post, where no number is
			a.painter.lantern(c, 1, ui.Rc(x-side/2, r.Y+roof*.9, side, side*2).Snap())
		}
	}
	for i, goods := range l.bays {
		a.drawBay(c, i, goods, roof, depth)
		a.painter.tag(c, a.words.prices[i], i >= bayOutposts, rules.NoColour,
			l.tags[i].Inset(ui.Sides(c.Dp(2), 0)).Snap())
		a.stand(c, bayAt(i), goods.Union(l.tags[i]).Grow(-c.Hairline), c.Radius.Chip)
	}
	top, _ := r.CutTop(roof, 0)
	a.painter.awning(c, top)
	a.drawPiles(c)
}

// few reports whether so few runes are left in the market that the end is near (MAR-31).
func (a *artist) few() bool {
	m := &a.Model.market
	return m.Runes[rules.Red]+m.Runes[rules.Blue] <= fewRunes && !a.Model.ended
}

// fewRunes is how many runes are left at most when they begin to glow.
const fewRunes = 4

// drawBay draws the goods of a bay on the counter, and how many there are.
func (a *artist) drawBay(c *ui.Canvas, i int, room ui.Rect, roof, depth float64) {
	m := &a.Model.market
	floor := room.Bottom() - depth*.35
	goods := ui.Rc(room.X, room.Y+roof*.8, room.W, floor-room.Y-roof*.8).Grow(-c.Dp(2))
	side := ui.Whole(min(c.Dp(34), max(c.Dp(18), room.W*.26)))
	over := goods.H-goods.W*1.05 >= side // the number has room above the goods, or else lies beside them
	if !over && room.W >= 2.2*side {
		_, goods = goods.CutRight(side*.85, 0)
	}
	goods = goods.Place(ui.Sz(min(goods.W, goods.H*1.5), min(goods.H, goods.W*1.05)), .5, 1).Snap()
	n := int([bays]int8{m.Runes[rules.Red], m.Runes[rules.Blue], m.Outposts, m.Collectors}[i])
	switch i {
	case bayRed, bayBlue:
		for j := range n { // each of the last runes glows
			if stone := pileSide(goods); a.few() {
				c.Glow(pilePlace(j, n, goods, stone), stone, c.Palette.Ember.Fade(.8))
			}
		}
		a.painter.pile(c, rules.Colour(i+1), n, goods)
	default:
		a.drawFigures(c, i, n, goods)
	}
	at := ui.Pt(room.Right()-side*.55, floor-side*.1)
	if over {
		at = ui.Pt(goods.Center().X, goods.Y-side*.5)
	}
	a.painter.count(c, n, c.Palette.Gold, at, side)
}

// drawFigures draws up to three outposts or collectors beside one another.
func (a *artist) drawFigures(c *ui.Canvas, i, n int, r ui.Rect) {
	n = min(n, 3)
	if n == 0 {
		return
	}
	wide := min(r.W/(1+.55*float64(n-1)), r.H*.75)
	x := r.Center().X - wide*(1+.55*float64(n-1))/2
	for j := range n {
		at := ui.Rc(x+float64(j)*.55*wide, r.Y, wide, r.H).Snap()
		if i == bayOutposts {
			a.painter.outpost(c, c.Palette.Gold, at)
		} else {
			a.painter.collector(c, nil, false, at)
		}
	}
}

func (a *artist) drawCounts(c *ui.Canvas) {
	m := &a.Model.market
	for i, r := range a.places.bays {
		boards.Tray(c, r)
		sign, rest := r.Grow(-c.Dp(3)).CutLeft(r.W*.5, 0)
		sign = sign.Snap()
		switch i {
		case bayRed, bayBlue:
			a.painter.rune(c, rules.Colour(i+1), sign.Center(), ui.Whole(min(sign.W, sign.H)))
		case bayOutposts:
			a.painter.outpost(c, c.Palette.Gold, sign)
		default:
			a.painter.collector(c, nil, false, sign)
		}
		n := [bays]int8{m.Runes[rules.Red], m.Runes[rules.Blue], m.Outposts, m.Collectors}[i]
		c.TextIn(ui.Digits(int(n)), c.Type.Number, rest, ui.AlignCenter|ui.AlignMiddle)
		a.stand(c, bayAt(i), r, c.Radius.Chip)
	}
}

func (a *artist) drawPiles(c *ui.Canvas) {
	m, l := &a.Model, &a.places.layout
	if l.deck.Empty() {
		return
	}
	of := func(r ui.Rect) ui.Rect {
		return r.Place(ui.Sz(min(r.W, r.H*cardShape.Most), min(r.H, r.W/cardShape.Least)), .5, .5).Snap()
	}
	under, over := of(l.deck), of(l.heap)
	if m.deck > 0 {
		a.painter.back(c, under)
	} else {
		dashed(c, under, c.Palette.Muted.Fade(.5))
	}
	a.counted(c, m.deck, c.Palette.Gold, under)
	if n := len(m.discards); n > 0 {
		a.painter.card(c, m.discards[n-1], over)
		a.counted(c, n, c.Palette.Muted, over)
	} else {
		dashed(c, over, c.Palette.Muted.Fade(.5))
	}
}
