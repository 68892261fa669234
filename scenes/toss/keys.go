package toss

import (
	"math"

	"runehall/games"
	"runehall/scenes/boards"
	"runehall/ui"
)

// each calls a function for all that can have the focus now, with its place. On a clock that is only what hands reach for: the way from rune
// to rune is short then.
func (h *hand) each(yield func(t target, at ui.Rect) bool) {
	h.places.each(&h.show.model, func(t target, at ui.Rect) bool {
		if h.given.Clocked && h.sel.sheet == noSheet && t.kind != onDone && !(t.kind == onDisc && h.show.model.discs[t.index].up) {
			return true
		}
		return t.kind == onAct || yield(t, at)
	})
}

// stop offers the focus all that can be pointed at, and does what is activated there.
func (h *hand) stop(c *ui.Context) {
	if h.given.Bare || h.given.Controls {
		return
	}
	h.lead(c)
	h.roam(c)
	h.stops.Update(c, h.each, func(t target) {
		switch {
		case t.kind != onDisc || h.mode() != snatching:
			h.point(t)
		case h.given.Clocked: // keys reach for it
			h.grips.typed = h.show.model.discs[t.index].rune + 1
		}
	})
}

// roam lets the arrows lead from rune to rune: they lie anyhow, and what is straight ahead would hide what is a little aside.
func (h *hand) roam(c *ui.Context) {
	on := ui.Rect{}
	for t, at := range h.each {
		if t.kind == onDisc && c.Focused(h.stops.Owner(t)) {
			on = at
		}
	}
	if on.Empty() {
		return
	}
	for a, way := range arrows {
		best, nearest := target{}, math.Inf(1)
		for t, at := range h.each {
			d := at.Center().Sub(on.Center())
			ahead, aside := d.X*way.X+d.Y*way.Y, math.Abs(d.X*way.Y+d.Y*way.X)
			if far := math.Hypot(d.X, d.Y); t.kind == onDisc && ahead > 0 && aside <= ahead && far < nearest {
				best, nearest = t, far
			}
		}
		if best.kind == onDisc && c.Action(ui.Action(a)) {
			c.Focus(h.stops.Owner(best))
			return
		}
	}
}

// arrows are the ways of the actions that move the focus.
var arrows = [...]ui.Point{ui.Left: {X: -1}, ui.Right: {X: 1}, ui.Up: {Y: -1}, ui.Down: {Y: 1}}

// lead moves the focus to where something begins that can be done, if keys are used: to what is struck, or to the rune in the middle.
func (h *hand) lead(c *ui.Context) {
	begun := begin{h.mode(), h.options.actor, h.given.Clocked}
	if begun == h.begun {
		return
	}
	h.begun = begun
	if begun.actor < 0 || !c.RingShown() {
		return
	}
	if t, ok := h.stops.Focused(c, h.each); ok && t.kind == onDisc && begun.mode == taking {
		return
	}
	to, nearest := target{}, math.Inf(1)
	for t, at := range h.each {
		far := at.Center().Dist(h.places.window.Center())
		if t.kind == onMeter || t.kind == onFlicked || t == (target{kind: onChoice}) {
			far = -1
		} else if t.kind != onDisc || !h.show.model.discs[t.index].up {
			continue
		}
		if far < nearest {
			to, nearest = t, far
		}
	}
	if to.kind != onNothing {
		c.Focus(h.stops.Owner(to))
	}
}

// begin is what there is to do, and for whom.
type begin struct {
	mode    mode
	actor   games.Seat
	clocked bool
}

// turns returns by how much the arrows turn the aim in this tick, in steps to the right. They do where the focus is on what is struck, or
// is not shown at all.
func (h *hand) turns(c *ui.Context) (steps float64) {
	t, _ := h.stops.Focused(c, h.each)
	if c.RingShown() && t.kind != onMeter && t.kind != onBowl && t.kind != onFlicked || h.sel.sheet != noSheet {
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

// keys reads what keys mean wherever the focus is: the numbers are what can be given, or named.
func (h *hand) keys(c *ui.Context, in *ui.Input) {
	if !h.given.Bare {
		boards.Letters(c, in, h.options.choices(), func(i int) any {
			h.point(target{onChoice, i})
			return h.stops.Owner(target{onChoice, i})
		})
	}
	h.peeks.Read(c, func() {
		if t, ok := h.stops.Focused(c, h.each); ok && !(t.kind == onDisc && h.mode() == snatching) {
			h.press(gesture{kind: peekAt, on: t})
		}
	}, func() { h.press(gesture{kind: peekEnd}) })
}
