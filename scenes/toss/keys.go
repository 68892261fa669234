package toss

import (
	"math"

	"runehall/games"
	"runehall/scenes/boards"
	"runehall/scenes/things"
	"runehall/ui"
)

// follow leads the focus on where its rune is taken: to the one that comes after it on the table.
func (h *player) follow(c *ui.Context) {
	list := h.Model.discs
	for i := range list {
		if t := h.Model.thing(i); c.Focused(h.Owner(t)) {
			h.on, h.place = t, i
			return
		}
	}
	if onTable(h.on) && c.Focused(h.Owner(h.on)) && h.place < len(list) {
		c.Focus(h.Owner(h.Model.thing(h.place)))
	}
}

// roam leads the focus from rune to rune by arrows, within 45° of their direction: runes lie in no rows, and the page's own rule would skip those a
// little aside.
func (h *player) roam(c *ui.Context) {
	on := ui.Rect{}
	for t, at := range h.Each {
		if onTable(t) && c.Focused(h.Owner(t)) {
			on = at
		}
	}
	if on.Empty() {
		return
	}
	for a, way := range arrows {
		best, nearest := thing{}, math.Inf(1)
		for t, at := range h.Each {
			d := at.Center().Sub(on.Center())
			ahead, aside := d.X*way.X+d.Y*way.Y, math.Abs(d.X*way.Y+d.Y*way.X)
			if far := math.Hypot(d.X, d.Y); onTable(t) && ahead > 0 && aside <= ahead && far < nearest {
				best, nearest = t, far
			}
		}
		if onTable(best) && c.Action(ui.Action(a)) {
			c.Focus(h.Owner(best))
			return
		}
	}
}

var arrows = [...]ui.Point{ui.Left: {X: -1}, ui.Right: {X: 1}, ui.Up: {Y: -1}, ui.Down: {Y: 1}}

// lead moves the focus, if keys are used, where a new act begins: to the meter, the rune to be flicked, the first choice, or the rune nearest to the
// middle.
func (h *player) lead(c *ui.Context) {
	begun := begin{h.tale.mode(), h.options.actor, h.Given.Clocked}
	if begun == h.begun {
		return
	}
	h.begun = begun
	if begun.actor < 0 || !c.RingShown() {
		return
	}
	if t, ok := h.Focused(c); ok && onTable(t) && begun.mode == taking {
		return
	}
	to, nearest := thing{}, math.Inf(1)
	for t, at := range h.Each {
		far := at.Center().Dist(h.places.window.Center())
		if t.Kind == meter || t.Kind == flicked || t == (things.The(choice)) {
			far = -1
		} else if !h.Model.up(t) {
			continue
		}
		if far < nearest {
			to, nearest = t, far
		}
	}
	if to.Kind != nothing {
		c.Focus(h.Owner(to))
	}
}

type begin struct {
	mode    mode
	actor   games.Seat
	clocked bool
}

// turns returns by how much the arrows turn the aim in this tick, in steps to the right: only while the focus is on the thing to be struck, or
// is not shown.
func (h *player) turns(c *ui.Context) (steps float64) {
	t, _ := h.Focused(c)
	if c.RingShown() && t.Kind != meter && t.Kind != bowl && t.Kind != flicked || h.Sel.Sheet != boards.NoSheet {
		return 0
	}
	if c.Action(ui.Left) {
		steps--
	}
	if c.Action(ui.Right) {
		steps++
	}
	return steps
}
