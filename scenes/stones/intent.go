package stones

import (
	rules "runehall/games/stones"
	"runehall/scenes/boards"
)

// intent returns what a gesture does: the selection that follows, and the moves to be made one after another, if any.
// It changes nothing. A move may be one that the core refuses, so that the refusal tells the person why.
func intent(o *options, s selection, g gesture) (selection, plan) {
	if g.Kind == boards.Look && isPile(g.On) {
		s.Overlay = s.Over(pileSheet, g.On)
		return s, plan{}
	}
	if over, looked := s.Looks(g, explainable); looked {
		s.overlaid(over)
		return s, plan{}
	}
	switch g.Kind {
	case boards.Tap:
		m := tapIntent(o, &s, g.On)
		// the turn ends with the action if nothing else is left to do, as with the golden button
		if g.On.Kind == act && m.Kind == rules.Done {
			p, _, _ := planDone(o)
			return s, p
		}
		return s, boards.PlanOf(m)
	case boards.Confirm:
		if p, _, ok := planned(o, &s); ok && !over(s.Sheet) {
			return s.shut(), p
		}
		s = s.shut()
	}
	return s, plan{}
}

// answers say what a tap on each kind of thing does. They change the selection, and return the move that the tap asks
// for, if any. Things of other kinds are explained.
var answers = [kinds]func(o *options, s *selection, t thing) rules.Move{
	tab: tabIntent, hand: handIntent, slot: slotIntent, smithy: smithyIntent, stone: stoneIntent,
	ownStone: ownStoneIntent, field: fieldIntent, row: rowIntent, played: playedIntent, icon: iconIntent,
	tile: tileIntent, payWay: wayIntent, die: dieIntent, act: actIntent,
}

// tapIntent returns the move that a tap asks for, if any, and changes the selection. A tap on what cannot be done asks
// for the move all the same, so that the core says why not. A thing with which nothing can be done now is explained.
func tapIntent(o *options, s *selection, t thing) (none rules.Move) {
	if s.Sheet == boards.ExplainSheet && t.Kind != sheet {
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
