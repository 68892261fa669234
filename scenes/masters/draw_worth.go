package masters

import (
	"math"

	"runehall/scenes/boards"
	"runehall/ui"
)

// worthUnder is the side of a section, in dp, under which no worth is drawn: it would cover what it is about. Only pictures are so small.
const worthUnder = 20

// drawWorths draws what each area is worth now, and where a master is to be set what each free one would add.
func (a *artist) drawWorths(c *ui.Canvas) {
	if a.Eye.Scale < c.Dp(worthUnder) {
		return
	}
	a.labels.place(a, &c.Kit.Theme)
	for i := range a.labels.list {
		l := &a.labels.list[i]
		points := l.points
		if m := &a.Model.morph; m.on && !m.still && i < len(m.areas) && a.labels.stamp.morphs {
			g := &m.areas[i]
			points = g.from + int(math.Round(float64(g.to-g.from)*m.t))
		}
		if points > 0 && !l.rect.Empty() {
			a.drawWorth(c, l, points)
		}
	}
}

func (a *artist) drawWorth(c *ui.Canvas, l *label, points int) {
	r := a.Eye.Rect(l.rect).Snap()
	if !r.Overlaps(a.places.field) {
		return
	}
	c.Shadow(r, r.H/2, c.Dp(4), c.Palette.Shadow)
	style := c.Type.Number.In(c.Palette.Cream).Sized(r.H * .72)
	if l.gain {
		style = style.In(c.Palette.GoldText)
		if l.chosen {
			c.Box(r, r.H/2, ui.Flat(c.Palette.GoldText))
			style = style.In(c.Palette.Ink)
		} else {
			boards.Tag(c, r, 1, ui.Whole(r.H*.07), c.Palette.GoldText)
		}
		c.Text(a.words.gain(points), style, r.Center(), ui.AlignCenter|ui.AlignMiddle)
		return
	}
	col := a.Given.Color(l.seat)
	boards.Tag(c, r, 1, ui.Whole(r.H*.08), col)
	if int(l.seat) < len(a.Given.Frame.Sitters) {
		c.Emblem(a.Given.Frame.Sitters[l.seat].Look.Emblem, ui.Pt(r.X+r.H*.52, r.Center().Y), r.H*.24, col)
	}
	c.Text(ui.Digits(points), style, ui.Pt(r.X+r.H*1.18, r.Center().Y), ui.AlignCenter|ui.AlignMiddle)
}
