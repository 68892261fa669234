package market

import (
	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/boards"
	"runehall/ui"
)

// drawTheirStore draws a store of another seat with what may become of it, or the dashed place of one that is not
// there. Where a collector is about to be set, the store is shown as it would be then.
func (a *artist) drawTheirStore(c *ui.Canvas, p *seatPlace, at rules.Place) {
	r := p.stores[at]
	if r.Empty() {
		return
	}
	t := storeAt(p.Seat, at)
	if at == rules.Loose {
		a.drawRoom(c, p.Seat, r)
		return
	}
	stock := a.Model.who[p.Seat].stores[at]
	if a.player.now.mode == aiming && a.player.mark(t)&boards.Chosen != 0 {
		stock.Occupied, stock.Collector, stock.chain, stock.frost, stock.Joined = true, a.Given.Front, true, 1, false
	}
	if a.places.made.mode == taking && !a.places.made.open { // out of reach
		defer c.Unfade(c.Fade(.6))
	}
	a.drawStore(c, p.Seat, at, &stock, r)
	if words := p.words[at]; !words.Empty() {
		a.drawFate(c, a.Model.who[p.Seat].stores[at].Colour, a.words.fates[p.Seat][at], words)
	}
	if a.aims() {
		a.offered(c, t, r.Union(p.words[at]))
	}
}

// drawRoom draws the place of a store that a seat could still have, with faint pictures of what it can be.
func (a *artist) drawRoom(c *ui.Canvas, s games.Seat, r ui.Rect) {
	dashed(c, r, c.Palette.Muted.Fade(.5))
	in := r.Grow(-min(r.W, r.H) * .16)
	in = in.Place(ui.Sz(in.W, min(in.H, c.Dp(90))), .5, .5)
	defer c.Unfade(c.Fade(.34))
	tower := in
	if chest, rest := in.CutLeft(in.W*.6, in.W*.04); chest.W >= c.Dp(24) {
		colour := rules.Red
		if a.Model.who[s].stores[rules.RedMain].There {
			colour = rules.Blue
		}
		a.painter.chest(c, colour, true, chest.Snap())
		tower = rest
	}
	a.painter.outpost(c, a.Given.Look(s).Color, tower.Snap())
}

// drawFate draws what a collector would do to a store, each line with its sign.
func (a *artist) drawFate(c *ui.Canvas, colour rules.Colour, list []fateWords, r ui.Rect) {
	n := float64(max(1, len(list)))
	high := min(r.H/n, c.Dp(30))
	sure, low := true, high < c.Dp(21) // low: no room for words
	for _, f := range list {
		wide := r.W - min(high, r.W*.4) - c.Dp(9)
		sure, low = sure && c.Measure(f.text, c.Type.Body, 0).W <= wide,
			low || c.Measure(f.text, c.Type.Label, 0).W > wide*1.12
	}
	x, y := r.X, r.Center().Y-high*n/2
	for _, f := range list {
		sign, words := ui.Rc(r.X, y, r.W, high).CutLeft(min(high, r.W*.4), c.Dp(3))
		if low {
			sign, words = ui.Rc(x, r.Y, r.W/n, r.H), ui.Rect{}
		}
		x, y = x+r.W/n, y+high
		mid, side := sign.Center(), ui.Whole(min(sign.W, sign.H, c.Dp(34))*.85)
		switch f.sign {
		case fateFrozen:
			a.painter.snow(c, mid, side)
		case fateDestroyed:
			a.painter.outpost(c, c.Palette.Gold, ui.RectAround(mid, ui.Sz(side, side)).Snap())
			c.Line(ui.Pt(mid.X-side/2, mid.Y+side/2), ui.Pt(mid.X+side/2, mid.Y-side/2), max(1, c.Dp(2)),
				c.Palette.Blood)
		case fateToll:
			a.painter.rune(c, colour, ui.Pt(mid.X-side*.1, mid.Y), ui.Whole(side*.8))
			tip := ui.Pt(mid.X+side*.42, mid.Y-side*.4)
			for _, end := range [...]ui.Point{{Y: side * .8}, {X: -side * .18, Y: side * .25},
				{X: side * .18, Y: side * .25}} {
				c.Line(tip, tip.Add(end), max(1, c.Dp(2)), c.Palette.Moss)
			}
		case fateCloses:
			c.Icon(ui.IconClose, sign, side*.8, c.Palette.Blood)
		default:
			a.painter.padlock(c, mid, side)
		}
		style := c.Type.Label
		words.W = max(0, words.W-c.Dp(4)) // clear of the edge round both
		if sure {
			style = c.Type.Body
		}
		boards.Label(c, f.text, style, words, ui.AlignLeft)
	}
}
