package stones

import (
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/ui"
)

func (a *artist) drawPay(c *ui.Canvas) {
	if a.player.mode() != paying {
		return
	}
	p, w := &a.places.ledge.pay, &a.words.pay
	headed(c, p.head, w.head, w.note)
	if w.ways[0] == "" {
		a.drawForged(c, p.ways[0].Union(p.ways[1]).Union(p.bonus))
		return
	}
	a.drawWays(c)
	for i, r := range p.tiles {
		if i < a.words.tiles.n && !r.Empty() {
			a.drawGemTile(c, i, r.Snap())
		}
	}
	a.drawBonus(c, p.bonus)
}

func (a *artist) drawForged(c *ui.Canvas, r ui.Rect) {
	side := ui.Whole(min(r.W, r.H) * .9)
	if side < c.Dp(24) {
		return
	}
	c.Glow(r.Center(), side*.75, tones(&c.Palette, a.words.pay.artifact).Body.Fade(.5))
	a.painter.artifact(c, a.words.pay.artifact, r.Place(ui.Sz(side, side), .5, .5).Snap())
}

// drawWays draws the two ways to pay. The chosen one has an edge of gold.
func (a *artist) drawWays(c *ui.Canvas) {
	ways := a.places.ledge.pay.ways
	if ways[0].Empty() {
		return
	}
	p := &c.Palette
	all := ways[0].Union(ways[1])
	channel(c, all)
	for i, r := range ways {
		style := c.Type.Strong.In(p.Text)
		if (i == 1) == a.words.pay.ore {
			inlay(c, r)
			style = style.In(p.GoldText)
		}
		before := faded(c, !a.words.pay.can[i], .4)
		if in := r.Inset(ui.Sides(c.Gap.S, c.Gap.XS)); c.Measure(a.words.pay.ways[i], style, 0).W*.5 > in.W ||
			!boards.Label(c, a.words.pay.ways[i], style, in, ui.AlignCenter) {
			a.drawWay(c, i, style, in)
		}
		c.Unfade(before)
		a.drawHint(c, payWayOf(i), r, r.H/2)
	}
}

// drawWay draws a price as a number and a sign, where there is no room for words.
func (a *artist) drawWay(c *ui.Canvas, i int, style ui.TextStyle, r ui.Rect) {
	side := ui.Whole(min(r.W*.5, r.H*.6, c.Dp(26)))
	at := r.Center().Sub(ui.Pt(side*.2, 0))
	c.Text(ui.Digits(a.words.pay.costs[i]), style, at, ui.AlignRight|ui.AlignMiddle)
	if mid := at.Add(ui.Pt(side*.65, 0)); i == 0 {
		a.painter.gem(c, a.words.pay.gem, mid, side)
	} else {
		a.painter.ore(c, mid, side)
	}
}

// drawBonus draws what the smithy gives besides the artifact. If ore is paid there is no bonus, and drawBonus draws the
// ore instead.
func (a *artist) drawBonus(c *ui.Canvas, r ui.Rect) {
	w := &a.words.pay
	if r.Empty() || w.extra == "" {
		return
	}
	boards.Tray(c, r)
	in := r.Grow(-c.Gap.XS)
	style, small := c.Type.Small.Bold().In(c.Palette.Cream), c.Type.Label.In(c.Palette.Text)
	if w.when != "" && in.H >= c.Dp(62) {
		var low ui.Rect
		low, in = in.CutBottom(c.LineHeight(small), 0)
		c.TextIn(w.when, small, low, ui.AlignCenter|ui.AlignMiddle)
	}
	if in.H >= c.Dp(40) {
		var low ui.Rect
		low, in = in.CutBottom(c.LineHeight(style), 0)
		c.TextIn(w.extra, style, low, ui.AlignCenter|ui.AlignMiddle)
	}
	side := ui.Whole(min(in.H*.94, in.W*.5, c.Dp(44)))
	mid := in.Center()
	switch {
	case w.ore:
		step := side * .8
		for i := range rules.OrePrice {
			a.painter.ore(c, mid.Add(ui.Pt((float64(i)-1)*step, 0)), side)
		}
	case w.bonus.Ore:
		a.painter.ore(c, mid, side)
	case w.bonus.Die:
		a.painter.icon(c, rules.Icon{Kind: rules.DieIcon}, mid, side)
	case w.bonus.Points > 0:
		a.painter.points(c, w.bonus.Points, mid, side)
	default:
		a.painter.artifact(c, w.artifact, ui.RectAround(mid, ui.Sz(side, side)))
	}
}
