package market

import (
	"math"

	"runehall/assets/art"
	rules "runehall/games/market"
	"runehall/scenes/baked"
	"runehall/ui"
)

// stall draws the stall without its awning, goods and prices, on all of r.
func (a *painter) stall(c *ui.Canvas, form stallForm, r ui.Rect) {
	a.Draw(c, pictureKey{kind: stallPicture, form: form}, r)
}

// paintStall paints the back, its posts, the counter and its front.
func (a *painter) paintStall(c *ui.Canvas, form stallForm, r ui.Rect) {
	p := &c.Palette
	roof, depth, foot := float64(form.roof), float64(form.depth), float64(form.foot)
	side := ui.Whole(r.W * .022)
	rim := r.Bottom() - foot
	back := ui.Rc(r.X+side, r.Y+ui.Whole(roof*.4), r.W-2*side, rim-r.Y-roof*.4).Snap()
	if !a.Ground(c, art.Boards, back, 0) {
		c.Rect(back, p.Oak.Mix(p.Ink, .65))
		for i := range 11 {
			c.VLine(back.X+back.W*float64(i+1)/12, back.Y, back.H, p.Ink.Fade(.6))
		}
	}
	for _, x := range [...]float64{r.X + side*.6, r.Right() - side*1.6} {
		post := ui.Rc(x, r.Y+ui.Whole(roof*.4), side, r.H-roof*.4).Snap()
		if !a.Ground(c, art.Counter, post, 0) {
			c.Rect(post, p.Oak.Mix(p.Brass, .2))
		}
		c.Box(post, 0, ui.Shade(p.Ink.Fade(.15), p.Ink.Fade(.55)))
	}
	front := ui.Rc(r.X+side*.4, rim, r.W-side*.8, foot).Snap()
	if !a.Ground(c, art.Counter, front, 0) {
		c.Rect(front, p.Oak)
	}
	c.Box(front, 0, ui.Shade(p.Ink.Fade(.3), p.Ink.Fade(.65)))
	top := ui.Rc(r.X, rim-depth, r.W, depth).Snap()
	if !a.slope(c, art.Counter, top, side*1.6) {
		c.Fill(ui.Polygon(ui.Pt(side*1.6, 0), ui.Pt(top.W-side*1.6, 0), ui.Pt(top.W, top.H), ui.Pt(0, top.H)),
			top.Min(), 1, p.BrassLow.Mix(p.Oak, .6))
	}
	brass := ui.Rc(r.X, rim, r.W, max(2, ui.Whole(min(foot*.12, depth*.3)))).Snap()
	c.Box(brass, 0, ui.Shade3(p.BrassTop, p.Brass, p.BrassEdge))
}

// leastFlap is how wide a strip of the awning is at least, in dp.
const leastFlap = 18

// awning draws the cloth of the stall over all of r, with its brass bar along the top: strips of red and pale cloth in
// turn, red ones at both ends.
func (a *painter) awning(c *ui.Canvas, r ui.Rect) {
	r = r.Snap()
	wide := max(r.H*.42, a.Kit.Dp(leastFlap))
	n := max(3, 2*int(math.Round((r.W/wide-1)/2))+1)
	p := &c.Palette
	for i := range n {
		x, to := r.X+math.Round(r.W*float64(i)/float64(n)), r.X+math.Round(r.W*float64(i+1)/float64(n))
		id, cloth := art.AwningRed, p.Kin.Red.Shade.Mix(p.Kin.Red.Body, .3)
		if i%2 == 1 {
			id, cloth = art.AwningPale, p.Parchment
		}
		if flap := ui.Rc(x, r.Y, to-x, r.H); !a.Sprite(c, id, flap) {
			end := flap.W / 2
			c.Rect(ui.Rc(flap.X, flap.Y, flap.W, flap.H-end), cloth)
			c.Disc(ui.Pt(flap.Center().X, flap.Bottom()-end), end, cloth)
			c.VLine(flap.X, flap.Y, flap.H-end, p.Ink)
		}
	}
	bar := max(3, ui.Whole(min(r.H*.12, a.Kit.Dp(10))))
	c.Box(ui.Rc(r.X-bar, r.Y-ui.Whole(bar/2), r.W+2*bar, bar), bar*.4, ui.Shade3(p.BrassTop, p.Brass, p.BrassEdge))
}

// lamp is a lantern, round the middle of its panes.
var lamp = baked.Shape{
	flat(glow, "M-12 -14H12V16H-12Z"), lined(brass, 2, "M0 -46V-25M-12 -14V16M12 -14V16M0 -14V16"),
	flat(gold, "M-9 -25H9L14.5 -13H-14.5ZM-14 15H14L10 23H-10Z"),
}

// lantern draws a lantern that hangs from the top of r, in its soft light, which reaches beyond r; light is how bright
// that is.
func (a *painter) lantern(c *ui.Canvas, light float64, r ui.Rect) {
	f := fit(r, 34, 78)
	at, p := f.point(17, 49), &c.Palette
	c.Glow(at, 96*f.unit, p.Ember.Mix(p.Gold, .5).Fade(light))
	if a.Sprite(c, art.Lantern, f.rect(0, 0, 34, 78)) {
		return
	}
	lamp.Draw(c, at, f.unit, nil)
}

// tagCut is how far the corners of a price tag are cut off, as a share of its height.
const tagCut = .19

// tag draws a price tag that hangs on a string from the top of r: words and, with stone, a rune after them, of a colour
// or of either one. Words stay on one line and become smaller until they fit, so let them be numbers.
func (a *painter) tag(c *ui.Canvas, words string, stone bool, colour rules.Colour, r ui.Rect) {
	p := &c.Palette
	cord, paper := r.CutTop(ui.Whole(r.H*.16), 0)
	if !a.Sprite(c, art.Tag, paper.Grow(ui.Whole(paper.H*.06))) {
		c.Box(paper, paper.H*tagCut, ui.Flat(p.ParchmentInk))
		c.Box(paper.Grow(-max(1, ui.Whole(paper.H*.03))), paper.H*tagCut, ui.Flat(p.Parchment))
	}
	hole := ui.Pt(r.Center().X, paper.Y+paper.H*.13)
	c.Disc(hole, max(1.2, paper.H*.055), p.ParchmentInk)
	c.Line(ui.Pt(hole.X, cord.Y), hole, max(1, paper.H*.03), p.GoldText)

	style := c.Type.Number.Sized(paper.H * .46).In(p.ParchmentInk)
	room, side, gap := paper.Grow(-paper.H*.1), 0.0, 0.0
	room.Y += paper.H * .07
	if stone {
		side, gap = ui.Whole(paper.H*.58), paper.H*.08
	}
	w := a.Kit.Measure(words, style, 0).W
	if most := room.W - side - gap; w > most {
		style.Size *= most / w
		w = most
	}
	x := room.X + (room.W-w-side-gap)/2
	c.Text(words, style, ui.Pt(x, room.Center().Y), ui.AlignLeft|ui.AlignMiddle)
	if stone {
		a.rune(c, colour, ui.Pt(x+w+gap+side/2, room.Center().Y), side)
	}
}
