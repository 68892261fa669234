package stones

import (
	rules "runehall/games/stones"
	"runehall/scenes/boards"
)

// planned returns the moves that the golden button makes of what is chosen, what it does in short, and whether that can be done now.
func planned(o *options, s *selection) (plan, doing, bool) {
	pass := rules.Move{Kind: rules.Pass}
	switch p := o.phase; {
	case o.actor < 0, p == rules.OverPhase:
		return plan{}, doing{}, false
	case o.legal(pass):
		return boards.PlanOf(pass), doing{does: "pass"}, true
	case p == rules.AbilityPhase:
		return planStep(o, s)
	case p == rules.DiePhase:
		return planDie(o, s)
	case p == rules.TradePhase:
		return planTrade(o, s)
	case p == rules.PlacePhase:
		at, d, ok := planPlace("place", o, s)
		return boards.PlanOf(at.move()), d, ok
	}
	switch actionOf(o, s) {
	case useAbilities:
		m, d := useOf(s.set()), doing{does: "use"}
		if s.chosen() > 2 {
			d.does = "use-three"
		}
		return boards.PlanOf(m), d, o.legal(m)
	case forge:
		return planForge(o, s)
	}
	return planSummon(o, s)
}

// planSummon lays the chosen cards and buys the chosen creatures. Then the summoning ends, unless magic is left over for one more: that is told
// before it is lost, and left to the button beside the golden one. Without a creature the cards are only laid.
func planSummon(o *options, s *selection) (plan, doing, bool) {
	var moves []rules.Move
	for _, c := range filled(s.cards[:]) {
		moves = append(moves, rules.Move{Kind: rules.Lay, Card: c})
	}
	laid, done, d := len(moves), rules.Move{Kind: rules.Done}, doing{does: "summon-card"}
	for slot, ticked := range s.slots {
		if ticked {
			moves = append(moves, rules.Move{Kind: rules.Buy, Slot: int8(slot)})
			d.card = o.view.Display()[slot-1]
		}
	}
	bought := len(moves) - laid
	if bought > 1 {
		d = doing{does: "summon", n: bought}
	}
	switch more, _ := oneMore(o, s); {
	case bought > 0 && more > 0:
		return boards.PlanOf(moves...), d, true
	case bought > 0:
		return boards.PlanOf(append(moves, done)...), d, true
	case laid > 0:
		return boards.PlanOf(moves...), doing{does: "lay", n: laid}, true
	case o.legal(done) && more == 0:
		return planDone(o)
	case o.phase == rules.TurnPhase:
		return plan{}, doing{does: "summon-cards"}, false
	}
	return plan{}, doing{does: "summon-none"}, false
}

// planForge forges at the chosen smithy. Where none is chosen the forging ends, unless an artifact could still be paid.
func planForge(o *options, s *selection) (plan, doing, bool) {
	switch {
	case !s.forges && o.legal(rules.Move{Kind: rules.Done}) && !o.payable():
		return planDone(o)
	case !s.forges:
		return plan{}, doing{does: "forge"}, false
	}
	m := rules.Move{Kind: rules.ForgeOre, Smithy: s.smithy}
	at, d, ok := planPlace("forge", o, s)
	if !s.ore {
		m.Kind, m.Pay = rules.Forge, gemsOf(payment(o, s))
	}
	return boards.PlanOf(m, at.move()), d, ok && o.legal(m)
}

// planPlace returns where an artifact is placed, and what is done with it.
func planPlace(does string, o *options, s *selection) (at fieldAt, d doing, ok bool) {
	if at, ok = placing(o, s); ok {
		does += "." + at.Row.String()
	}
	return at, doing{does: does}, ok
}

// planTrade trades the ticked rows in. Where none is ticked the turn ends, unless one could be.
func planTrade(o *options, s *selection) (plan, doing, bool) {
	var moves []rules.Move
	d := doing{does: "trade"}
	for row := range rules.Rows {
		if s.trade[row] {
			moves = append(moves, rules.Move{Kind: rules.Trade, Row: row, Stone: s.picks[len(moves)]})
			d.n += o.view.RowPoints(o.actor, row)
		}
	}
	_, possible := longest(o)
	switch {
	case len(moves) == 0 && possible: // a row that is kept is left out by the button beside it
		return plan{}, doing{does: "trade-none"}, false
	case len(moves) == 0:
		return boards.PlanOf(rules.Move{Kind: rules.End}), doing{does: "end"}, true
	}
	return boards.PlanOf(moves...), d, s.picked() == stonesDue(o, len(moves))
}
