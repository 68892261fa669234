package market

import (
	rules "runehall/games/market"
	"runehall/scenes/boards"
)

// intent decides what a gesture means: it returns the selection that follows and, with true, the moves to be made one after another. It
// is pure. A move may be one that the core refuses; then the refusal tells the person why.
func intent(o *options, s selection, g gesture) (selection, plan, bool) {
	over, taken := s.Takes(g, explains, sheet)
	s.overlay = over
	switch {
	case taken:
	case g.Kind == boards.Tap:
		return tapIntent(o, s, g.On)
	case g.Kind == boards.Confirm:
		return made(o, s)
	}
	return only(s)
}

// tapIntent takes a tap. What cannot be done is asked for, so that the core says why not; what there is nothing to do with is explained.
func tapIntent(o *options, s selection, t thing) (selection, plan, bool) {
	switch {
	case t.Kind == nothing:
		return only(s)
	case t.Kind == heap:
		s.overlay = s.Opening(heapSheet, t)
		return only(s)
	case o.actor < 0:
		return explain(s, t)
	case t.Kind == act:
		return actIntent(o, s, int(t.N))
	}
	switch o.phase {
	case rules.TurnPhase:
		return turnIntent(o, s, t)
	case rules.TakePhase:
		return takeIntent(o, s, t)
	case rules.AnswerPhase, rules.ThrowPhase:
		if o.own() {
			return secretIntent(o, s, t)
		}
	}
	return explain(s, t)
}

// takeIntent takes a tap while something of another seat is taken (MAR-22).
func takeIntent(o *options, s selection, t thing) (selection, plan, bool) {
	m, ok := taken(o, t)
	switch {
	case !ok:
		return explain(s, t)
	case !o.legal(m):
		return asks(s, m)
	case s.at == target(o.view, m):
		return only(s.cleared())
	}
	s.at = target(o.view, m)
	return aims(o, s)
}

// taken returns the move of a thing that was tapped while something is taken, legal or not; all that belongs to a turn has to wait.
func taken(o *options, t thing) (rules.Move, bool) {
	switch t.Kind {
	case loose:
		return rules.Move{Kind: rules.TakeRune, Seat: t.Seat, Colour: rules.Colour(t.N)}, true
	case store:
		if t.Seat == o.actor {
			return rules.Move{}, false
		}
		at := rules.Place(t.N)
		stock, _ := o.view.Store(t.Seat, at)
		c := stock.Colour
		if c == rules.NoColour {
			c = rules.Red // of none there is none
		}
		return rules.Move{Kind: rules.TakeRune, Seat: t.Seat, Store: at, Colour: c}, true
	case hand:
		return rules.Move{Kind: rules.TakeCard, Seat: t.Seat}, true
	case card:
		return rules.Move{Kind: rules.Waste, Card: o.handCard(int(t.N))}, o.handCard(int(t.N)) != rules.Hidden
	case bay, phase:
		return rules.Move{Kind: rules.End}, true
	}
	return rules.Move{}, false
}

// secretIntent takes a tap of a seat that answers a duel (MAR-21) or picks in secret (MAR-33).
func secretIntent(o *options, s selection, t thing) (selection, plan, bool) {
	switch {
	case t.Kind == pick && o.phase == rules.ThrowPhase:
		s.pick = rules.Pick(t.N)
		return aims(o, s)
	case t.Kind == bay || t.Kind == phase: // has to wait
		return asks(s, rules.Move{Kind: rules.End})
	case t.Kind != card:
		return explain(s, t)
	}
	c := o.handCard(int(t.N))
	switch m := (rules.Move{Kind: rules.Show, Card: c}); {
	case !o.legal(m):
		return asks(s, m)
	case s.shown == c:
		s.shown = rules.Hidden
		return only(s)
	}
	s.shown = c
	return aims(o, s)
}

// turnIntent takes a tap in the own turn.
func turnIntent(o *options, s selection, t thing) (selection, plan, bool) {
	switch t.Kind {
	case card:
		return handIntent(o, s, int(t.N))
	case bay:
		return bayIntent(o, s, t)
	case store, loose:
		switch {
		case t.Seat != o.actor:
			return aimIntent(o, s, t)
		case t.Kind == loose:
			return looseIntent(o, s, t)
		}
		return storeIntent(o, s, t)
	case toggle:
		return switchIntent(o, s, rules.Place(t.N))
	case offer:
		if list := offered(o, &s); int(t.N) < len(list) {
			s = s.offering(o, list[t.N])
		}
		return only(s)
	case tile:
		f := meant(o, &s)
		s.pay, _ = elsewhere(o, f, payment(o, &s, f), int(t.N))
		return only(s)
	case line:
		if cheap, ok := proposed(o, &s); ok {
			s.cards = cheap
			return only(s)
		}
	case chip, hand:
		return aimIntent(o, s, t)
	case phase:
		return phaseIntent(o, s, t)
	}
	return explain(s, t)
}
