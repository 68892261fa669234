package curtain

import (
	"math"

	"runehall/ui"
)

// Curtain hides the table: two halves of cloth, with the coin of the one seat that may look behind it, and a rope to
// open it. While somebody looks, the halves are tied back.
type Curtain struct {
	Title string // "Hand the device to Ingrid"
	Note  string // what is hidden behind it
	Line  string // where the match stands
	Hold  string // how it is opened
	Look  ui.SeatLook

	Shown ui.Tween // from [Away] to [Shut]
	Rope  ui.Button
	Away  ui.Button // leads back to the table as everybody may see it
	Held  float64   // how far the rope is pulled, from 0 to 1
	// Explain returns the words that say which key or button pulls the rope.
	Explain func(ui.Prompt) string
	parts   places
	cloth   cloth
	sway    sway
}

// Layout places the curtain in front of an area, and its words and rope within the safe part of the screen. While it is
// open, the cloth ends at the height floor.
func (w *Curtain) Layout(k *ui.Kit, area, safe ui.Rect, floor float64) {
	w.cloth = newCloth(k, area, floor)
	w.parts = arrange(k, area.Intersect(safe))
	w.Rope.Layout(k, w.parts.rope)
	w.Away.Layout(k, w.parts.away)
}

// Update is called while the curtain is shut, and reports whether the rope is held. ring says that the focus is
// visible.
func (w *Curtain) Update(c *ui.Context, ring bool) (held bool) {
	focused := c.Focusable(&w.Rope, w.parts.rope, w.parts.rope.H/2)
	if p, ok := c.Input().Prompt(ui.Hold); ok && focused && ring {
		c.Explain(&w.Rope, w.parts.rope, w.Explain(p))
	}
	if p, ok := c.Pointer(&w.Rope, w.parts.rope); ok {
		held = p.IsDown() && w.parts.rope.Grow(c.Slack).Has(p.At)
	}
	if focused && (c.Held(ui.Hold) || c.Held(ui.Confirm)) {
		held = true
		c.Action(ui.Hold)
		c.Action(ui.Confirm)
	}
	w.Away.Update(c)
	return held
}

// Hang moves the halves by a tick towards a state from [Away] to [Shut].
func (w *Curtain) Hang(c *ui.Context, to float64) {
	ticks := ui.Ticks(600)
	if c.Look.ReducedMotion {
		ticks = ui.Ticks(120)
	}
	w.Shown.To(to, ticks, ui.InOutCubic)
	w.Shown.Update()
	w.sway.follow(w.Shown.Value(), c.Look.ReducedMotion)
	c.Moves(w.Shown.Moving() || w.sway.moving())
}

// Middle returns where the sounds of the curtain come from.
func (w *Curtain) Middle() ui.Point { return w.cloth.area.Center() }

// Face returns the area of the words and the rope on a shut curtain.
func (w *Curtain) Face() ui.Rect { return ui.Bounding(w.parts.title, w.parts.rope) }

// Draw draws the curtain as far as it has come down, with its words once it is nearly shut.
func (w *Curtain) Draw(c *ui.Canvas) {
	v := w.Shown.Value()
	if v <= 0 {
		return
	}
	w.cloth.draw(c, v, w.sway)
	if v <= Tied {
		return
	}
	c.Covers(w.cloth.area)
	if v < Shut {
		defer c.Unfade(c.Fade(max(0, v*3-2)))
	}
	w.drawFace(c)
}

