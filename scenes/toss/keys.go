package toss

import (
	"math"

	"runehall/scenes/boards"
	"runehall/ui"
)

// each calls a function for all that can have the focus now, with its place. On a clock that is only what hands reach for: the way from rune
// to rune is short then. While hands throw and flick the keys are theirs.
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
	if h.given.Bare || h.keyed() {
		return
	}
	h.roam(c)
	h.stops.Update(c, h.each, func(t target) {
		if t.kind == onDisc && h.given.Clocked { // keys reach for it
			h.grips.typed = h.show.model.discs[t.index].rune + 1
			return
		}
		h.point(t)
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

// keyed reports whether keys belong to a hand that throws, snatches or flicks.
func (h *hand) keyed() bool {
	if h.options.actor < 0 || h.sel.sheet != noSheet || h.show.firm() {
		return false
	}
	switch h.mode() {
	case throwing, flicking:
		return true
	}
	return false
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
		if t, ok := h.stops.Focused(c, h.each); ok && !(t.kind == onDisc && h.given.Clocked) {
			h.press(gesture{kind: peekAt, on: t})
		}
	}, func() { h.press(gesture{kind: peekEnd}) })
}
