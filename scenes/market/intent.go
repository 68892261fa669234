package market

import (
	rules "runehall/games/market"
	"runehall/scenes/boards"
)

// intent decides what a gesture means: it returns the selection that follows and, with true, the moves to be made one
// after another. It is pure. It may return a move that the core refuses; then the refusal tells the person why.
func intent(n *upshot, g gesture) (selection, plan, bool) {
	s := n.sel
	over, taken := s.Takes(g, explains, sheet)
	switch {
	case taken:
		s.overlay = over
	case g.Kind == boards.Tap:
		return tapIntent(n, g.On)
	case g.Kind == boards.Confirm:
		return made(n)
	}
	return only(s)
}

// tapIntent decides what a tap means. A move that cannot be made is asked for all the same, so that the core says why
// not. A thing with which there is nothing to do is explained.
func tapIntent(n *upshot, t thing) (selection, plan, bool) {
	o, s := n.options, n.sel
	switch {
	case t.Kind == nothing:
		return only(s)
	case t.Kind == heap:
		s.overlay = s.Opening(heapSheet, t)
		return only(s)
	case o.actor < 0:
		return explain(s, t)
	case t.Kind == act:
		return actIntent(n, int(t.N))
	}
	switch o.phase {
	case rules.TurnPhase:
		return turnIntent(n, t)
	case rules.TakePhase:
		return takeIntent(n, t)
	case rules.AnswerPhase, rules.ThrowPhase:
		if o.own() {
			return secretIntent(n, t)
		}
	}
	return explain(s, t)
}

// takeIntent decides what a tap means while something is taken from another seat (MAR-22).
func takeIntent(n *upshot, t thing) (selection, plan, bool) {
	o, s := n.options, n.sel
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

// taken returns the move that a tapped thing stands for while something is taken, legal or not. Things that belong to a
// turn stand for moves of the turn, so that the refusal says that these have to wait.
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
			c = rules.Red // any colour: the refusal says that there is no rune
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

// secretIntent decides what a tap means for a seat that answers a duel (MAR-21) or picks in secret (MAR-33).
func secretIntent(n *upshot, t thing) (selection, plan, bool) {
	o, s := n.options, n.sel
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

// turnIntent decides what a tap means for the seat on turn.
func turnIntent(n *upshot, t thing) (selection, plan, bool) {
	s := n.sel
	switch t.Kind {
	case card:
		return handIntent(n, int(t.N))
	case bay:
		return bayIntent(n, t)
	case store, loose:
		switch {
		case t.Seat != n.options.actor:
			return aimIntent(n, t)
		case t.Kind == loose:
			return looseIntent(n, t)
		}
		return storeIntent(n, t)
	case toggle:
		return switchIntent(n, rules.Place(t.N))
	case offer:
		if int(t.N) < len(n.offers) {
			s = s.offering(n.options, n.offers[t.N])
		}
		return only(s)
	case tile:
		s.pay, _ = elsewhere(n, int(t.N))
		return only(s)
	case line:
		if n.cheap != 0 {
			s.cards = n.cheap
			return only(s)
		}
	case chip, hand:
		return aimIntent(n, t)
	case phase:
		return phaseIntent(n, t)
	}
	return explain(s, t)
}
