package table

import "runehall/ui"

// curtain hides the table: two halves of cloth, with the coin of the one seat that may look behind it.
type curtain struct {
	area  ui.Rect // what it covers
	title string  // "Hand the device to Ingrid"
	note  string  // what is hidden behind it
	look  ui.SeatLook

	shown ui.Tween // 0 away, 1 shut
	rope  ui.Button
	away  ui.Button // leads back to what everybody may see
	held  float64   // how far the rope is pulled, from 0 to 1
	// explain says in words how to pull the rope by the key or pad button of a prompt.
	explain func(ui.Prompt) string
	parts   curtainPlaces
}

// curtainPlaces is where the parts of a shut curtain stand.
type curtainPlaces struct {
	coin, title, note, rope, away ui.Rect
	beam                          float64 // height of the oak that the curtain hangs from
}

// arrangeCurtain places what stands on a shut curtain. It is pure.
func arrangeCurtain(k *ui.Kit, area ui.Rect) curtainPlaces {
	beam := beamHeight(k, area)
	in := area.Inset(ui.Insets{Top: beam + k.Gap.M, Right: k.Gap.L, Bottom: k.Gap.L, Left: k.Gap.L})
	column := in.Place(ui.Sz(min(in.W, k.Dp(460)), in.H), .5, .5)
	button := max(k.Button, k.Touch)
	line := k.LineHeight(k.Type.Heading)
	note := 2 * k.LineHeight(k.Type.Body)
	coin := min(k.Dp(176), column.H-2*line-note-2*button-5*k.Gap.M)
	if coin < k.Dp(64) && area.W > area.H || coin < k.Dp(24) { // low screens: the coin beside the words
		left, right := in.CutLeft(min(in.W*.3, in.H), k.Gap.L)
		side := min(left.W, left.H, k.Dp(176))
		p := curtainPlaces{beam: beam, coin: left.Place(ui.Sz(side, side), .5, .5)}
		rows := right.Place(ui.Sz(right.W, min(right.H, line+note+button+2*k.Gap.M)), .5, .5).
			Rows(k.Gap.M, ui.Track{Px: line * .6, Share: 1}, ui.Track{Px: note * .5, Share: 1}, ui.Fixed(button))
		buttons := rows[2].Columns(k.Gap.S, ui.Share(3), ui.Share(2))
		p.title, p.note, p.rope, p.away = rows[0], rows[1], buttons[0], buttons[1]
		return p
	}
	h := coin + 2*line + note + 2*button + 4*k.Gap.M
	rows := column.Place(ui.Sz(column.W, h), .5, .45).
		Rows(k.Gap.M, ui.Fixed(coin), ui.Fixed(2*line), ui.Fixed(note), ui.Fixed(button), ui.Fixed(button))
	return curtainPlaces{
		beam: beam, coin: rows[0].Place(ui.Sz(coin, coin), .5, .5), title: rows[1], note: rows[2], rope: rows[3], away: rows[4],
	}
}

// layout places the curtain in front of an area, and what stands on it within the safe part of the screen.
func (w *curtain) layout(k *ui.Kit, area, safe ui.Rect) {
	w.area = area
	w.parts = arrangeCurtain(k, area.Intersect(safe))
	w.rope.Layout(k, w.parts.rope)
	w.away.Layout(k, w.parts.away)
}

// update reacts to a tick in which the curtain is shut, and reports whether its rope is held. Ring says that the focus is shown.
func (w *curtain) update(c *ui.Context, ring bool) (held bool) {
	focused := c.Focusable(&w.rope, w.parts.rope, c.Radius.Button)
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

// fall moves the halves down or apart by a tick.
func (w *curtain) fall(c *ui.Context, shut bool) {
	to, ticks := 0.0, ui.Ticks(380)
	if shut {
		to, ticks = 1, ui.Ticks(420)
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
	drawCloth(c, w.area, w.parts.beam, v)
	if v < 1 {
		defer c.Unfade(c.Fade(max(0, v*3-2)))
	}
	w.drawFace(c)
}

func (w *curtain) drawFace(c *ui.Canvas) {
	p := &c.Palette
	words := w.parts.title.Union(w.parts.note)
	if !c.Look.HighContrast {
		c.Glow(words.Center(), words.W*.62, p.Ink.Fade(.7))
		c.Glow(words.Center(), words.W*.62, p.Ink.Fade(.5))
	}
	c.Medallion(w.look, w.parts.coin)
	title := c.Type.Heading.In(p.GoldText)
	if w.parts.title.W >= c.Dp(420) {
		title = c.Type.Title.In(p.GoldText)
	}
	c.TextIn(w.title, title.In(p.Ink), w.parts.title.Move(ui.Pt(0, c.Dp(3))), ui.AlignCenter|ui.AlignMiddle)
	c.TextIn(w.title, title, w.parts.title, ui.AlignCenter|ui.AlignMiddle)
	c.TextIn(w.note, c.Type.Body.In(p.Cream), w.parts.note, ui.AlignCenter|ui.AlignMiddle)
	w.rope.Draw(c)
	if w.held > 0 {
		rope := w.parts.rope
		fill := ui.Rect{X: rope.X, Y: rope.Bottom() - c.Dp(6), W: rope.W * w.held, H: c.Dp(6)}
		c.Box(fill, fill.H/2, ui.Flat(p.Ember))
	}
	w.away.Draw(c)
}
