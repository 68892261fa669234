package toss

import (
	"math"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/boards"
	"runehall/scenes/things"
	"runehall/ui"
)

// each yields the things that can have the focus now. On a clock these are only the runes that can be taken, and the buttons of who is done: there
// is no time to walk past anything else.
func (h *player) each(yield func(t thing, at ui.Rect) bool) {
	reaching := h.given.Clocked && h.sel.sheet == noSheet
	for t, at := range h.places.things.Each {
		if (!reaching || t.Kind == done || h.show.model.up(t)) && !yield(t, at) {
			return
		}
	}
}

// stop offers the focus all that can be pointed at, and does what is activated there.
func (h *player) stop(c *ui.Context) {
	if h.given.Bare || h.given.Controls {
		return
	}
	h.lead(c)
	h.roam(c)
	h.follow(c)
	h.stops.Update(c, h.each, func(t thing) {
		switch {
		case !onTable(t) || h.mode() != snatching:
			h.point(t)
		case h.given.Clocked && t.Kind == piece: // keys reach for it
			h.grips.typed = rules.Rune(t.N) + 1
		}
	})
}

// follow leads the focus on where its rune is taken: to the one that comes after it on the table.
func (h *player) follow(c *ui.Context) {
	list := h.show.model.discs
	for i := range list {
		if t := h.show.model.thing(i); c.Focused(h.stops.Owner(t)) {
			h.on, h.place = t, i
			return
		}
	}
	if onTable(h.on) && c.Focused(h.stops.Owner(h.on)) && h.place < len(list) {
		c.Focus(h.stops.Owner(h.show.model.thing(h.place)))
	}
}

// roam leads the focus from rune to rune by arrows, within 45° of their direction: runes lie in no rows, and the page's own rule would skip those a
// little aside.
func (h *player) roam(c *ui.Context) {
	on := ui.Rect{}
	for t, at := range h.each {
		if onTable(t) && c.Focused(h.stops.Owner(t)) {
			on = at
		}
	}
	if on.Empty() {
		return
	}
	for a, way := range arrows {
		best, nearest := thing{}, math.Inf(1)
		for t, at := range h.each {
			d := at.Center().Sub(on.Center())
			ahead, aside := d.X*way.X+d.Y*way.Y, math.Abs(d.X*way.Y+d.Y*way.X)
			if far := math.Hypot(d.X, d.Y); onTable(t) && ahead > 0 && aside <= ahead && far < nearest {
				best, nearest = t, far
			}
		}
		if onTable(best) && c.Action(ui.Action(a)) {
			c.Focus(h.stops.Owner(best))
			return
		}
	}
}

var arrows = [...]ui.Point{ui.Left: {X: -1}, ui.Right: {X: 1}, ui.Up: {Y: -1}, ui.Down: {Y: 1}}

// lead moves the focus, if keys are used, where a new act begins: to the meter, the rune to be flicked, the first choice, or the rune nearest to the
// middle.
func (h *player) lead(c *ui.Context) {
	begun := begin{h.mode(), h.options.actor, h.given.Clocked}
	if begun == h.begun {
		return
	}
	h.begun = begun
	if begun.actor < 0 || !c.RingShown() {
		return
	}
	if t, ok := h.stops.Focused(c, h.each); ok && onTable(t) && begun.mode == taking {
		return
	}
	to, nearest := thing{}, math.Inf(1)
	for t, at := range h.each {
		far := at.Center().Dist(h.places.window.Center())
		if t.Kind == meter || t.Kind == flicked || t == (things.The(choice)) {
			far = -1
		} else if !h.show.model.up(t) {
			continue
		}
		if far < nearest {
			to, nearest = t, far
		}
	}
	if to.Kind != nothing {
		c.Focus(h.stops.Owner(to))
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
	t, _ := h.stops.Focused(c, h.each)
	if c.RingShown() && t.Kind != meter && t.Kind != bowl && t.Kind != flicked || h.sel.sheet != noSheet {
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

// keys reads the keys that act wherever the focus is: numbers press choices, and one key explains.
func (h *player) keys(c *ui.Context, in *ui.Input) {
	if !h.given.Bare {
		boards.Letters(c, in, h.options.choices(), func(i int) any {
			t := things.Nth(choice, i)
			h.point(t)
			return h.stops.Owner(t)
		})
	}
	h.peeks.Read(c, func() {
		if t, ok := h.stops.Focused(c, h.each); ok && !(onTable(t) && h.mode() == snatching) {
			h.press(gesture{kind: peekAt, on: t})
		}
	}, func() { h.press(gesture{kind: peekEnd}) })
}
