package masters

import "runehall/ui"

func (a *artist) verdictShown() bool { return a.player.verdict.on && a.Shown() && !a.Given.Bare }

// says returns where the words of the panel stand. It is empty where something else covers them.
func (a *artist) says() ui.Rect {
	p := &a.places.panel
	if a.player.chooser && (!a.player.worded() || p.count.Empty()) ||
		a.Given.Bare && a.Given.Frame.Ledge.Overlaps(p.says) {
		return ui.Rect{}
	}
	says := p.says
	// without the step buttons there is room for words
	if !a.player.stepping() && says.Y < p.back.Bottom() && p.back.Y < says.Bottom() {
		says = says.Union(p.back).Union(p.next)
	}
	return says
}

// told returns where a hint's words stand: in a place of their own if the panel has one, else in place of the panel's
// words.
func (a *artist) told() ui.Rect {
	says := a.says()
	if t := a.places.panel.told; !says.Empty() && !t.Empty() {
		return t
	}
	return says
}

func (a *artist) drawPanel(c *ui.Canvas) {
	p := &a.places.panel
	if says := a.says(); !says.Empty() {
		a.drawSays(c, says)
	}
	a.drawTurn(c)
	if a.player.stepping() {
		for i := range a.player.leaves {
			a.player.leaves[i].Draw(c)
		}
		if !p.count.Empty() {
			c.TextIn(a.words.count, c.Type.Strong.In(c.Palette.Cream), p.count.Inset(ui.Sides(c.Gap.XS, 0)),
				ui.AlignCenter|ui.AlignMiddle)
		}
	}
	if a.player.centres() && !a.Given.Bare {
		a.Corners.DrawCentre(c)
	}
}

// drawSays draws the words of the panel: what becomes of the hovering card, what a master would hold, or else what the
// match is about. What the runes are worth stands there too, where they have no legend.
func (a *artist) drawSays(c *ui.Canvas, r ui.Rect) {
	pal, v := &c.Palette, &a.player.verdict
	edge, tone := pal.Edge, pal.Text
	about := a.verdictShown()
	switch {
	case about && v.why != nil:
		edge, tone = pal.Blood, pal.Blood.Mix(pal.Cream, .6)
	case about || a.words.said.counts:
		edge, tone = pal.Gold, pal.GoldText
	}
	round := min(c.Radius.Panel, r.H/2)
	c.Box(r, round, ui.Flat(pal.Ink.Fade(.86)))
	c.Frame(r, round, max(1, c.Hairline), ui.Flat(edge))
	in := r.Inset(ui.Sides(c.Gap.S, c.Gap.XS))
	if a.player.stepping() && a.words.which != "" && a.places.panel.count.Empty() && c.InDp(in.W) >= 200 {
		var which ui.Rect
		which, in = in.CutRight(c.Dp(32), c.Gap.XS)
		c.TextIn(a.words.which, c.Type.Small.In(c.Palette.Muted), which, ui.AlignRight|ui.AlignMiddle)
	}
	switch {
	case about:
		a.drawVerdict(c, in, tone)
	case a.places.legend.Empty() && !a.words.said.counts:
		var worth ui.Rect
		if in.H >= c.Dp(64) {
			worth, in = in.CutBottom(in.H*.4, 0)
		} else if worth, in = in.CutRight(min(in.W*.42, c.Dp(120)), c.Gap.XS); in.W < c.Dp(90) {
			// only one of the two has room
			worth = worth.Union(in)
			if !a.words.said.goal {
				a.drawWords(c, worth, tone)
				return
			}
			a.drawWorthOfRunes(c, worth)
			return
		}
		a.drawWorthOfRunes(c, worth)
		a.drawWords(c, in, tone)
	default:
		a.drawWords(c, in, tone)
	}
}

func (a *artist) drawWords(c *ui.Canvas, in ui.Rect, tone ui.Color) {
	w := &a.words.said
	if w.counts {
		style := c.Type.Section.In(c.Palette.GoldText)
		style.Size = min(style.Size*1.2, in.H*.5)
		var sum ui.Rect
		sum, in = in.CutRight(c.Measure(a.words.said.sum, style, 0).W+c.Gap.XS, c.Gap.S)
		c.TextIn(a.words.said.sum, style, sum, ui.AlignRight|ui.AlignMiddle)
	}
	head, note := c.Type.Strong.In(tone), c.Type.Small.In(c.Palette.Text)
	for _, smaller := range [...]ui.TextStyle{head, c.Type.Small.Bold().In(tone), c.Type.Label.Bold().In(tone)} {
		if head = smaller; c.Measure(w.head, head, in.W).H <= in.H {
			break
		}
	}
	high := c.Measure(w.head, head, in.W).H
	if c.Measure(w.note, note, in.W).H > in.H-high {
		note = c.Type.Label.In(c.Palette.Text)
	}
	low := c.Measure(w.note, note, in.W).H
	if w.note == "" || high+low > in.H+1 {
		c.Paragraph(w.head, head, in, ui.AlignLeft|ui.AlignMiddle)
		return
	}
	top, rest := in.Place(ui.Sz(in.W, min(in.H, high+low+c.Gap.XS)), 0, .5).CutTop(high, 0)
	c.Paragraph(w.head, head, top, ui.AlignLeft|ui.AlignMiddle)
	c.Paragraph(w.note, note, rest, ui.AlignLeft|ui.AlignBottom)
}

