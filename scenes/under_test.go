package scenes

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"runehall/ui"
)

// groundShare is the part of the field or the ledge from which a thing there is counted as its ground.
const groundShare = .55

// covering counts strips that lie on something.
const covering = "strips on something"

// under returns what is drawn below something that lies over a table, at a place: pieces, panels and words, but not the
// ground.
func (d *driver) under(at ui.Rect) (list []ui.Mark) {
	d.t.Helper()
	var tracer ui.Tracer
	screen := ui.Rect{W: d.size.W, H: d.size.H}
	tracer.Trace(d.app.stage.Kit, screen, d.app.stack.top().scene.Draw)
	marks := tracer.Marks
	// What lies there is drawn with its upper left corner at the place's own, after all that lies below.
	own := slices.IndexFunc(marks, func(m ui.Mark) bool {
		return m.Rect.Min().Dist(at.Min()) < 2 && (m.Rect.W > at.W-2 && m.Rect.H > at.H-2 || at.Grow(2).Holds(m.Rect))
	})
	if own < 0 {
		d.t.Errorf("nothing is drawn at %v", at)
		return nil
	}
	grounds := []ui.Rect{d.place("field"), d.place("ledge"), screen}
	for _, m := range marks[:own] {
		ground := m.Kind == ui.MarkThing &&
			slices.ContainsFunc(grounds, func(g ui.Rect) bool {
				in := m.Rect.Intersect(g)
				return in.W*in.H > groundShare*g.W*g.H
			})
		if !ground && m.Rect.Grow(-2).Overlaps(at.Grow(-2)) {
			list = append(list, m)
		}
	}
	return list
}

// liesBare checks that words lie on bare ground. Those that had to become a strip may lie on something, but this is
// counted.
func (d *driver) liesBare(what, name string, strip bool, count map[string]int) {
	d.t.Helper()
	if at := d.target(name); !at.Empty() {
		d.liesBareAt(what, at, strip, count)
	}
}

// liesBareAt is liesBare for words at a place.
func (d *driver) liesBareAt(what string, at ui.Rect, strip bool, count map[string]int) {
	d.t.Helper()
	under := d.under(at)
	count["all"]++
	switch {
	case strip && len(under) > 0:
		count[covering]++
	case strip:
		count["strips"]++
	case len(under) > 0:
		d.t.Errorf("%s: words at %v lie on %d things: %v", what, at, len(under), under[:min(4, len(under))])
	}
	if strip && len(under) > 0 {
		count[fmt.Sprintf(covering+" at %vx%v", d.size.W, d.size.H)]++
	}
}

// laid writes what was counted, in order.
func laid(count map[string]int) string {
	var lines []string
	for what, n := range count {
		lines = append(lines, fmt.Sprintf("%d %s", n, what))
	}
	slices.SortFunc(lines, cmp.Compare[string])
	return strings.Join(lines, ", ")
}
