package market

import (
	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/boards"
)

// gestureKind is what a person does, whatever the device.
type gestureKind uint8

const (
	tap      gestureKind = iota + 1 // on a target
	peekAt                          // a target is held: it is explained
	peekEnd                         // it is let go
	peekKeep                        // it is let go by a finger, which would hide it: it is explained until the next tap
	lookAt                          // a thing in a sheet is tapped: it is explained over that
	confirm                         // the golden button
	openHand                        // the hand of a seat that is not the reader's: its curtain
)

// gesture is one thing that a person does.
type gesture struct {
	kind gestureKind
	on   target
}

// looks reports whether a gesture only looks at something for as long as it is held.
func (g *gesture) looks() bool { return g.kind == peekAt || g.kind == peekEnd || g.kind == peekKeep }

// intent decides what a gesture means: it returns the selection that follows and, with true, the moves to be made one after another. It
// is pure. A move may be one that the core refuses; then the refusal tells the person why.
func intent(o *options, s selection, g gesture) (selection, plan, bool) {
	switch g.kind {
	case tap:
		return tapIntent(o, s, g.on)
	case peekAt:
		return only(s.explaining(g.on, true))
	case peekEnd:
		if s.peek {
			s = s.closed()
		}
	case peekKeep:
		s.peek = false
	case lookAt:
		s = s.explaining(g.on, false)
	case confirm:
		if s.sheet != noSheet {
			return only(s.closed())
		}
		return made(o, s)
	case openHand:
	}
	return only(s)
}

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

// tapIntent takes a tap. What cannot be done is asked for, so that the core says why not; what there is nothing to do with is explained.
func tapIntent(o *options, s selection, t target) (selection, plan, bool) {
	switch {
	case t.kind == onSheet:
		return only(s)
	case s.sheet != noSheet:
		return only(s.closed())
	case t.kind == onNothing:
		return only(s)
	case t.kind == onHeap:
		return only(s.opening(heapSheet, t, false))
	case o.actor < 0:
		return explain(s, t)
	case t.kind == onAct:
		return actIntent(o, s, t.index)
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

// explain opens what a thing is, or has.
func explain(s selection, t target) (selection, plan, bool) {
	if t.kind == onSeat {
		return only(s.opening(seatSheet, t, false))
	}
	return only(s.explaining(t, false))
}

// takeIntent takes a tap while something of another seat is taken (MAR-22).
func takeIntent(o *options, s selection, t target) (selection, plan, bool) {
	m, ok := taken(o, t)
	switch {
	case !ok:
		return explain(s, t)
	case !o.legal(m):
		return asks(s, m)
	case s.aimed && s.seat == m.Seat && s.store == m.Store && s.colour == m.Colour:
		return only(s.cleared())
	}
	s.aimed, s.seat, s.store, s.colour = true, m.Seat, m.Store, m.Colour
	return aims(o, s)
}

// taken returns the move of a thing that was tapped while something is taken, legal or not; all that belongs to a turn has to wait.
func taken(o *options, t target) (rules.Move, bool) {
	switch t.kind {
	case onTheirLoose:
		return rules.Move{Kind: rules.TakeRune, Seat: t.seat(), Colour: rules.Colour(t.part())}, true
	case onTheirStore:
		at := rules.Place(t.part())
		store, _ := o.view.Store(t.seat(), at)
		c := store.Colour
		if c == rules.NoColour {
			c = rules.Red // of none there is none
		}
		return rules.Move{Kind: rules.TakeRune, Seat: t.seat(), Store: at, Colour: c}, true
	case onTheirHand:
		return rules.Move{Kind: rules.TakeCard, Seat: games.Seat(t.index)}, true
	case onLoose:
		return rules.Move{Kind: rules.TakeRune, Seat: o.actor, Colour: rules.Colour(t.index)}, true
	case onHand:
		return rules.Move{Kind: rules.Waste, Card: o.handCard(t.index)}, o.handCard(t.index) != rules.Hidden
	case onBay, onPhase:
		return rules.Move{Kind: rules.End}, true
	}
	return rules.Move{}, false
}

// secretIntent takes a tap of a seat that answers a duel (MAR-21) or picks in secret (MAR-33).
func secretIntent(o *options, s selection, t target) (selection, plan, bool) {
	switch {
	case t.kind == onPick && o.phase == rules.ThrowPhase:
		s.pick = rules.Pick(t.index + 1)
		return aims(o, s)
	case t.kind == onBay || t.kind == onPhase: // has to wait
		return asks(s, rules.Move{Kind: rules.End})
	case t.kind != onHand:
		return explain(s, t)
	}
	c := o.handCard(t.index)
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
