package stones

import rules "runehall/games/stones"

// actIntent takes a button beside the golden one.
func actIntent(o *options, s selection, index int) (selection, plan, bool) {
	switch acts(o, &s)[index] {
	case actClear, actBack:
		return only(s.dropped(o))
	case actOrder:
		n := s.chosen()
		first := s.cards[0]
		copy(s.cards[:n-1], s.cards[1:n])
		s.cards[n-1] = first
	case actLeave:
		return leaveIntent(o, s)
	case actDecline:
		if s.declined = true; !o.drafts {
			return asks(s, rules.Move{Kind: rules.Decline})
		}
	case actKeep:
		s.trade, s.picks = [rules.Rows]bool{}, [rules.Rows]rules.Stone{}
	}
	return only(s)
}

// acts returns what the buttons beside the golden one are for.
func acts(o *options, s *selection) (list [maxActs]actKind) {
	if o.actor < 0 {
		return list
	}
	switch o.phase {
	case rules.TurnPhase, rules.SummonPhase, rules.ForgePhase:
		switch {
		case unpaid(o, s):
			list[0] = actBack
		case actionOf(o, s) == useAbilities && s.chosen() > 1:
			list[0], list[1] = actOrder, actClear
		case s.anything(o):
			list[0] = actClear
		}
	case rules.AbilityPhase:
		if current(o, s) != rules.Hidden && !leaving(o, s) {
			list[0] = actLeave
		}
	case rules.DiePhase:
		if !s.declined {
			list[0] = actDecline
		}
	case rules.TradePhase:
		if ticked(s) > 0 {
			list[0] = actKeep
		}
	}
	return list
}
