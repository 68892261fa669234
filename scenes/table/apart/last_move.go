package apart

import (
	"runehall/scenes/stage"
	"runehall/ui"
)

// LastMove is one line on a phone that shows a hand alone: what happened last at the table, and how the line to the
// host is. The phone shows none of the table's seats, so nothing else tells what the others did.
type LastMove struct {
	Text string // "": nothing has happened yet
	Look *ui.SeatLook
	Down bool // the line to the host is down

	rect ui.Rect
}

// LastMoveHigh is the height of the line.
func LastMoveHigh(k *ui.Kit) float64 { return max(k.Dp(30), k.LineHeight(k.Type.Small)+k.Gap.XS) }

// Layout gives the line its place; an empty one hides it.
func (w *LastMove) Layout(r ui.Rect) { w.rect = r }

// Fits reports whether words have room in the line.
func (w *LastMove) Fits(k *ui.Kit, text string) bool {
	return k.Measure(text, k.Type.Small, 0).W <= w.rect.W-3*k.Gap.S-k.Dp(10)-.8*w.rect.H-k.Gap.S
}

// Draw draws the line.
func (w *LastMove) Draw(c *ui.Canvas) {
	if w.rect.Empty() {
		return
	}
	p, r := &c.Palette, w.rect
	c.Box(r, r.H/2, ui.Flat(p.Ink.Fade(.72)))
	c.Frame(r, r.H/2, c.Hairline, ui.Flat(p.Edge))
	in := r.Inset(ui.Sides(c.Gap.S, 0))
	lamp, in := in.CutRight(c.Dp(10), c.Gap.S)
	lit := p.Moss
	if w.Down {
		lit = p.Ember
	}
	c.Disc(lamp.Center(), c.Dp(4.5), lit)
	if w.Look != nil {
		var coin ui.Rect
		coin, in = in.CutLeft(.8*r.H, c.Gap.S)
		c.Coin(*w.Look, coin.Center(), .36*r.H)
	}
	if w.Text != "" {
		c.TextIn(w.Text, c.Type.Small.In(p.Text), in, ui.AlignLeft|ui.AlignMiddle)
	}
}

// Report puts the line into the report's state.
func (w *LastMove) Report(r *stage.Report) {
	if !w.rect.Empty() {
		r.State["last-move"] = w.Text
	}
}
