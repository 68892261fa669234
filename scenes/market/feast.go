package market

import (
	"math"

	"runehall/assets/art"
	rules "runehall/games/market"
	"runehall/ui"
)

// feastWide is how wide a feast is at most, in shares of its height, and feastHeap how many runes lie in each chest.
const feastWide, feastHeap = 1.75, 9

// Feast draws the stall at dusk, sold out, its lanterns lit, and before it the chests of both colours, full.
func Feast(c *ui.Canvas, r ui.Rect, winner ui.SeatLook) {
	p := &c.Palette
	in := r.Place(ui.Sz(min(r.W, feastWide*r.H), r.H), .5, 1)
	stall := in.Inset(ui.Insets{Left: .06 * in.W, Right: .06 * in.W, Bottom: .06 * in.H})
	c.Shadow(stall, 0, c.Dp(18), p.Shadow)
	back := stall.Inset(ui.Insets{Top: .1 * stall.H})
	c.Box(back, 0, ui.Shade(p.Oak.Mix(p.Brass, .22), p.Oak))
	c.Picture(art.Boards, back, ui.White)
	c.Box(back, 0, ui.Shade3(p.Ink.Fade(.42), p.Ink.Fade(.08), p.Ink.Fade(.5)))
	for _, x := range [...]float64{.2, .8} {
		high := .3 * stall.H
		at := ui.Rc(stall.X+x*stall.W-high*34/78/2, stall.Y+.22*stall.H, high*34/78, high)
		c.Glow(at.Center(), high*1.5, p.Gold.Fade(.34))
		c.Picture(art.Lantern, at, ui.White)
	}
	const strips = 12
	wide := in.W / strips
	for i := range strips {
		id := art.AwningRed
		if i%2 == 1 {
			id = art.AwningPale
		}
		c.Picture(id, ui.Rc(in.X+float64(i)*wide, in.Y, wide+.5, math.Min(2*wide, .3*in.H)), ui.White)
	}
	chest := math.Min(.44*in.W, .5*in.H*180/142)
	for i, colour := range [...]rules.Colour{rules.Red, rules.Blue} {
		feastChest(c, ui.Rc(in.Center().X+(float64(i)-.5)*in.W*.48-chest/2, in.Bottom()-chest*142/180, chest,
			chest*142/180), colour)
	}
	c.Glow(ui.Pt(in.Center().X, in.Bottom()), in.W*.4, winner.Color.Fade(.12))
}

// feastChest draws an open chest with a heap of runes in it.
func feastChest(c *ui.Canvas, r ui.Rect, colour rules.Colour) {
	scale := r.W / 180
	part := func(x, y, w, h float64) ui.Rect { return ui.Rc(r.X+x*scale, r.Y+y*scale, w*scale, h*scale) }
	c.Glow(ui.Pt(r.Center().X, r.Bottom()), r.W*.6, c.Palette.Ink.Fade(.7))
	c.Picture(art.Chest(colour.String()), part(0, 0, 180, 88.125), ui.White)
	for i := range feastHeap {
		row, at := i/5, i%5
		x := 22 + 28*float64(at) + 14*float64(row)
		c.Picture(art.RuneStone(colour.String()), part(x, 46-20*float64(row)+3*float64(at%2), 40, 40), ui.White)
	}
	c.Picture(art.ChestFront, part(0, 70, 180, 72.5), ui.White)
}