// drawFace draws words, coin and rope of a shut curtain.
func (w *Curtain) drawFace(c *ui.Canvas) {
	p, parts := &c.Palette, &w.parts
	words := parts.title.Union(parts.note)
	if !c.Look.HighContrast {
		c.Glow(words.Center(), words.W*.62, p.Ink.Fade(.7))
		c.Glow(words.Center(), words.W*.62, p.Ink.Fade(.5))
		c.Glow(parts.rope.Center(), parts.rope.H*1.3, p.Ink.Fade(.6))
	}
	w.drawCoin(c)
	title := c.Type.Heading.In(p.GoldText)
	if parts.title.H >= c.LineHeight(c.Type.Title) {
		title = c.Type.Title.In(p.GoldText)
	}
	c.TextIn(w.Title, title.In(p.Ink), parts.title.Move(ui.Pt(0, c.Dp(3))), ui.AlignCenter|ui.AlignMiddle)
	c.TextIn(w.Title, title, parts.title, ui.AlignCenter|ui.AlignMiddle)
	c.TextIn(w.Note, c.Type.Body.In(p.Cream), parts.note, ui.AlignCenter|ui.AlignMiddle)
	if r := parts.line; !r.Empty() && w.Line != "" {
		pill := r.Place(ui.Sz(min(r.W, c.Measure(w.Line, c.Type.Body, 0).W+2*c.Gap.L), r.H), .5, .5)
		c.Box(pill, pill.H/2, ui.Flat(p.Ink.Fade(.85)))
		c.Frame(pill, pill.H/2, c.Hairline, ui.Flat(p.Edge))
		c.TextIn(w.Line, c.Type.Body, pill, ui.AlignCenter|ui.AlignMiddle)
	}
	c.TextIn(w.Hold, c.Type.Section.In(p.Cream), parts.hold, ui.AlignCenter|ui.AlignMiddle)
	w.drawRope(c)
	w.Away.Draw(c)
}

// drawCoin draws the coin, and two chains from the beam if it hangs near it.
func (w *Curtain) drawCoin(c *ui.Canvas) {
	coin := w.parts.coin
	if rod := w.cloth.area.Y + w.cloth.beam*.85; coin.Y > rod && coin.Y-rod < coin.H {
		high := coin.Y + coin.H*.12
		for _, x := range [...]float64{-.24, .24} {
			from := ui.Pt(coin.Center().X+x*1.1*coin.W, rod)
			to := ui.Pt(coin.Center().X+x*coin.W, high)
			c.Line(from, to, c.Dp(4), c.Palette.Ink.Fade(.7))
			links := max(1, int((high-rod)/c.Dp(6)))
			for i := range links {
				a, b := float64(i)/float64(links), (float64(i)+.6)/float64(links)
				c.Line(from.Lerp(to, a), from.Lerp(to, b), c.Dp(2), c.Palette.Brass)
			}
		}
	}
	c.Medallion(w.Look, coin)
}

// drawRope draws what is held to open the curtain, with a ring that shows how much of the time has passed.
func (w *Curtain) drawRope(c *ui.Canvas) {
	p := &c.Palette
	r := w.parts.rope
	ring := math.Round(r.H * .06)
	mid, out := r.Center(), r.H/2-ring/2
	c.Disc(mid, r.H/2, p.Ink.Fade(.8))
	disc := r.Grow(-ring * 1.6)
	c.Halo(disc, disc.H/2, c.Part.Glow, p.Gold.Fade(.2))
	c.Cast(disc, disc.H/2, c.Part.Mid)
	if w.Held > 0 {
		c.Box(disc, disc.H/2, ui.Shade3(p.BrassLow, p.BrassLow.Mix(p.Brass, .4), p.Brass))
	} else {
		c.Box(disc, disc.H/2, ui.Shade3(p.BrassTop, p.Brass, p.BrassLow))
	}
	c.Frame(disc, disc.H/2, c.Hairline, ui.Flat(p.BrassEdge))
	c.Icon(ui.IconEye, disc, min(c.Dp(44), disc.H*.5), p.OnBrass)
	const steps = 60
	at := func(i int) ui.Point {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / steps)
		return mid.Add(ui.Pt(sin, -cos).Mul(out))
	}
	for i := range int(math.Round(w.Held * steps)) {
		c.Line(at(i), at(i+1), ring, p.Ember.Mix(p.Cream, .35))
	}
}
