package plain

import (
	"runehall/scenes/boards"
	"runehall/ui"
)

// How far equal things lie apart, as a share of their width, and how many of them are drawn at most.
const (
	stackApart, stackMost = .035, 4
	fanApart, fanMost     = .28, 4
)

// draw draws titles and plates, and what lights up.
func (b *Board[M, E, V]) draw(c *ui.Canvas) {
	for _, t := range b.places.titles {
		c.TextIn(t.text, c.Type.Name, t.at, ui.AlignLeft|ui.AlignMiddle)
	}
	for i := range b.places.plates {
		if l := &b.places.plates[i]; !b.onWay(l.Thing) {
			b.drawPlate(c, l)
		}
	}
	for f := range b.Model.flights.Each() {
		b.drawFlight(c, f)
	}
	for f := range b.Model.flashes.Each() {
		switch at := b.Things.At(f.at); {
		case at.Empty():
		case f.refused:
			boards.Refused(c, at, f.Shaken(shakeTicks, 2), f.Lingering())
		default:
			boards.Beacon(c, at, f.T)
		}
	}
	b.drawSheet(c)
}

// drawPlate draws a thing, or the words that stand for it, and how it is marked.
func (b *Board[M, E, V]) drawPlate(c *ui.Canvas, l *plate) {
	at, round := l.at, min(l.at.H/2, c.Radius.Button)
	if b.drawn(l.Plate) {
		at = b.drawThing(c, l)
		round = min(min(at.W, at.H)*.08, c.Radius.Button)
	} else {
		c.Box(at, round, ui.Shade(c.Palette.SlateTop, c.Palette.Slate))
		c.Frame(at, round, c.Hairline, ui.Flat(c.Palette.Edge))
		if words := c.Type.Strong; at.H >= c.LineHeight(words) { // what lies over the table may leave it no room
			c.TextIn(l.text, words.In(c.Palette.Text), at.Inset(ui.Sides(c.Gap.M/2, 0)), ui.AlignCenter|ui.AlignMiddle)
		}
	}
	b.mark(l.Thing).Draw(c, at, round, b.Proposed.Breath())
}

// drawThing draws a thing as often as there are of it, as these lie, and returns where they are together. The uppermost
// has the number on it.
func (b *Board[M, E, V]) drawThing(c *ui.Canvas, l *plate) (all ui.Rect) {
	n, step := 1, ui.Point{}
	one := l.at.Fit(ui.Sz(min(max(l.at.W/l.at.H, l.Shape.Least), l.Shape.Most), 1))
	switch {
	case l.Count < 2:
	case l.lies == Stacked:
		n = min(l.Count, stackMost)
		d := ui.Whole(max(1, one.W*stackApart))
		one = one.Inset(ui.Insets{Left: d * float64(n-1), Top: d * float64(n-1)})
		step = ui.Pt(-d, -d)
	case l.lies == Fanned:
		n = min(l.Count, fanMost)
		d := ui.Whole(min(one.W*fanApart, max(0, l.at.W-one.W)/float64(n-1)))
		one = l.at.Place(ui.Sz(one.W+d*float64(n-1), one.H), .5, .5)
		one, _ = one.CutRight(one.W-d*float64(n-1), 0)
		step = ui.Pt(-d, 0)
	}
	one = one.Snap()
	for i := n - 1; i >= 0; i-- {
		at := one.Move(ui.Pt(step.X*float64(i), step.Y*float64(i)))
		b.plain.Draw(c, &b.Given.Frame, *b.Model.view, l.Thing, at)
		all = all.Union(at)
	}
	if l.Count > 1 {
		count(c, l.Count, one)
	}
	return all
}

// count draws a number on the lower right corner of a thing, or alone in its middle where that is too small.
func count(c *ui.Canvas, n int, at ui.Rect) {
	side := max(min(at.H*.3, c.Dp(30)), c.Legible*1.5)
	mid := ui.Pt(at.Right()-side*.55, at.Bottom()-side*.55)
	if side > min(at.W, at.H)*.7 {
		mid = at.Center()
	}
	c.Disc(mid, side/2, c.Palette.Ink)
	c.Circle(mid, side*.46, max(1, c.Hairline), c.Palette.Gold)
	c.Text(ui.Digits(n), c.Type.Number.Sized(max(c.Legible, side*.56)).In(c.Palette.Cream), mid,
		ui.AlignCenter|ui.AlignMiddle)
}
