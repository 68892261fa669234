package market

import rules "runehall/games/market"

// upshotOf finds out what options and a selection come to. Each step rests on the steps before it.
func upshotOf(o *options, s selection) *upshot {
	n := &upshot{options: o, sel: s}
	n.sortMoves()
	n.mode = modeOf(n)
	n.changes = changeable(n)
	n.stores = storesOpen(n)
	if n.mode == bearing {
		n.coming = coming(o, &s)
	}
	n.plan, n.doing, n.ready = planned(n)
	n.sale = o.view.Buys(onlyNumbers(s.cards))
	n.cheap, _ = proposed(o, &s)
	if m, _ := n.plan.Next(); n.ready && o.own() {
		n.after, n.told = o.view.Outcome(o.actor, m)
	}
	if n.mode == bearing && n.told { // the stores after the first one bring their interest too
		n.after.Changes[o.actor].Points = rules.RunePoints * (n.doing.runes[rules.Red] + n.doing.runes[rules.Blue])
		left := o.view.Market().Runes
		n.after.Empties = int(left[rules.Red]+left[rules.Blue]) == n.doing.runes[rules.Red]+n.doing.runes[rules.Blue]
	}
	return n
}

// proposed returns the cheapest set that includes the chosen number cards and buys something, as long as they alone buy
// nothing. It returns false if there is no such set, or if no number card is chosen.
func proposed(o *options, s *selection) (rules.Set, bool) {
	if o.phase != rules.TurnPhase || s.cards.Sum() == 0 || s.thing.Kind != nothing || !within(s.cards, o.numbers()) {
		return 0, false
	}
	if sale := o.view.Buys(s.cards); sale.Rune || sale.More {
		return 0, false
	}
	for _, k := range [...]rules.MoveKind{rules.BuyRune, rules.Outpost} {
		goal := rules.RuneGoal
		if k == rules.Outpost {
			goal = rules.MoreGoal
		}
		if cheap, ok := o.view.Cheapest(goal, o.numbers(), s.cards); ok &&
			o.any(func(m *rules.Move) bool { return m.Cards == cheap }) {
			return cheap, true
		}
	}
	return 0, false
}

// modeOf returns what the ledge is for while the seat in front acts.
func modeOf(n *upshot) mode {
	switch o, s := n.options, &n.sel; {
	case o.actor < 0:
	case o.phase == rules.TurnPhase:
		switch {
		case bears(o, s):
			return bearing
		case sets(s.offer.kind) && sets(n.meant.kind):
			return aiming
		}
		return choosing
	case o.phase == rules.TakePhase:
		return taking
	case o.own() && o.phase == rules.AnswerPhase:
		return answering
	case o.own() && o.phase == rules.ThrowPhase:
		return throwing
	}
	return watching
}
