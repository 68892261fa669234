package stones

import (
	"slices"

	rules "runehall/games/stones"
	"runehall/scenes/boards"
)

// set marks a thing as one that can be chosen, and as one that is chosen.
func (n *upshot) set(t thing, lit, chosen bool) {
	n.marks.Set(t, boards.Lit, lit)
	n.marks.Set(t, boards.Chosen, chosen)
}

func (n *upshot) markTurn(o *options, s *selection) {
	n.markCards(o, s)
	n.markForge(o, s)
}

// markCards marks hand cards and, in a summoning, display cards.
func (n *upshot) markCards(o *options, s *selection) {
	seat := o.view.OnTurn()
	for i, c := range o.hand {
		chosen := s.indexOf(c) >= 0
		lit := o.legal(rules.Move{Kind: rules.Lay, Card: c}) && s.action == summon
		if lit && !chosen {
			lit = o.view.Summon(o.actor, with(s.set(), c)).Fits
		}
		n.set(handCard(seat, i), lit || s.action == useAbilities && o.actor >= 0, chosen)
	}
	sum := summoning(o, s)
	left := sum.Magic - s.spent(o)
	for at := 1; at <= rules.Slots; at++ {
		buys := s.action == summon && o.actor >= 0 && sum.Fits && o.view.Display()[at-1] != rules.Hidden &&
			o.view.SlotPrice(at) <= left
		n.set(slotAt(at), buys, s.slots[at])
	}
}

// markForge marks the smithies, the ways to pay the chosen one, and the fields for its artifact.
func (n *upshot) markForge(o *options, s *selection) {
	for at := range o.forges {
		n.set(smithyOf(at), o.actor >= 0 && o.forges[at].WhyNot == nil, unpaid(o, s) && s.smithy == rules.Smithy(at))
	}
	if unpaid(o, s) {
		n.set(payWayOf(0), len(o.forges[s.smithy].Payments) > 0, !s.ore)
		n.set(payWayOf(1), o.forges[s.smithy].Ore, s.ore)
	}
	n.markTiles(o, s)
	n.markPlace(o, s)
}

// markPlace marks the fields where the artifact can be placed, and the one where it will be.
func (n *upshot) markPlace(o *options, s *selection) {
	seat := o.view.OnTurn()
	for _, at := range freeFields(o, s) {
		n.marks.Set(fieldAt(at).thing(seat), boards.Lit, o.actor >= 0)
		n.marks.Set(rowAt(seat, at.Row), boards.Lit, o.actor >= 0)
	}
	at, placing := placing(o, s)
	n.marks.Set(at.thing(seat), boards.Chosen, placing)
	n.marks.Set(rowAt(seat, at.Row), boards.Chosen, placing)
}

// markStep marks the played cards, the icons of the current card, and what can be chosen for them.
func (n *upshot) markStep(o *options, s *selection) {
	seat := o.view.OnTurn()
	_, _, open := o.view.Open()
	now, next, due := current(o, s), nextIcon(o, s), stepIcon(o, s)
	for i, c := range o.view.Played().Cards() {
		steps := o.phase == rules.AbilityPhase && !o.view.Finished().Has(c) && !open && o.actor >= 0
		n.set(playedCard(seat, i), steps, c == now && now != rules.Hidden)
	}
	for i := range int8(2) {
		n.set(iconAt(i), now != rules.Hidden && usable(o, s, i+1), next == i+1)
	}
	for at := int8(1); at <= rules.Slots; at++ {
		n.set(slotAt(at), o.legal(slotMove(o, s, at)) && takesCard(due), s.slot == at)
	}
	n.markTiles(o, s)
}

func (n *upshot) markDie(o *options, s *selection) {
	n.markStep(o, s)
	n.set(theDie, o.actor >= 0, true)
}

// markTiles marks the gems that lie to be tapped.
func (n *upshot) markTiles(o *options, s *selection) {
	chooses, ways := choosesGem(o, s), payments(o, s)
	for i, c := range n.choices[:n.choices.count()] {
		lit := len(ways) > 0 && instead(ways, n.choices, i) != c
		if chooses {
			lit = o.legal(gemMove(o, s, c))
		}
		n.set(tileAt(i), lit && o.actor >= 0, chooses && s.gem == c)
	}
}

func (n *upshot) markTrade(o *options, s *selection) {
	seat := o.view.OnTurn()
	for r := range rules.Rows {
		n.set(rowAt(seat, r), tradable(o, r), s.trade[r])
	}
	best, ok := longest(o)
	for k := rules.MagicStone; k < rules.Stones; k++ {
		n.set(stoneOf(k), ok && o.legal(rules.Move{Kind: rules.Trade, Row: best, Stone: k}),
			slices.Contains(s.picks[:], k))
	}
}
