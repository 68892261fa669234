package stones

import rules "runehall/games/stones"

// phase is what the board does in one phase of a turn. A function that is nil does nothing.
type phase struct {
	mode mode                                               // what the ledge is for, see modeOf
	keep func(to *selection, o *options, s *selection)      // keeps what the options still allow of s
	mark func(n *upshot, o *options, s *selection)          // marks what can be chosen, and what is chosen
	plan func(o *options, s *selection) (plan, doing, bool) // what the golden button does, see planned
	acts func(o *options, s *selection) actKinds            // what the buttons beside the golden one do
}

var phases = [...]phase{
	rules.TurnPhase:    {choosing, (*selection).keepTurn, (*upshot).markTurn, planTurn, actsTurn},
	rules.SummonPhase:  {choosing, (*selection).keepCards, (*upshot).markCards, planSummon, actsOn},
	rules.AbilityPhase: {stepping, (*selection).keepStep, (*upshot).markStep, planStep, actsStep},
	rules.DiePhase:     {stepping, (*selection).keepStep, (*upshot).markDie, planDie, actsDie},
	rules.ForgePhase:   {choosing, (*selection).keepForging, (*upshot).markForge, planForge, actsOn},
	rules.PlacePhase:   {paying, (*selection).keepField, (*upshot).markPlace, planPlace, nil},
	rules.TradePhase:   {trading, (*selection).keepTrade, (*upshot).markTrade, planTrade, actsTrade},
	rules.OverPhase:    {},
}

// planned returns the plan that the golden button makes of what is chosen, what the button does in short, and whether
// it can be pressed.
func planned(o *options, s *selection) (plan, doing, bool) {
	if row := &phases[o.phase]; row.plan != nil && o.actor >= 0 {
		return row.plan(o, s)
	}
	return plan{}, doing{}, false
}

// acts returns what the buttons beside the golden one do now.
func acts(o *options, s *selection) actKinds {
	if row := &phases[o.phase]; row.acts != nil && o.actor >= 0 {
		return row.acts(o, s)
	}
	return actKinds{}
}
