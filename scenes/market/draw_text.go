package market

import (
	rules "runehall/games/market"
	"runehall/scenes/boards"
	"runehall/ui"
)

// drawTakings draws a row for each thing that is taken: with a tick once it has been taken, with an edge while it is
// the next one. Further rows say how to take.
func (a *artist) drawTakings(c *ui.Canvas) {
	for i, r := range a.places.ledge.takings {
		if r.Empty() || a.words.takings[i] == "" {
			continue
		}
		p, style := &c.Palette, c.Type.Body.In(c.Palette.Muted)
		if i >= a.words.takes { // it says how to take
			c.TextIn(a.words.takings[i], style, r.Inset(ui.Sides(c.Gap.M, 0)), ui.AlignCenter|ui.AlignMiddle)
			continue
		}
		boards.Tray(c, r)
		sign, words := r.Inset(ui.Sides(min(c.Gap.M, r.W*.05), 0)).CutLeft(min(r.H*.7, c.Dp(28)), c.Gap.S)
		align := ui.AlignLeft | ui.AlignMiddle
		switch {
		case i < a.words.now:
			c.Icon(ui.IconCheck, sign, sign.W*.8, p.Moss)
		case i == a.words.now:
			c.Frame(r, c.Radius.Chip, max(c.Hairline, ui.Whole(c.Dp(1.5))), ui.Flat(p.Gold))
			style = c.Type.Strong.In(p.GoldText)
			fallthrough
		default:
			if a.words.takes < 2 {
				words, align = r.Inset(ui.Sides(min(c.Gap.S, r.W*.05), 0)), ui.AlignCenter|ui.AlignMiddle
				break
			}
			a.painter.count(c, i+1, p.Gold, sign.Center(), ui.Whole(sign.W))
		}
		c.TextIn(a.words.takings[i], style, words, align)
	}
}

func (a *artist) drawSigns(c *ui.Canvas) {
	for i, r := range a.places.ledge.picks {
		if r.Empty() {
			continue
		}
		c.Recess(r, c.Radius.Panel)
		sign := r
		if r.H >= c.Dp(96) {
			var words ui.Rect
			words, sign = r.Grow(-c.Gap.XS).CutBottom(c.Dp(24), 0)
			boards.Label(c, a.words.picks[i], c.Type.Body, words, ui.AlignCenter)
		}
		a.painter.sign(c, rules.Rock+rules.Pick(i), sign.Center(), ui.Whole(min(sign.W, sign.H)*.8))
		a.stand(c, pickOf(rules.Rock+rules.Pick(i)), r, c.Radius.Panel)
	}
}

// asksBeside reports whether what is to be done with a collector stands beside its picture, so that the line need not
// say it.
func (a *artist) asksBeside() bool {
	return a.places.made.mode == aiming && !a.places.ledge.text.Empty() && len(a.words.text) == 0
}

// drawText draws what a move would bring, line by line. While a collector is set, its picture stands beside the lines.
// As long as no store is chosen for it, the lines say what is to be done and, where there is room, what a collector
// does.
func (a *artist) drawText(c *ui.Canvas) {
	r, aims := a.places.ledge.text, a.places.made.mode == aiming
	if r.Empty() || len(a.words.text) == 0 && !aims {
		return
	}
	list, pad, head := a.words.text, min(c.Gap.S, r.H*.08), 0.0
	// No store is chosen yet: what a collector does.
	if high := c.Dp(34); len(list) == 0 && r.H >= high+c.Dp(30)*float64(len(a.words.collects))+2*pad {
		list, head = a.words.collects[:], high
	}
	// The things on the board tell the rest.
	list = list[:min(len(list), max(1, int(r.H*.84*1.2/c.LineHeight(c.Type.Label))))]
	n := float64(max(1, len(list)))
	r = r.Place(ui.Sz(r.W, min(r.H, max(n*c.Dp(30)+head, c.Dp(76))+2*pad)), .5, .5)
	boards.Tray(c, r)
	in := r.Inset(ui.Sides(c.Gap.M, pad))
	if head > 0 {
		var asks ui.Rect
		asks, in = in.CutTop(head, 0)
		boards.Label(c, a.words.line, c.Type.Strong, asks, ui.AlignLeft)
	}
	if sign, rest := in.CutRight(min(in.H, c.Dp(90)), c.Gap.S); aims && a.beside(c, rest.W) {
		in = rest
		a.painter.collector(c, a.Given.Look(a.Given.Front), false, sign.Snap())
	}
	if len(list) == 0 {
		c.TextIn(a.words.line, c.Type.Strong, in, ui.AlignCenter|ui.AlignMiddle)
		return
	}
	high := min(c.Dp(30), in.H/n)
	_, in = in.CutTop((in.H-n*high)/2, 0)
	for i, text := range list {
		words := ui.Rc(in.X, in.Y+float64(i)*high, in.W, high)
		style := c.Type.Body
		if c.Measure(text, style, 0).W > words.W || c.LineHeight(style) > 1.3*high {
			style = c.Type.Label.In(style.Color)
		}
		boards.Label(c, text, style, words, ui.AlignLeft) // where it has no room, the things on the board tell it
	}
}

// beside reports whether what a move would bring has room in a width, which is what the picture of a collector leaves.
func (a *artist) beside(c *ui.Canvas, wide float64) bool {
	for _, text := range a.words.text {
		if c.Measure(text, c.Type.Body, 0).W > wide {
			return false
		}
	}
	return true
}
