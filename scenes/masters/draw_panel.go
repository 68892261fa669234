package masters

import "runehall/ui"

func (a *artist) verdictShown() bool { return a.player.verdict.on && a.Shown() && !a.Given.Bare }

func (a *artist) drawPanel(c *ui.Canvas) {
	p := &a.places.panel
	covers := a.player.chooser && (!a.player.worded() || p.count.Empty()) || a.Given.Bare && a.Given.Frame.Ledge.Overlaps(p.says)
	says, goal := p.says, a.words.said.goal && !a.verdictShown()
	if p.count.Empty() && !a.player.stepping() { // the words need not stand between buttons
		says = says.Union(p.back).Union(p.next)
	}
	if !covers && !says.Empty() && !(goal && !a.places.goal.Empty()) {
		a.drawSays(c, says)
	}
	if !a.places.goal.Empty() {
		c.TextIn(a.words.goal, c.Type.Small.In(c.Palette.Text), a.places.goal, ui.AlignLeft|ui.AlignTop)
	}
	if a.player.stepping() {
		for i := range a.player.leaves {
			a.player.leaves[i].Draw(c)
		}
		if !p.count.Empty() {
			c.TextIn(a.words.count, c.Type.Strong.In(c.Palette.Cream), p.count.Inset(ui.Sides(c.Gap.XS, 0)), ui.AlignCenter|ui.AlignMiddle)
		}
	}
	if a.player.centres() && !a.Given.Bare {
		a.Corners.DrawCentre(c)
	}
}

// drawSays draws the words: what becomes of the hovering card, what a master would hold, or what the match is about.
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
	switch {
	case about:
		a.drawVerdict(c, in, tone)
	case a.places.legend.Empty() && !a.words.said.counts:
		var worth ui.Rect
		if in.H >= c.Dp(64) {
			worth, in = in.CutBottom(in.H*.4, 0)
		} else if worth, in = in.CutRight(min(in.W*.42, c.Dp(120)), c.Gap.XS); in.W < c.Dp(90) { // there is room for one of the two
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

// drawVerdict draws how many runes under and beside the hovering card agree, and whether it may lie there or why not.
func (a *artist) drawVerdict(c *ui.Canvas, in ui.Rect, tone ui.Color) {
	v := &a.player.verdict
	var counts, words ui.Rect
	if narrow := c.InDp(in.W) < 210 || in.H > c.Dp(88) && c.InDp(in.W) < 250; narrow {
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
	head := c.Type.Strong.In(tone)
	if v.why != nil || words.W < c.Dp(150) {
		head = c.Type.Small.Bold().In(tone)
	}
	if v.note == "" || words.H < c.LineHeight(head)+c.LineHeight(c.Type.Label) {
		c.TextIn(v.text, head, words, ui.AlignCenter|ui.AlignMiddle)
		return
	}
	top, low := words.Place(ui.Sz(words.W, min(words.H, c.Dp(60))), 0, .5).CutTop(min(words.H, c.Dp(60))*.52, 0)
	c.TextIn(v.text, head, top, ui.AlignCenter|ui.AlignMiddle)
	c.TextIn(v.note, c.Type.Label.In(c.Palette.Text), low, ui.AlignCenter|ui.AlignMiddle)
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