// drawVerdict draws how many runes beneath and beside the hovering card agree, and that it may lie there, or why not.
func (a *artist) drawVerdict(c *ui.Canvas, in ui.Rect, tone ui.Color) {
	v := &a.player.verdict
	var counts, words ui.Rect
	narrow := c.InDp(in.W) < 210 || in.H > c.Dp(88) && c.InDp(in.W) < 250
	// the reason alone: the marks on the table show the counts
	if v.why != nil && (v.under.all+v.beside.all == 0 || narrow && in.H < c.Dp(64)) {
		a.drawReason(c, v.alone, in, tone)
		return
	}
	if narrow {
		share := .5
		if in.H > c.Dp(88) {
			share = .46
		}
		counts, words = in.CutBottom(in.H*share, 0)
	} else {
		counts, words = in.CutLeft(in.W*.5, c.Gap.S)
		c.VLine(words.X-c.Gap.S/2, in.Y+in.H*.15, in.H*.7, c.Palette.Edge)
	}
	under, sides := counts, counts
	if counts.H >= 2*c.LineHeight(c.Type.Label) {
		counts = counts.Place(ui.Sz(counts.W, min(counts.H, c.Dp(64))), 0, .5)
		under, sides = counts.CutTop(counts.H/2, 0)
	} else {
		under, sides = counts.CutLeft(counts.W/2, 0)
	}
	a.drawCount(c, under, true, &v.under)
	a.drawCount(c, sides, false, &v.beside)
	if v.why != nil {
		a.drawReason(c, v.text, words, tone)
		return
	}
	head := c.Type.Strong.In(tone)
	if words.W < c.Dp(150) {
		head = c.Type.Small.Bold().In(tone)
	}
	note, style := v.note, c.Type.Label.In(c.Palette.Text)
	if v.sum != "" { // a changed score says more than "one of the two is enough", which the counts show anyway
		note, style = v.sum, c.Type.Small.Bold().In(c.Palette.GoldText)
	}
	switch {
	case note == "":
		c.TextIn(v.text, head, words, ui.AlignCenter|ui.AlignMiddle)
	case words.H < c.LineHeight(head)+c.LineHeight(style):
		if v.sum == "" {
			c.TextIn(v.text, head, words, ui.AlignCenter|ui.AlignMiddle)
			return
		}
		left, right := words.CutLeft(words.W*.6, c.Gap.XS)
		c.TextIn(v.text, head, left, ui.AlignCenter|ui.AlignMiddle)
		c.TextIn(note, style, right, ui.AlignCenter|ui.AlignMiddle)
	default:
		top, low := words.Place(ui.Sz(words.W, min(words.H, c.Dp(60))), 0, .5).CutTop(min(words.H, c.Dp(60))*.52, 0)
		c.TextIn(v.text, head, top, ui.AlignCenter|ui.AlignMiddle)
		c.TextIn(note, style, low, ui.AlignCenter|ui.AlignMiddle)
	}
}

// drawReason draws why the card may not lie there, in the largest letters that fit.
func (a *artist) drawReason(c *ui.Canvas, text string, r ui.Rect, tone ui.Color) {
	style := c.Type.Small.Bold().In(tone)
	for _, share := range [...]float64{.94, .88, .82, .76, .7} {
		if c.Measure(text, style, r.W).H <= r.H+1 {
			break
		}
		style = c.Type.Small.Bold().In(tone).Scaled(share)
	}
	c.Paragraph(text, style, r, ui.AlignCenter|ui.AlignMiddle)
}

// drawTurn draws the two halves of a turn, and marks the one that is to be done.
func (a *artist) drawTurn(c *ui.Canvas) {
	r := a.places.turn
	if r.Empty() || a.Given.Bare && a.Given.Frame.Ledge.Overlaps(r) {
		return
	}
	c.Box(r, c.Radius.Panel, ui.Flat(c.Palette.Ink.Fade(.7)))
	c.Frame(r, c.Radius.Panel, c.Hairline, ui.Flat(c.Palette.Edge))
	in := r.Inset(ui.Sides(c.Gap.M, c.Gap.S))
	for i, row := range in.Grid(2, 1, c.Gap.XS) {
		sign, words := row.CutLeft(c.Dp(26), c.Gap.S)
		style, number, d := c.Type.Small.In(c.Palette.Muted), c.Type.Small.In(c.Palette.Muted), c.Dp(11)
		if now := a.words.half == i+1; now {
			style, number = c.Type.Strong.In(c.Palette.Cream), c.Type.Small.Bold().In(c.Palette.Ink)
			c.Disc(sign.Center(), d, c.Palette.GoldText)
		} else {
			c.Circle(sign.Center(), d, max(1, c.Hairline), c.Palette.Muted)
		}
		c.TextIn(ui.Digits(i+1), number, sign, ui.AlignCenter|ui.AlignMiddle)
		c.TextIn(a.words.halves[i], style, words, ui.AlignLeft|ui.AlignMiddle)
	}
}

func (a *artist) drawCount(c *ui.Canvas, r ui.Rect, round bool, t *tally) {
	d := min(c.Dp(10), r.H*.36)
	mark, rest := r.CutLeft(2.6*d, c.Gap.XS)
	a.drawMark(c, mark.Center(), d, round, t.state())
	style := c.Type.Small.In(c.Palette.Text)
	if t.state() == agrees {
		style = style.Bold()
	}
	text := t.text
	if rest.W < c.Measure(text, style, 0).W*.85 { // the shapes of the marks tell the two apart
		text = t.short
	}
	c.TextIn(text, style, rest, ui.AlignLeft|ui.AlignMiddle)
}
