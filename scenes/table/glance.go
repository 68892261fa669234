package table

import "runehall/ui"

// glance says when words on the table look anew at what they speak of, which takes a while: not for each step of a pointer on its way, but where it
// rests. While something is dragged they stand aside, for they would hop about before it.
type glance struct {
	due, aside bool
	passed     bool // a pointer was on its way in the last tick
}

// awayDp is how far something is dragged before words stand aside: a hand that presses is never quite still.
const awayDp = 12

// take looks at what came in a tick. What is dragged from the words themselves does not count.
func (g *glance) take(c *ui.Context, words ui.Rect) {
	in := c.Input()
	passes := in.Active() && !in.Acts()
	g.due = in.Acts() || g.passed && !passes
	g.passed = passes
	aside := false
	for _, p := range in.Pointers {
		aside = aside || p.IsDown() && !words.Has(p.Start) && (g.aside || p.At.Dist(p.Start) > c.Dp(awayDp))
	}
	g.aside = aside
}

// said returns where words stand that speak of something on the table, or nothing.
func (s *Table[C, M, E, V]) said() ui.Rect {
	switch {
	case s.glance.aside:
	case s.tips.shown >= 0:
		return s.tips.bubble.Rect()
	case s.course.shown:
		return s.course.bubble.Rect()
	}
	return ui.Rect{}
}
