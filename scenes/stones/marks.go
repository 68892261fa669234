package stones

import (
	"slices"

	rules "runehall/games/stones"
	"runehall/scenes/boards"
)

// markAll marks what can be done and what is chosen. While nobody may move nothing is lit, and what is chosen stays.
func (n *upshot) markAll(o *options, s *selection) {
	seat := o.view.OnTurn()
	for a := range actions {
		n.set(tabOf(a), o.actor >= 0 && o.phase == rules.TurnPhase, a == actionOf(o, s))
	}
	n.markCards(o, s)
	n.markForge(o, s)
	n.markStep(o, s)
	n.markTrade(o, s)
	for _, k := range [...]rules.Stone{rules.SwapStone, rules.JokerStone} {
		n.marks.Set(ownStoneOf(seat, k), boards.Lit, len(o.stoneMoves(k)) > 0)
	}
}

// set says of a thing whether it can be chosen, and whether it is.
func (n *upshot) set(t thing, lit, chosen bool) {
	n.marks.Set(t, boards.Lit, lit)
	n.marks.Set(t, boards.Chosen, chosen)
}

func (n *upshot) markCards(o *options, s *selection) {
	seat := o.view.OnTurn()
	uses := o.phase == rules.TurnPhase && s.action == useAbilities
	for i, c := range o.hand {
		chosen := s.indexOf(c) >= 0
		lit := o.legal(rules.Move{Kind: rules.Lay, Card: c}) && s.action == summon
		if lit && !chosen {
			lit = o.view.Summon(o.actor, with(s.set(), c)).Fits
		}
		n.set(handCard(seat, i), lit || uses && o.actor >= 0, chosen)
	}
	due, sum := stepIcon(o, s), summoning(o, s)
	left := sum.Magic - s.spent(o)
	summons := actionOf(o, s) == summon && (o.phase == rules.TurnPhase || o.phase == rules.SummonPhase)
	for at := 1; at <= rules.Slots; at++ {
		buys := summons && o.actor >= 0 && sum.Fits && o.view.Display()[at-1] != rules.Hidden && o.view.SlotPrice(at) <= left
		n.set(slotAt(at), buys || o.legal(slotMove(o, s, int8(at))) && takesCard(due), s.slots[at] || s.slot == int8(at))
	}
}

func (n *upshot) markForge(o *options, s *selection) {
	seat := o.view.OnTurn()
	forges := o.phase == rules.TurnPhase || o.phase == rules.ForgePhase
	for at := range o.forges {
		n.set(smithyOf(at), forges && o.actor >= 0 && o.forges[at].WhyNot == nil, unpaid(o, s) && s.smithy == rules.Smithy(at))
	}
	if unpaid(o, s) {
		n.set(payWayOf(0), len(o.forges[s.smithy].Payments) > 0, !s.ore)
		n.set(payWayOf(1), o.forges[s.smithy].Ore, s.ore)
	}
	for _, at := range freeFields(o, s) {
		n.marks.Set(fieldAt(at).thing(seat), boards.Lit, o.actor >= 0)
		n.marks.Set(rowAt(seat, at.Row), boards.Lit, o.actor >= 0)
	}
	at, placing := placing(o, s)
	n.marks.Set(at.thing(seat), boards.Chosen, placing)
	n.marks.Set(rowAt(seat, at.Row), boards.Chosen, placing)
}

func (n *upshot) markStep(o *options, s *selection) {
	seat := o.view.OnTurn()
	_, _, open := o.view.Open()
	now, next := current(o, s), nextIcon(o, s)
	for i, c := range o.view.Played().Cards() {
		steps := o.phase == rules.AbilityPhase && !o.view.Finished().Has(c) && !open && o.actor >= 0
		n.set(playedCard(seat, i), steps, c == now && now != rules.Hidden)
	}
	for i := range int8(2) {
		n.set(iconAt(i), now != rules.Hidden && usable(o, s, i+1), next == i+1)
	}
	chooses, ways := choosesGem(o, s), payments(o, s)
	for i, c := range n.choices[:n.choices.count()] {
		lit := len(ways) > 0 && instead(ways, n.choices, i) != c
		if chooses {
			lit = o.legal(gemMove(o, s, c))
		}
		n.set(tileAt(i), lit && o.actor >= 0, chooses && s.gem == c)
	}
	n.set(theDie, o.phase == rules.DiePhase && o.actor >= 0, o.phase == rules.DiePhase)
}

func (n *upshot) markTrade(o *options, s *selection) {
	seat := o.view.OnTurn()
	for r := range rules.Rows {
		n.set(rowAt(seat, r), tradable(o, r), s.trade[r])
	}
	best, ok := longest(o)
	for k := rules.MagicStone; k < rules.Stones; k++ {
		n.set(stoneOf(k), ok && o.legal(rules.Move{Kind: rules.Trade, Row: best, Stone: k}), slices.Contains(s.picks[:], k))
	}
}
