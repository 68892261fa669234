package toss

import (
	"math"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/table"
	"runehall/ui"
)

// steer reads each seat's own control in this tick: its cursor moves on, or takes the rune it is on.
func (h *handwork) steer(in *ui.Input, want *table.Want[rules.Move]) {
	for _, s := range h.Given.Movers {
		var asked ui.Actions
		for c := range h.Given.Frame.Sitters[s].Controls.All {
			asked |= in.Controls[c]
		}
		cur := &h.cursors[s]
		if asked != 0 && !cur.awake { // its person has not seen yet where the cursor is
			asked = asked.Without(ui.ActionSet(ui.Confirm))
			cur.awake = true
		}
		if !cur.awake {
			continue
		}
		if !cur.lies {
			*cur = cursor{awake: true, lies: true, rune: rules.NoRune, at: h.between(s)}
		}
		h.hold(s)
		for a, way := range arrows {
			if asked.Has(ui.Action(a)) {
				h.guide(s, way)
			}
		}
		switch {
		case !asked.Has(ui.Confirm):
		case cur.done:
			h.Ask(s, rules.Move{Kind: rules.Done}, want)
		default:
			h.claim(s, cur.rune, h.Given.Tick, want)
		}
	}
}

// between returns the place between a seat's tray and the middle of the table. A cursor begins there.
func (h *handwork) between(s games.Seat) ui.Point {
	mid := h.places.window.Center()
	if t := h.places.tray(s); t != nil {
		return mid.Lerp(t.Place().Center(), .5)
	}
	return mid
}

// hold keeps a cursor on its rune. If the rune is gone, the cursor goes to the nearest one or, if none is left, to the
// button that says that its seat is done.
func (h *handwork) hold(s games.Seat) {
	cur := &h.cursors[s]
	if cur.done {
		cur.at = h.doneAt(s).Center()
		return
	}
	next, at, nearest := rules.NoRune, h.doneAt(s).Center(), math.Inf(1)
	for r, place := range h.lying {
		if r == cur.rune {
			cur.at = place
			return
		}
		if far := place.Dist(cur.at); far < nearest {
			next, at, nearest = r, place, far
		}
	}
	cur.rune, cur.at, cur.done = next, at, next == rules.NoRune
}

// guide moves a cursor in a direction: to the nearest rune within 45° of it, or else to the button that says that its
// seat is done.
func (h *handwork) guide(s games.Seat, way ui.Point) {
	cur := &h.cursors[s]
	nearest := math.Inf(1)
	to := *cur
	for r, place := range h.lying {
		d := place.Sub(cur.at)
		ahead, aside := d.X*way.X+d.Y*way.Y, math.Abs(d.X*way.Y+d.Y*way.X)
		if ahead > 0 && (aside <= ahead || cur.done) && d.Len() < nearest {
			nearest = d.Len()
			to.rune, to.at, to.done = r, place, false
		}
	}
	if d := h.doneAt(s).Center().Sub(cur.at); math.IsInf(nearest, 1) && d.X*way.X+d.Y*way.Y > 0 {
		to.rune, to.at, to.done = rules.NoRune, cur.at.Add(d), true
	}
	*cur = to
}

// lying yields the runes that can still be taken, with the points of the screen where they lie. It asks the view, since
// the picture may lag behind.
func (h *handwork) lying(yield func(r rules.Rune, at ui.Point) bool) {
	for _, d := range h.Given.View.Discs() {
		at := h.places.lens.Screen(ui.Pt(float64(d.X)/1000, float64(d.Y)/1000))
		if d.Up && d.Rune != rules.Destiny && !h.grips.holds(d.Rune) && h.places.window.Has(at) && !yield(d.Rune, at) {
			return
		}
	}
}

// doneAt returns the place of the button that says that a seat is done: one of its own, or the golden one.
func (h *handwork) doneAt(s games.Seat) ui.Rect {
	if t := h.places.tray(s); t != nil && !t.done.Empty() {
		return t.out(t.done)
	}
	return h.Given.Frame.Primary
}
