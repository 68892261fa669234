package stones

import rules "runehall/games/stones"

// actsTurn returns what the buttons beside the golden one do while an action is chosen.
func actsTurn(o *options, s *selection) actKinds {
	if s.action == useAbilities && s.chosen() > 1 {
		return actKinds{actOrder, actClear}
	}
	return actsOn(o, s)
}

// actsOn does so for an action that may go on after a move.
func actsOn(o *options, s *selection) actKinds {
	switch {
	case unpaid(o, s):
		return actKinds{actBack}
	case s.anything(o):
		return actKinds{actClear}
	case !goesOn(o, s):
		return actKinds{}
	case endsOf(o) == "done":
		return actKinds{actDone}
	}
	return actKinds{actEnd}
}

// goesOn reports whether the action can be ended although it could go on: another artifact could be forged, or the
// magic that is left buys another creature.
func goesOn(o *options, s *selection) bool {
	slot, _ := oneMore(o, s)
	return o.legal(rules.Move{Kind: rules.Done}) &&
		(o.forging() && o.payable() || o.phase == rules.SummonPhase && slot > 0)
}

func actsStep(o *options, s *selection) actKinds {
	switch {
	case leaving(o, s):
		return actKinds{actLeaveSure}
	case current(o, s) != rules.Hidden && !onlyLeaves(o, s):
		return actKinds{actLeave}
	}
	return actKinds{}
}

func actsDie(_ *options, s *selection) actKinds {
	if s.declined {
		return actKinds{actDeclineSure}
	}
	return actKinds{actDecline}
}

func actsTrade(o *options, s *selection) actKinds {
	switch _, possible := longest(o); {
	case ticked(s) > 0:
		return actKinds{actKeep}
	case possible:
		return actKinds{actEnd}
	}
	return actKinds{}
}
