package toss

import (
	"slices"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/table"
	"runehall/ui"
)

// throw reads what hands do with the runes that they are about to throw.
func (h *handwork) throw(c *ui.Context, want *table.Want[rules.Move]) {
	t := &h.throws
	for _, p := range c.Rest().Pointers {
		h.swiped(p)
	}
	if s := h.options.actor; s >= 0 {
		t.meter.aim = max(-1, min(t.meter.aim+h.turns(c)*aimStep, 1))
		if t.struck && !t.meter.on {
			t.meter.on, t.meter.tick = true, 0
		} else if t.struck {
			t.lets(s, t.meter.gesture())
			t.meter = swing{}
		}
	}
	t.struck = false
	// not while another move is being stored
	if len(t.waiting) > 0 && !want.Made && slices.Contains(h.Given.Movers, t.waiting[0].Seat) {
		next := t.waiting[0]
		t.waiting = t.waiting[1:]
		h.Ask(next.Seat, next.Move, want)
	}
}

// swiped follows a pointer that began on the runes of a seat that has to throw, and queues the throw when the pointer
// is let go.
func (h *handwork) swiped(p ui.Pointer) {
	t := &h.throws
	at := -1
	for i := range t.swipes {
		if t.swipes[i].id == p.ID {
			at = i
		}
	}
	switch {
	case p.Phase == ui.Press:
		t.swipes = slices.DeleteFunc(t.swipes, func(w thrower) bool { return w.id == p.ID })
		if s := h.thrower(p.At); s >= 0 {
			t.swipes = append(t.swipes, thrower{swipe{p.ID, p.At, []ui.Point{p.At}}, s})
		}
	case at < 0:
	case p.Phase == ui.Drag:
		t.swipes[at].move(p.At)
	default:
		w := t.swipes[at]
		t.swipes = slices.Delete(t.swipes, at, at+1)
		w.move(p.At)
		g, ok := w.gesture(h.Given.Frame.Kit, h.places.lens, h.Given.View.Edge(w.seat), true)
		if ok && p.Phase == ui.Release {
			t.lets(w.seat, g)
		}
		t.weak = h.Given.Note(!ok && p.Moved && p.Phase == ui.Release)
	}
}

// thrower returns the seat of a person here that has yet to throw and whose runes lie at a point, or games.Nobody.
func (h *handwork) thrower(p ui.Point) games.Seat {
	t := h.Things.Hit(p)
	for i := range h.Given.View.Seats() {
		s := games.Seat(i)
		switch {
		case !h.Given.Here(s) || h.Model.who[s].thrown:
		case t.Kind == bowl && s == h.options.actor:
			return s
		case h.Given.Shared() && h.places.tray(s) != nil && h.places.tray(s).Place().Has(p):
			return s
		}
	}
	return games.Nobody
}
