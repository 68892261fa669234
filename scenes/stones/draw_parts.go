package stones

import (
	"runehall/scenes/boards"
	"runehall/ui"
)

// stand draws how a thing that has been drawn into r stands out. It leaves out the tick of a chosen thing.
func stand(c *ui.Canvas, m boards.Mark, r ui.Rect, radius float64) {
	if m&boards.Chosen != 0 {
		boards.Gild(c, r, radius)
		return
	}
	m.Draw(c, r, radius, 0)
}

// tick draws the sign of a chosen thing on the right edge of r, or on the left edge if a price lies at the right.
func tick(c *ui.Canvas, r ui.Rect, left bool) {
	d := min(c.Dp(13), min(r.W, r.H)*.16)
	mid := ui.Pt(r.Right()-d*.6, r.Y+r.H*.58)
	if left {
		mid.X = r.X + d*.6
	}
	boards.Check(c, mid, d)
}

func coin(c *ui.Canvas, mid ui.Point, r float64) {
	c.Disc(mid, r+max(1, c.Hairline), c.Palette.Ink)
	c.Disc(mid, r, c.Palette.BrassTop)
}

func badge(c *ui.Canvas, n int, mid ui.Point, r float64) {
	coin(c, mid, r)
	style := c.Type.Number.In(c.Palette.OnBrass).Sized(r * 1.35)
	c.Text(ui.Digits(n), style, mid, ui.AlignCenter|ui.AlignMiddle)
}

func count(c *ui.Canvas, n int, mid ui.Point, r float64) {
	wide := 2 * r
	if n > 99 {
		wide = 2.8 * r
	}
	tag := ui.RectAround(mid, ui.Sz(wide, 2*r)).Snap()
	boards.Tag(c, tag, 1, c.Hairline, c.Palette.Gold)
	style := c.Type.Number.Sized(r * 1.25)
	if n > 9 {
		style.Size = r * 1.1
	}
	c.Text(ui.Digits(n), style, tag.Center(), ui.AlignCenter|ui.AlignMiddle)
}

// slate draws the ground of something that can be pressed but is no button.
func slate(c *ui.Canvas, r ui.Rect) {
	round := min(c.Radius.Button, r.H/2)
	c.Cast(r, round, c.Part.Low)
	c.Box(r, round, ui.Shade(c.Palette.Steel, c.Palette.SlateTop))
	c.Frame(r, round, c.Hairline, ui.Flat(c.Palette.Edge))
}

func leaf(c *ui.Canvas, r ui.Rect, radius float64) {
	p := &c.Palette
	c.Cast(r, radius, c.Part.Low)
	c.Box(r, radius, ui.Shade(p.Parchment.Mix(p.Bone, .5), p.Parchment.Mix(p.Oak, .1)))
	c.Frame(r, radius, c.Hairline, ui.Flat(p.Oak.Fade(.6)))
}

// arrowed draws a number from the left of r. If the number will change, an arrow and the new number follow.
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

// faded fades what is drawn from now on, if so, until [ui.Canvas.Unfade] is given what it returns.
func faded(c *ui.Canvas, so bool, to float64) (before float32) {
	if !so {
		to = 1
	}
	return c.Fade(to)
}
