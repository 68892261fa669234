package stones

import (
	"runehall/scenes/boards"
	"runehall/ui"
)

// veil darkens what is out of reach; strong is for what cannot be done at all.
func veil(c *ui.Canvas, r ui.Rect, radius, strength float64) {
	c.Box(r, radius, ui.Flat(c.Palette.Ink.Fade(strength)))
}

// How dark what is out of reach becomes, and what cannot be done.
const (
	veilReach = .5
	veilNever = .62
)

// gild draws the frame of what is chosen.
func gild(c *ui.Canvas, r ui.Rect, radius float64) {
	p := &c.Palette
	c.Halo(r, radius, c.Part.Glow, p.Gold.Fade(.5))
	c.Frame(r.Grow(ui.Whole(c.Outline*.5)), radius+c.Outline*.5, ui.Whole(c.Outline*1.5), ui.Flat(p.BrassTop))
}

// alight draws the edge of what can be chosen.
func alight(c *ui.Canvas, r ui.Rect, radius float64) {
	p := &c.Palette
	c.Halo(r, radius, c.Part.Glow*.5, p.Gold.Fade(.28))
	c.Frame(r, radius, max(c.Hairline, ui.Whole(c.Dp(1.5))), ui.Flat(p.Gold))
}

// stand draws how a thing stands out that has been drawn into r.
func stand(c *ui.Canvas, m stance, r ui.Rect, radius float64) {
	switch m {
	case standsLit:
		alight(c, r, radius)
	case standsChosen:
		gild(c, r, radius)
	case standsDim:
		veil(c, r, radius, veilReach)
	}
}

// tick draws the sign of what is chosen on an edge of r: on the right one, or where a price lies there on the left.
func tick(c *ui.Canvas, r ui.Rect, left bool) {
	d := min(c.Dp(13), min(r.W, r.H)*.16)
	mid := ui.Pt(r.Right()-d*.6, r.Y+r.H*.58)
	if left {
		mid.X = r.X + d*.6
	}
	check(c, mid, d)
}

// check draws a tick on a disc of gold.
func check(c *ui.Canvas, mid ui.Point, d float64) {
	coin(c, mid, d)
	c.Icon(ui.IconCheck, ui.RectAround(mid, ui.Sz(2*d, 2*d)), d*1.5, c.Palette.OnBrass)
}

// corner returns where a tick stands in the upper right corner of r.
func corner(c *ui.Canvas, r ui.Rect) (mid ui.Point, d float64) {
	d = min(c.Dp(11), min(r.W, r.H)*.18)
	return ui.Pt(r.Right()-d*.7, r.Y+d*.7), d
}

// coin draws a small disc of gold.
func coin(c *ui.Canvas, mid ui.Point, r float64) {
	c.Disc(mid, r+max(1, c.Hairline), c.Palette.Ink)
	c.Disc(mid, r, c.Palette.BrassTop)
}

// badge draws a number on a disc of gold.
func badge(c *ui.Canvas, n int, mid ui.Point, r float64) {
	coin(c, mid, r)
	style := c.Type.Number.In(c.Palette.OnBrass)
	style.Size = r * 1.35
	c.Text(ui.Digits(n), style, mid, ui.AlignCenter|ui.AlignMiddle)
}

// count draws how many there are of a thing, on a dark disc with an edge of gold.
func count(c *ui.Canvas, n int, mid ui.Point, r float64) {
	wide := 2 * r
	if n > 99 {
		wide = 2.8 * r
	}
	tag := ui.RectAround(mid, ui.Sz(wide, 2*r)).Snap()
	boards.Tag(c, tag, 1, c.Hairline, c.Palette.Gold)
	style := c.Type.Number
	style.Size = r * 1.25
	if n > 9 {
		style.Size = r * 1.1
	}
	c.Text(ui.Digits(n), style, tag.Center(), ui.AlignCenter|ui.AlignMiddle)
}

// label draws a text in one line, as small as is still legible, and returns false where there is no room for it even so: then a sign
// must do.
func label(c *ui.Canvas, text string, style ui.TextStyle, r ui.Rect, align ui.Align) bool {
	if wide := c.Measure(text, style, 0).W; wide > r.W {
		style.Size *= .98 * r.W / wide
	}
	if r.Empty() || style.Size < c.Legible || c.LineHeight(style) > r.H*1.3 {
		return false
	}
	c.TextIn(text, style, ui.RectAround(r.Center(), ui.Sz(r.W, max(r.H, c.LineHeight(style)))), align|ui.AlignMiddle)
	return true
}

// tray draws the dark ground of a group of things.
func tray(c *ui.Canvas, r ui.Rect) {
	if r.Empty() {
		return
	}
	round := min(c.Radius.Panel, r.H/2)
	c.Box(r, round, ui.Flat(c.Palette.Ink.Fade(.62)))
	c.Frame(r, round, c.Hairline, ui.Flat(c.Palette.Gold.Fade(.22)))
}

// slate draws the ground of a thing that can be pressed but is no button.
func slate(c *ui.Canvas, r ui.Rect, m stance) {
	round := min(c.Radius.Button, r.H/2)
	c.Cast(r, round, c.Part.Low)
	c.Box(r, round, ui.Shade(c.Palette.Steel, c.Palette.SlateTop))
	c.Frame(r, round, c.Hairline, ui.Flat(c.Palette.Edge))
	stand(c, m, r, round)
}

// leaf draws a small piece of parchment.
func leaf(c *ui.Canvas, r ui.Rect, radius float64) {
	p := &c.Palette
	c.Cast(r, radius, c.Part.Low)
	c.Box(r, radius, ui.Shade(p.Parchment.Mix(p.Bone, .5), p.Parchment.Mix(p.Oak, .1)))
	c.Frame(r, radius, c.Hairline, ui.Flat(p.Oak.Fade(.6)))
}

// arrowed draws a number and, where it changes, an arrow and what it becomes, from the left of r.
func arrowed(c *ui.Canvas, n change, style ui.TextStyle, r ui.Rect) {
	p := &c.Palette
	if n.now == 0 {
		style = style.In(p.Muted)
	}
	at := ui.Pt(r.X, r.Center().Y)
	c.Text(ui.Digits(n.now), style, at, ui.AlignLeft|ui.AlignMiddle)
	if !n.changes {
		return
	}
	at.X += c.Measure(ui.Digits(n.now), style, 0).W + style.Size*.12
	c.Text("→", style.In(p.GoldText), at, ui.AlignLeft|ui.AlignMiddle)
	at.X += c.Measure("→", style, 0).W + style.Size*.12
	c.Text(ui.Digits(n.after), style.In(p.BrassTop), at, ui.AlignLeft|ui.AlignMiddle)
}
