package stones

import (
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/ui"
)

func (a *artist) drawRows(c *ui.Canvas) {
	l, s := &a.places.ledge, a.Given.Front
	for i := range l.rows {
		of := &l.rows[i]
		if of.fields[0].Empty() {
			continue
		}
		a.drawTradeRow(c, rowAt(s, i))
		for j, r := range of.fields {
			a.drawSquare(c, fieldNth(s, rules.Row(i), j), r)
		}
		a.drawWorth(c, rules.Row(i), of.worth)
	}
}

// drawSquare draws a field of a row. The field where the artifact will be placed is gold; others where it could be
// placed are dashed.
func (a *artist) drawSquare(c *ui.Canvas, t thing, r ui.Rect) {
	m, at, mark := &a.Model, fieldOf(t), a.words.stance(t)
	r = a.shifted(c, r, t).Snap()
	lies := m.who[t.Seat].rows[at.Row][at.Field]
	if m.away(t) {
		lies, mark = rules.NoColour, 0
	}
	radius := r.W * .16
	if mark&boards.Chosen != 0 {
		a.painter.field(c, at.Field, a.words.pay.artifact, r)
	} else {
		a.painter.field(c, at.Field, lies, r)
	}
	switch {
	case mark&boards.Chosen != 0:
		boards.Gild(c, r, radius)
	case mark&boards.Lit != 0:
		d := boards.Dash{Width: max(1, ui.Whole(c.Dp(1.6))), Long: max(3, r.W*.14), Gap: max(2, r.W*.1),
			Color: c.Palette.BrassTop}
		d.Frame(c, r.Grow(-ui.Whole(c.Dp(1.5))).Snap())
	}
	a.drawHint(c, t, r, radius)
}

// drawWorth draws what a row is worth and, if that will change, an arrow and the new worth.
func (a *artist) drawWorth(c *ui.Canvas, row rules.Row, r ui.Rect) {
	if r.Empty() {
		return
	}
	n := a.words.worth[row]
	if text := a.words.pay.head; text != "" && r.W > c.Dp(84) && r.H > c.Dp(40) { // there is room for words
		r.W = min(r.W, c.Dp(220))
		top, low := r.CutTop(r.H*.42, 0)
		top.X += c.Gap.S
		top.W -= c.Gap.S
		low.X, low.W = top.X, top.W
		c.TextIn(a.words.fixed.rows[row], c.Type.Small.Bold().In(c.Palette.Cream), top, ui.AlignLeft|ui.AlignMiddle)
		if said := a.words.pay.rows[row]; said != "" {
			side := min(low.H, c.Dp(30))
			var worth ui.Rect
			worth, low = low.CutRight(side, c.Gap.XS)
			a.drawWorthAt(c, n, worth)
			boards.Label(c, said, c.Type.Small.In(c.Palette.Muted), low, ui.AlignLeft)
			return
		}
		low.W = min(low.W, c.Dp(104))
		a.drawWorthAt(c, n, low)
		return
	}
	a.drawWorthAt(c, n, r)
}

func (a *artist) drawWorthAt(c *ui.Canvas, n change, r ui.Rect) {
	if least := min(c.Dp(24), r.H); r.W < least { // cover the edge of the last field, rather than be too small to read
		r.X, r.W = r.Right()-least, least
	}
	if !n.changes || r.W < r.H*1.2 {
		side := ui.Whole(min(r.H*.86, r.W*.92, c.Dp(40)))
		before := faded(c, n.now == 0 && !n.changes, .3)
		a.painter.points(c, max(n.now, n.after), r.Center(), side)
		c.Unfade(before)
		return
	}
	side := ui.Whole(min(r.H*.86, r.W*.36, c.Dp(36)))
	left, right := ui.Pt(r.X+side/2, r.Center().Y), ui.Pt(min(r.Right()-side/2, r.X+side*2.3), r.Center().Y)
	a.painter.points(c, n.now, left, side)
	style := c.Type.Number.In(c.Palette.GoldText).Sized(side * .7)
	c.Text("→", style, left.Lerp(right, .5), ui.AlignCenter|ui.AlignMiddle)
	a.painter.points(c, n.after, right, side)
}
