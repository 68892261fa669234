package market

import (
	rules "runehall/games/market"
	"runehall/scenes/boards"
)

// asks asks for one move, and changes nothing that is chosen.
func asks(s selection, m rules.Move) (selection, plan, bool) { return s, boards.PlanOf(m), true }

// only changes what is chosen, and asks for no move.
func only(s selection) (selection, plan, bool) { return s, plan{}, false }

// made makes what is chosen, if that can be done. Then nothing is chosen any more, and the interest phase is left.
func made(n *upshot) (selection, plan, bool) {
	s := n.sel
	if n.ready {
		s = s.cleared()
		s.moved = true
	}
	return s, n.plan, n.ready
}

// aims goes on with a selection that has just got the last thing that a move waits for. Without drafts that makes the
// move.
func aims(o *options, s selection) (selection, plan, bool) {
	if !o.drafts {
		return made(upshotOf(o, s))
	}
	return only(s)
}

// explain opens the sheet that says what a thing is or, for a seat, what it has.
func explain(s selection, t thing) (selection, plan, bool) {
	switch {
	case t.Kind == chip:
		s.overlay = s.Opening(seatSheet, t)
	case explains(t):
		s.overlay = s.Explaining(t, false)
	}
	return only(s)
}

// thingIntent chooses a tapped thing for what can be done with it; tapped again, the thing is let go. Where nothing can
// be done with it, the move that why returns is asked for, so that the core says why not. Without such a move the thing
// is explained.
func thingIntent(n *upshot, t thing, why func() rules.Move) (selection, plan, bool) {
	o, s := n.options, n.sel
	if s.thing == t {
		return only(s.cleared())
	}
	next := s.interest()
	next.thing, next.moved = t, true
	if s.cards.Sum() > 0 {
		next.cards = s.cards
	}
	switch then := upshotOf(o, next); {
	case len(then.offers) == 0:
		if m := why(); m.Kind != 0 {
			return asks(s, m)
		}
		return explain(s, t)
	case then.meant.kind == 0:
		next.cards = 0
		return only(next)
	default:
		return only(next.offering(o, then.meant))
	}
}
