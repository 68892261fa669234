package market

import (
	rules "runehall/games/market"
	"runehall/scenes/boards"
)

// asks asks for one move, and changes nothing that is chosen.
func asks(s selection, m rules.Move) (selection, plan, bool) { return s, boards.PlanOf(m), true }

// only changes what is chosen, and asks for no move.
func only(s selection) (selection, plan, bool) { return s, plan{}, false }

// made makes what is chosen, if that can be done; then nothing is chosen any more, and the interest is behind.
func made(o *options, s selection) (selection, plan, bool) {
	p, _, ok := planned(o, &s)
	if ok {
		s = s.cleared()
		s.moved = true
	}
	return s, p, ok
}

// aims chooses the last thing that a move waits for. Without drafts that makes it.
func aims(o *options, s selection) (selection, plan, bool) {
	if !o.drafts {
		return made(o, s)
	}
	return only(s)
}

// explain opens what a thing is, or has.
func explain(s selection, t thing) (selection, plan, bool) {
	switch {
	case t.Kind == chip:
		s.overlay = s.Opening(seatSheet, t)
	case explains(t):
		s.overlay = s.Explaining(t, false)
	}
	return only(s)
}

// thingIntent takes something that is tapped for what can be done with it; tapped again, it is let go. Where nothing can be done the move
// is asked for that would be meant, if there is one.
func thingIntent(o *options, s selection, t thing, why func() rules.Move) (selection, plan, bool) {
	if s.thing == t {
		return only(s.cleared())
	}
	next := s.interest()
	next.thing, next.moved = t, true
	if s.cards.Sum() > 0 {
		next.cards = s.cards
	}
	list := offered(o, &next)
	if len(list) == 0 {
		if m := why(); m.Kind != 0 {
			return asks(s, m)
		}
		return explain(s, t)
	}
	i, ok := current(&next, list)
	if !ok {
		next.cards = 0
		return only(next)
	}
	return only(next.offering(o, list[i]))
}
