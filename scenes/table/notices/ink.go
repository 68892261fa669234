package notices

import "runehall/ui"

// Ink finds out what is drawn on a table, so that words lie on bare ground. The zero value is ready.
type Ink struct{ tracer ui.Tracer }

// Drawn is what is drawn on a table.
type Drawn struct {
	All   []ui.Rect
	Words []ui.Rect // what of it is letters
}

// groundShare is the part of a field or a ledge from which a thing there is its ground, on which words may lie.
const groundShare = .55

// Look draws a table without drawing it, and returns what is there. grounds are the areas of which each thing that
// covers most of one is the ground.
func (i *Ink) Look(k *ui.Kit, screen ui.Rect, grounds []ui.Rect, draw func(c *ui.Canvas)) (d Drawn) {
	i.tracer.Trace(k, screen, draw)
	d.All = make([]ui.Rect, 0, len(i.tracer.Marks))
	for _, m := range i.tracer.Marks {
		if m.Kind == ui.MarkWords {
			d.Words = append(d.Words, m.Rect)
		} else if isGround(m.Rect, grounds) {
			continue
		}
		d.All = append(d.All, m.Rect)
	}
	return d
}

// isGround reports whether something covers most of an area.
func isGround(r ui.Rect, grounds []ui.Rect) bool {
	for _, g := range grounds {
		if in := r.Intersect(g); in.W*in.H > groundShare*g.W*g.H {
			return true
		}
	}
	return false
}
