package stones

import rules "runehall/games/stones"

// gestureKind is what a person does, whatever the device.
type gestureKind uint8

const (
	tap      gestureKind = iota + 1 // on a target
	peekAt                          // a target is held: it is explained
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
	on   target
	move rules.Move
}

// looks reports whether a gesture only looks at something for as long as it is held.
func (g *gesture) looks() bool { return g.kind == peekAt || g.kind == peekEnd || g.kind == peekKeep }

// intent decides what a gesture means: it returns the selection that follows and, with true, the moves to be made one after another. It
// is pure. A move may be one that the core refuses; then the refusal tells the person why.
func intent(o *options, s selection, g gesture) (selection, plan, bool) {
	switch g.kind {
	case tap:
		return tapIntent(o, s, g)
	case peekAt:
		return s.explaining(g.on, true), plan{}, false
	case peekEnd:
		if s.peek {
			s = s.closed()
		}
	case peekKeep:
		s.peek = false
	case lookAt:
		s = s.looking(g.on)
	case turnTo:
		s.about = g.on
	case choose:
		return asks(s.shut(), g.move)
	case confirm:
		if s.sheet.over() {
			return only(s.shut())
		}
		p, _, ok := planned(o, &s)
		s = s.shut()
		return s, p, ok
	case openHand:
	}
	return s, plan{}, false
}

// asks asks for one move, and changes nothing that is chosen.
func asks(s selection, m rules.Move) (selection, plan, bool) { return s, planOf(m), true }

// only changes what is chosen, and asks for no move.
func only(s selection) (selection, plan, bool) { return s, plan{}, false }

// tapIntent takes a tap. What cannot be done is asked for, so that the core says why not; what there is nothing to do with is explained.
func tapIntent(o *options, s selection, g gesture) (selection, plan, bool) {
	t := g.on
	if s.sheet == explainSheet && !leafs(t) {
		return only(s.closed())
	}
	if next, ok := sheetIntent(s, g); ok {
		return only(next)
	}
	if o.actor < 0 {
		return only(s.explaining(t, false))
	}
	switch t.kind {
	case onTab:
		return tabIntent(o, s, action(t.index))
	case onHand:
		return handIntent(o, s, o.handCard(t.index))
	case onSlot:
		return slotIntent(o, s, int8(t.index), g)
	case onSmithy:
		return smithyIntent(o, s, rules.Smithy(t.index))
	case onStone:
		return stoneIntent(o, s, rules.Stone(t.index), g)
	case onOwnStone:
		return ownStoneIntent(o, s, rules.Stone(t.index), g)
	case onField:
		return fieldIntent(o, s, t.index, g)
	case onRow:
		return rowIntent(o, s, rules.Row(t.index), g)
	case onPlayed:
		return playedIntent(o, s, t.index, g)
	case onIcon:
		return iconIntent(o, s, int8(t.index+1), g)
	case onChoice:
		return choiceIntent(o, s, t.index, g)
	case onPayWay:
		return wayIntent(o, s, t.index == 1)
	case onDie:
		return dieIntent(o, s, g)
	case onAct:
		return actIntent(o, s, t.index)
	}
	return only(s.explaining(t, false))
}

// tabIntent chooses an action.
func tabIntent(o *options, s selection, a action) (selection, plan, bool) {
	now, free := actionOf(o, &s), o.phase == rules.TurnPhase
	switch {
	case a == now:
		if a == forge {
			s = s.toAction(forge)
		}
		return only(s)
	case !free && a == summon:
		return asks(s, rules.Move{Kind: rules.Buy, Slot: 1})
	case !free && a == useAbilities:
		return asks(s, useOf(rules.SetOf(rules.FirstCreature, rules.FirstCreature+1)))
	case !free:
		return asks(s, rules.Move{Kind: rules.ForgeOre})
	case a == useAbilities && len(o.hand) == 1 && o.view.HandSize(o.actor) == 1:
		return asks(s, useOf(rules.SetOf(o.hand[0])))
	}
	return only(s.toAction(a))
}

// actionOf returns which action is chosen, or under way.
func actionOf(o *options, s *selection) action {
	switch o.phase {
	case rules.TurnPhase:
		return s.action
	case rules.AbilityPhase:
		return useAbilities
	case rules.ForgePhase, rules.PlacePhase:
		return forge
	case rules.DiePhase:
		if r, _ := o.view.Rolled(); r.Smithy {
			return forge
		}
		return useAbilities
	}
	return summon
}
