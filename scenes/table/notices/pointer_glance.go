package notices

import "runehall/ui"

// Glance decides when words on the table look anew for their place, which is slow: not for each step of a moving
// pointer, but where it rests. While something is dragged, words stand aside, since they would hop about before it.
type Glance struct {
	Due, Aside bool
	passed     bool // a pointer was moving in the last tick
}

// awayDp is how far something is dragged before words stand aside, in dp: a hand that presses is never quite still.
const awayDp = 12

// Take reads the input of a tick, and sets Due and Aside. A drag that began on the words themselves does not count.
func (g *Glance) Take(c *ui.Context, words ui.Rect) {
	in := c.Input()
	passes := in.Active() && !in.Acts()
	g.Due = in.Acts() || g.passed && !passes
	g.passed = passes
	aside := false
	for _, p := range in.Pointers {
		aside = aside || p.IsDown() && !words.Has(p.Start) && (g.Aside || p.At.Dist(p.Start) > c.Dp(awayDp))
	}
	g.Aside = aside
}
