package toss

import (
	"runehall/scenes/boards"
	"runehall/ui"
)

// drawLines draws what has happened in the settling, as many of the last lines as have room: a rune, the words, and
// what seats had and have now. The last line is the news, and stands out.
func (a *artist) drawLines(c *ui.Canvas, in ui.Rect) {
	list := a.words.lines
	first, high := len(list), 0.0
	for first > 0 && (first == len(list) || high+a.lineHigh(c, first-1, in) <= in.H) {
		first--
		high += a.lineHigh(c, first, in)
	}
	low := in
	if high < in.H {
		down := 0.0
		if a.places.made.lines == 1 { // no other line will follow
			down = .5
		}
		low = in.Place(ui.Sz(in.W, high), 0, down)
	}
	for i := first; i < len(list); i++ {
		var row ui.Rect
		row, low = low.CutTop(min(a.lineHigh(c, i, in), low.H), 0)
		if i > first {
			c.Rect(ui.Rc(row.X, row.Y, row.W, c.Hairline), c.Palette.ParchmentInk.Fade(.35))
		}
		a.drawLine(c, i, row, i == len(list)-1)
	}
}

func (a *artist) drawLine(c *ui.Canvas, i int, row ui.Rect, news bool) {
	line := &a.words.lines[i]
	ink := c.Palette.ParchmentInk
	if !news {
		defer c.Unfade(c.Fade(.72))
	}
	one, pair := pictured(line.event)
	if one < 0 && len(line.changes) == 0 && len(a.words.lines) == 1 { // nothing stands beside the words
		c.TextIn(line.text, a.lineStyle(c, i, row.W, row.H).In(ink), row, ui.AlignCenter|ui.AlignMiddle)
		return
	}
	picture, rest := row.CutLeft(a.lineRune(c, row), c.Gap.S)
	if one >= 0 {
		at := picture.Place(ui.Sz(picture.W, picture.W), .5, .5)
		if pair {
			a.painter.pair(c, at.Center(), at.W*.34, one, 0)
		} else {
			a.painter.rune(c, at.Center(), at.W*.42, runeLook{rune: one, ground: int(one)})
		}
	}
	words := rest.Grow(-c.Gap.XS / 2)
	if n := len(line.changes); n > 0 {
		large := storyLarge(&a.Given.Frame)
		var low ui.Rect
		low, words = words.CutBottom(c.LineHeight(a.sumStyle(c)), 0)
		for j, cell := range low.Place(ui.Sz(min(low.W, float64(n)*c.Dp(96*large)), low.H), 0, 0).Grid(n, n, c.Gap.XS) {
			badge, text := boards.CutBadge(cell, min(cell.H, c.Dp(22*large)), c.Gap.XS)
			boards.Badge(c, a.Given.Frame.Sitters, line.changes[j].seat, badge)
			boards.Label(c, line.changes[j].text, a.sumStyle(c).In(ink), text, ui.AlignLeft)
		}
	}
	c.TextIn(line.text, a.lineStyle(c, i, rest.W-c.Gap.XS, row.H).In(ink), words, ui.AlignLeft|ui.AlignMiddle)
}

// lineHigh returns the height of a line in a room.
func (a *artist) lineHigh(c *ui.Canvas, i int, in ui.Rect) float64 {
	line := &a.words.lines[i]
	wide := in.W - a.lineRune(c, in) - c.Gap.S - c.Gap.XS
	high := c.Measure(line.text, a.lineStyle(c, i, wide, in.H), wide).H
	if len(line.changes) > 0 {
		high += c.LineHeight(a.sumStyle(c))
	}
	return max(high, a.lineRune(c, in)) + 2*c.Gap.XS
}

// lineStyle returns the style of a line's words. The news is larger, if there is room.
func (a *artist) lineStyle(c *ui.Canvas, i int, wide, room float64) ui.TextStyle {
	line := &a.words.lines[i]
	if len(line.changes) > 0 {
		room -= c.LineHeight(a.sumStyle(c))
	}
	large := storyLarge(&a.Given.Frame)
	if news := c.Type.Body.Scaled(large); i == len(a.words.lines)-1 &&
		c.Measure(line.text, news, wide).H <= room-2*c.Gap.XS {
		return news
	}
	return c.Type.Small.Scaled(large)
}

// sumStyle returns the style of what seats had and have.
func (a *artist) sumStyle(c *ui.Canvas) ui.TextStyle {
	return c.Type.Strong.Scaled(storyLarge(&a.Given.Frame))
}

// lineRune returns the size of a line's rune.
func (a *artist) lineRune(c *ui.Canvas, in ui.Rect) float64 {
	return min(c.Dp(34*storyLarge(&a.Given.Frame)), in.W*.16)
}
