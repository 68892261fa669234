package stones

import (
	rules "runehall/games/stones"
	"runehall/scenes/boards"
)

// gestureKind is what a person does, whatever the device.
type gestureKind uint8

const (
	tap      gestureKind = iota + 1 // on a thing
	peekAt                          // a thing is held: it is explained
	peekEnd                         // it is let go
	peekKeep                        // it is let go by a finger, which would hide it: it is explained until the next tap
	lookAt                          // an item of a sheet is looked at
	turnTo                          // the sheet turns to a neighbour of what it is about
	choose                          // a move that stands in a sheet
	confirm                         // the golden button
	openHand                        // the hand of a seat that is not the reader's: its curtain
)

// gesture is one thing that a person does.
type gesture struct {
	kind gestureKind
	on   thing
	page int // to which a pile is turned
	move rules.Move
}

// looks reports whether a gesture only looks at something for as long as it is held.
func (g *gesture) looks() bool { return g.kind == peekAt || g.kind == peekEnd || g.kind == peekKeep }

// intent decides what a gesture means: it returns the selection that follows, and the moves to be made one after another, if any. It is
// pure. A move may be one that the core refuses; then the refusal tells the person why.
func intent(o *options, s selection, g gesture) (selection, plan) {
	switch g.kind {
	case tap:
		m := tapIntent(o, &s, g.on)
		return s, boards.PlanOf(m)
	case peekAt:
		s = s.explaining(g.on, true)
	case peekEnd:
		if s.peek {
			s = s.closed()
		}
	case peekKeep:
		s.peek = false
	case lookAt:
		s = s.looking(g.on)
	case turnTo:
		s.about, s.page = g.on, g.page
	case choose:
		return s.shut(), boards.PlanOf(g.move)
	case confirm:
		if p, _, ok := planned(o, &s); ok && !s.sheet.over() {
			return s.shut(), p
		}
		s = s.shut()
	}
	return s, plan{}
}

// answers take a tap on each kind of thing: they change what is chosen, and return the move that the tap asks for, if any. What is not
// listed is explained.
var answers = [kinds]func(o *options, s *selection, t thing) rules.Move{
	tab: tabIntent, hand: handIntent, slot: slotIntent, smithy: smithyIntent, stone: stoneIntent, ownStone: ownStoneIntent,
	field: fieldIntent, row: rowIntent, played: playedIntent, icon: iconIntent, tile: tileIntent, payWay: wayIntent,
	die: dieIntent, act: actIntent,
}

// tapIntent takes a tap. What cannot be done is asked for, so that the core says why not; what there is nothing to do with is explained.
func tapIntent(o *options, s *selection, t thing) (none rules.Move) {
	if s.sheet == explainSheet && !leafs(t) {
		*s = s.closed()
		return none
	}
	if next, ok := sheetIntent(*s, t); ok {
		*s = next
		return none
	}
	if answer := answers[t.Kind]; answer != nil && o.actor >= 0 {
		return answer(o, s, t)
	}
	return s.explain(t)
}

// explain opens what there is to say of a thing with which there is nothing to do.
func (s *selection) explain(t thing) (none rules.Move) {
	*s = s.explaining(t, false)
	return none
}
