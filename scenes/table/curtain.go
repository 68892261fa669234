package table

import (
	"math"

	"runehall/ui"
)

// curtain hides the table: two halves of cloth, with the coin of the one seat that may look behind it. While somebody looks, the
// halves are tied back.
type curtain struct {
	title string // "Hand the device to Ingrid"
	note  string // what is hidden behind it
	line  string // where the match stands
	hold  string // how it is opened
	look  ui.SeatLook

	shown ui.Tween // from clothAway to clothShut
	rope  ui.Button
	away  ui.Button // leads back to what everybody may see
	held  float64   // how far the rope is pulled, from 0 to 1
	// explain says in words how to pull the rope by the key or pad button of a prompt.
	explain func(ui.Prompt) string
	parts   curtainPlaces
	cloth   cloth
}

// layout places the curtain in front of an area, and what stands on it within the safe part of the screen. Open, it ends at a floor.
func (w *curtain) layout(k *ui.Kit, area, safe ui.Rect, floor float64) {
	w.cloth = newCloth(k, area, floor)
	w.parts = arrangeCurtain(k, area.Intersect(safe))
	w.rope.Layout(k, w.parts.rope)
	w.away.Layout(k, w.parts.away)
}

// update reacts to a tick in which the curtain is shut, and reports whether its rope is held. Ring says that the focus is shown.
func (w *curtain) update(c *ui.Context, ring bool) (held bool) {
	focused := c.Focusable(&w.rope, w.parts.rope, w.parts.rope.H/2)
	if p, ok := c.Input().Prompt(ui.Hold); ok && focused && ring {
		c.Explain(&w.rope, w.parts.rope, w.explain(p))
	}
	if p, ok := c.Pointer(&w.rope, w.parts.rope); ok {
		held = p.IsDown() && w.parts.rope.Grow(c.Slack).Has(p.At)
	}
	if focused && (c.Held(ui.Hold) || c.Held(ui.Confirm)) {
		held = true
		c.Action(ui.Hold)
		c.Action(ui.Confirm)
	}
	w.away.Update(c)
	return held
}

// hang moves the halves by a tick towards where they are to hang.
func (w *curtain) hang(c *ui.Context, to float64) {
	ticks := ui.Ticks(380)
	if to == clothShut {
		ticks = ui.Ticks(420)
	}
	if c.Look.ReducedMotion {
		ticks = ui.Ticks(120)
	}
	w.shown.To(to, ticks, ui.InOutCubic)
	w.shown.Update()
	c.Moves(w.shown.Moving())
}

func (w *curtain) draw(c *ui.Canvas) {
	v := w.shown.Value()
	if v <= 0 {
		return
	}
	w.cloth.draw(c, v)
	if v <= clothTied {
		return
	}
	c.Covers(w.cloth.area)
	if v < clothShut {
		defer c.Unfade(c.Fade(max(0, v*3-2)))
	}
	w.drawFace(c)
}

// drawFace draws what stands on a shut curtain.
func (w *curtain) drawFace(c *ui.Canvas) {
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
	c.TextIn(w.title, title.In(p.Ink), parts.title.Move(ui.Pt(0, c.Dp(3))), ui.AlignCenter|ui.AlignMiddle)
	c.TextIn(w.title, title, parts.title, ui.AlignCenter|ui.AlignMiddle)
	c.TextIn(w.note, c.Type.Body.In(p.Cream), parts.note, ui.AlignCenter|ui.AlignMiddle)
	if r := parts.line; !r.Empty() && w.line != "" {
		pill := r.Place(ui.Sz(min(r.W, c.Measure(w.line, c.Type.Body, 0).W+2*c.Gap.L), r.H), .5, .5)
		c.Box(pill, pill.H/2, ui.Flat(p.Ink.Fade(.85)))
		c.Frame(pill, pill.H/2, c.Hairline, ui.Flat(p.Edge))
		c.TextIn(w.line, c.Type.Body, pill, ui.AlignCenter|ui.AlignMiddle)
	}
	c.TextIn(w.hold, c.Type.Section.In(p.Cream), parts.hold, ui.AlignCenter|ui.AlignMiddle)
	w.drawRope(c)
	w.away.Draw(c)
}

// drawCoin draws the coin on the chains by which it hangs.
func (w *curtain) drawCoin(c *ui.Canvas) {
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
	c.Medallion(w.look, coin)
}

// drawRope draws the rope that is held to open the curtain, with a ring that shows how much of the time has passed.
func (w *curtain) drawRope(c *ui.Canvas) {
	p := &c.Palette
	r := w.parts.rope
	ring := math.Round(r.H * .06)
	mid, out := r.Center(), r.H/2-ring/2
	c.Disc(mid, r.H/2, p.Ink.Fade(.8))
	disc := r.Grow(-ring * 1.6)
	c.Halo(disc, disc.H/2, c.Part.Glow, p.Gold.Fade(.2))
	c.Cast(disc, disc.H/2, c.Part.Mid)
	if w.held > 0 {
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
	for i := range int(math.Round(w.held * steps)) {
		c.Line(at(i), at(i+1), ring, p.Ember.Mix(p.Cream, .35))
	}
}
