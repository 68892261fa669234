package boards

import "runehall/ui"

// Veil darkens a thing that is out of reach.
func Veil(c *ui.Canvas, r ui.Rect, radius, strength float64) {
	c.Box(r, radius, ui.Flat(c.Palette.Ink.Fade(strength)))
}

// How strongly a thing is darkened if it is out of reach, and if nothing can be done with it.
const (
	VeilReach = .5
	VeilNever = .62
)

// Gild draws the frame of a chosen thing.
func Gild(c *ui.Canvas, r ui.Rect, radius float64) {
	p := &c.Palette
	c.Halo(r, radius, c.Part.Glow, p.Gold.Fade(.5))
	c.Frame(r.Grow(ui.Whole(c.Outline*.5)), radius+c.Outline*.5, ui.Whole(c.Outline*1.5), ui.Flat(p.BrassTop))
}

// Alight draws the edge of a thing that can be chosen.
func Alight(c *ui.Canvas, r ui.Rect, radius float64) {
	p := &c.Palette
	c.Halo(r, radius, c.Part.Glow*.5, p.Gold.Fade(.28))
	c.Frame(r, radius, max(c.Hairline, ui.Whole(c.Dp(1.5))), ui.Flat(p.Gold))
}

// Propose draws the edge of a thing that a hint proposes. Its light breathes.
func Propose(c *ui.Canvas, r ui.Rect, radius, breath float64) {
	p := &c.Palette
	c.Halo(r, radius, c.Part.Glow, p.Ember.Fade(.3+.4*breath))
	c.Frame(r, radius, max(c.Hairline, ui.Whole(c.Dp(2))), ui.Flat(p.Ember))
}

// Check draws a tick on a disc of gold with a radius.
func Check(c *ui.Canvas, mid ui.Point, r float64) {
	c.Disc(mid, r+max(1, c.Hairline), c.Palette.Ink)
	c.Disc(mid, r, c.Palette.BrassTop)
	c.Icon(ui.IconCheck, ui.RectAround(mid, ui.Sz(2*r, 2*r)), r*1.5, c.Palette.OnBrass)
}

// Corner returns where a tick stands in the upper right corner of r, and its radius.
func Corner(c *ui.Canvas, r ui.Rect) (mid ui.Point, radius float64) {
	radius = min(c.Dp(11), min(r.W, r.H)*.18)
	return ui.Pt(r.Right()-radius*.7, r.Y+radius*.7), radius
}

// Label draws a text on one line, shrinking it down to what is legible. If there is still no room, it returns false,
// and the caller should draw a sign instead.
func Label(c *ui.Canvas, text string, style ui.TextStyle, r ui.Rect, align ui.Align) bool {
	if wide := c.Measure(text, style, 0).W; wide > r.W {
		style.Size *= .98 * r.W / wide
	}
	if r.Empty() || style.Size < c.Legible || c.LineHeight(style) > r.H*1.3 {
		return false
	}
	c.TextIn(text, style, ui.RectAround(r.Center(), ui.Sz(r.W, max(r.H, c.LineHeight(style)))), align|ui.AlignMiddle)
	return true
}

// Shortened returns a text that is no wider than a width: the text, or its beginning with an ellipsis.
func Shortened(k *ui.Kit, text string, style ui.TextStyle, width float64) string {
	short := text
	for letters := []rune(text); len(letters) > 1 && k.Measure(short, style, 0).W > width; {
		letters = letters[:len(letters)-1]
		short = string(letters) + "…"
	}
	return short
}

// SitterName draws the name of a seat on one line: smaller if it is too long, and then without its end. It never wraps,
// because a name in two lines reads like two names.
func SitterName(c *ui.Canvas, name string, style ui.TextStyle, r ui.Rect) {
	if r.Empty() || Label(c, name, style, r, ui.AlignLeft) {
		return
	}
	small := style.Sized(c.Legible)
	c.TextIn(Shortened(c.Kit, name, small, .97*r.W), small, r, ui.AlignLeft|ui.AlignMiddle)
}

// Tray draws the dark ground of a group of things.
func Tray(c *ui.Canvas, r ui.Rect) {
	if r.Empty() {
		return
	}
	round := min(c.Radius.Panel, r.H/2)
	c.Box(r, round, ui.Flat(c.Palette.Ink.Fade(.62)))
	c.Frame(r, round, c.Hairline, ui.Flat(c.Palette.Gold.Fade(.22)))
}
