package stones

import (
	rules "runehall/games/stones"
	"runehall/scenes/boards"
)

// tabIntent chooses an action. Another one than that under way is asked for by a move of it.
func tabIntent(o *options, s *selection, t thing) (none rules.Move) {
	a := action(t.N)
	switch now := actionOf(o, s); {
	case a == now && a != forge: // from paying its tab leads back
	case a != now && o.phase != rules.TurnPhase:
		return [actions]rules.Move{
			summon: {Kind: rules.Buy, Slot: 1}, useAbilities: useOf(rules.SetOf(rules.FirstCreature, rules.FirstCreature+1)), forge: {Kind: rules.ForgeOre},
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

// acts returns what the buttons beside the golden one are for.
func acts(o *options, s *selection) (list [boards.MaxActs]actKind) {
	switch p := o.phase; {
	case o.actor < 0, p == rules.PlacePhase:
	case unpaid(o, s):
		list[0] = actBack
	case p == rules.AbilityPhase && leaving(o, s):
		list[0] = actLeaveSure
	case p == rules.AbilityPhase && current(o, s) != rules.Hidden && !onlyLeaves(o, s):
		list[0] = actLeave
	case p == rules.DiePhase && s.declined:
		list[0] = actDeclineSure
	case p == rules.DiePhase:
		list[0] = actDecline
	case p == rules.TurnPhase && s.action == useAbilities && s.chosen() > 1:
		list = [...]actKind{actOrder, actClear}
	case p == rules.TradePhase:
		if _, possible := longest(o); ticked(s) > 0 {
			list[0] = actKeep
		} else if possible {
			list[0] = actEnd
		}
	case !o.stepping() && s.anything(o):
		list[0] = actClear
	case goesOn(o, s):
		if list[0] = actEnd; endsOf(o) == "done" {
			list[0] = actDone
		}
	}
	return list
}

// goesOn reports whether the action could end, and something be done in it still: another artifact be forged, or with the magic that is left another
// creature be summoned.
func goesOn(o *options, s *selection) bool {
	if !o.legal(rules.Move{Kind: rules.Done}) {
		return false
	}
	slot, _ := oneMore(o, s)
	return o.forging() && o.payable() || o.phase == rules.SummonPhase && slot > 0
}
