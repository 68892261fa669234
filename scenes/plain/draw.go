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
		c.TextIn(l.text, c.Type.Strong.In(c.Palette.Text), l.at.Inset(ui.Sides(c.Gap.M/2, 0)), ui.AlignCenter|ui.AlignMiddle)
		switch m := b.mark(l.Thing); {
		case m&boards.Chosen != 0:
			boards.Gild(c, l.at, round)
			mid, d := boards.Corner(c, l.at)
			boards.Check(c, mid, d)
		case m&boards.Hinted != 0:
			boards.Propose(c, l.at, round, b.Proposed.Breath())
		case m&boards.Lit != 0:
			boards.Alight(c, l.at, round)
		}
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
