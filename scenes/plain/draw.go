package plain

import (
	"runehall/scenes/boards"
	"runehall/ui"
)

// draw draws titles and plates, and what lights up.
func (b *Board[M, E, V]) draw(c *ui.Canvas) {
	for _, t := range b.places.titles {
		c.TextIn(t.text, c.Type.Name, t.at, ui.AlignLeft|ui.AlignMiddle)
	}
	for _, l := range b.places.plates {
		round := min(l.at.H/2, c.Radius.Button)
		c.Box(l.at, round, ui.Shade(c.Palette.SlateTop, c.Palette.Slate))
		c.Frame(l.at, round, c.Hairline, ui.Flat(c.Palette.Edge))
		if words := c.Type.Strong; l.at.H >= c.LineHeight(words) { // what lies over the table may leave it no room
			c.TextIn(l.text, words.In(c.Palette.Text), l.at.Inset(ui.Sides(c.Gap.M/2, 0)), ui.AlignCenter|ui.AlignMiddle)
		}
		b.mark(l.Thing).Draw(c, l.at, round, b.Proposed.Breath())
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
}
