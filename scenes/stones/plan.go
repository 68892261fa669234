package stones

import (
	rules "runehall/games/stones"
	"runehall/scenes/boards"
)

// planTurn plans the chosen action, or passing where no action is possible. Like all functions of this kind it returns
// the moves that the golden button makes, what the button says, and whether it can be pressed.
func planTurn(o *options, s *selection) (plan, doing, bool) {
	pass := rules.Move{Kind: rules.Pass}
	switch {
	case o.legal(pass):
		return boards.PlanOf(pass), doing{does: "pass"}, true
	case s.action == useAbilities:
		return planUse(o, s)
	case s.action == forge:
		return planForge(o, s)
	}
	return planSummon(o, s)
}

// planUse plays the chosen cards for their abilities.
func planUse(o *options, s *selection) (plan, doing, bool) {
	m, d := useOf(s.set()), doing{does: "use"}
	if s.chosen() > 2 {
		d.does = "use-three"
	}
	return boards.PlanOf(m), d, o.legal(m)
}

// planSummon lays the chosen cards and buys the chosen creatures. If no creature is chosen, it only lays the cards.
// Otherwise the summoning ends after the purchase, unless the magic that is left buys one more creature: then the
// player is told so before the magic is lost, and the button beside the golden one ends the summoning.
func planSummon(o *options, s *selection) (plan, doing, bool) {
	var moves []rules.Move
	for _, c := range filled(s.cards[:]) {
		moves = append(moves, rules.Move{Kind: rules.Lay, Card: c})
	}
	laid, done, d := len(moves), rules.Move{Kind: rules.Done}, doing{does: "summon-card"}
	for slot, chosen := range s.slots {
		if chosen {
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

// planForge forges at the chosen smithy. With no smithy chosen the forging ends, unless another artifact can be paid.
func planForge(o *options, s *selection) (plan, doing, bool) {
	switch {
	case !s.forges && o.legal(rules.Move{Kind: rules.Done}) && !o.payable():
		return planDone(o)
	case !s.forges:
		return plan{}, doing{does: "forge"}, false
	}
	m := rules.Move{Kind: rules.ForgeOre, Smithy: s.smithy}
	at, d, ok := planField("forge", o, s)
	if !s.ore {
		m.Kind, m.Pay = rules.Forge, gemsOf(payment(o, s))
	}
	return boards.PlanOf(m, at.move()), d, ok && o.legal(m)
}

// planPlace places the artifact on the chosen field, or else on the proposed one.
func planPlace(o *options, s *selection) (plan, doing, bool) {
	at, d, ok := planField("place", o, s)
	return boards.PlanOf(at.move()), d, ok
}

// planField returns the field for an artifact, what the golden button says, and whether there is a field. does is what
// the button does without a field; with one, the row is added to it.
func planField(does string, o *options, s *selection) (at fieldAt, d doing, ok bool) {
	if at, ok = placing(o, s); ok {
		does += "." + at.Row.String()
	}
	return at, doing{does: does}, ok
}

// planTrade trades in the ticked rows. With no row ticked the turn ends, unless a row could be traded in.
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
	// A row could be traded in, so the golden button waits. The one beside it ends the turn and keeps the rows.
	case len(moves) == 0 && possible:
		return plan{}, doing{does: "trade-none"}, false
	case len(moves) == 0:
		return boards.PlanOf(rules.Move{Kind: rules.End}), doing{does: "end"}, true
	}
	return boards.PlanOf(moves...), d, s.picked() == stonesDue(o, len(moves))
}
