package stones

import rules "runehall/games/stones"

// tabIntent chooses an action. While one action is under way, the tab of another asks for a move of that other action,
// which the core refuses.
func tabIntent(o *options, s *selection, t thing) (none rules.Move) {
	a := action(t.N)
	switch now := actionOf(o, s); {
	// the tab of the forge leads back from paying
	case a == now && a != forge:
	case a != now && o.phase != rules.TurnPhase:
		return [actions]rules.Move{
			summon:       {Kind: rules.Buy, Slot: 1},
			useAbilities: useOf(rules.SetOf(rules.FirstCreature, rules.FirstCreature+1)), forge: {Kind: rules.ForgeOre},
		}[a]
	case a == useAbilities && len(o.hand) == 1 && o.view.HandSize(o.actor) == 1:
		return useOf(rules.SetOf(o.hand[0]))
	default:
		*s = s.toAction(a)
	}
	return none
}

func actIntent(o *options, s *selection, t thing) (none rules.Move) {
	switch acts(o, s)[t.N] {
	case actClear, actBack, actKeep:
		*s = s.dropped(o)
	case actOrder:
		first := s.cards[0]
		s.put(first)
		s.take(first)
	case actLeave:
		return leaveIntent(o, s)
	case actDecline:
		if s.declined = true; !o.drafts {
			return rules.Move{Kind: rules.Decline}
		}
	case actLeaveSure:
		return rules.Move{Kind: rules.Leave}
	case actDeclineSure:
		return rules.Move{Kind: rules.Decline}
	case actEnd, actDone:
		if o.phase == rules.TradePhase {
			return rules.Move{Kind: rules.End}
		}
		return rules.Move{Kind: rules.Done}
	}
	return none
}
