package stones

import (
	"slices"

	rules "runehall/games/stones"
	"runehall/scenes/boards"
)

// lay marks what can be done and what is chosen. While nobody may move nothing is lit, and what is chosen stays.
func (n *moment) lay(o *options, s *selection) {
	for a := range actions {
		n.set(onTab, int(a), boards.Chosen, a == actionOf(o, s))
		n.set(onTab, int(a), boards.Lit, o.actor >= 0 && o.phase == rules.TurnPhase)
	}
	n.layCards(o, s)
	n.layForge(o, s)
	n.layStep(o, s)
	n.layTrade(o, s)
	for _, k := range [...]rules.Stone{rules.SwapStone, rules.JokerStone} {
		n.set(onOwnStone, int(k), boards.Lit, len(o.stoneMoves(k)) > 0)
	}
}

// layCards marks the cards of the hand and of the display.
func (n *moment) layCards(o *options, s *selection) {
	uses := o.phase == rules.TurnPhase && s.action == useAbilities
	for i, c := range o.hand {
		n.set(onHand, i, boards.Chosen, s.indexOf(c) >= 0)
		lit := o.legal(rules.Move{Kind: rules.Lay, Card: c}) && s.action == summon
		if lit && s.indexOf(c) < 0 {
			lit = o.view.Summon(o.actor, with(s.set(), c)).Fits
		}
		n.set(onHand, i, boards.Lit, lit || uses && o.actor >= 0)
	}
	due, sum := stepIcon(o, s), summoning(o, s)
	left := sum.Magic - s.spent(o)
	summons := actionOf(o, s) == summon && (o.phase == rules.TurnPhase || o.phase == rules.SummonPhase)
	for slot := 1; slot <= rules.Slots; slot++ {
		buys := summons && o.actor >= 0 && sum.Fits && o.view.Display()[slot-1] != rules.Hidden && o.view.SlotPrice(slot) <= left
		n.set(onSlot, slot, boards.Lit, buys || o.legal(slotMove(o, s, int8(slot))) && takesCard(due))
		n.set(onSlot, slot, boards.Chosen, s.slots[slot] || s.slot == int8(slot))
	}
}

// layForge marks smithies, ways to pay, and fields.
func (n *moment) layForge(o *options, s *selection) {
	forges := o.phase == rules.TurnPhase || o.phase == rules.ForgePhase
	for at := range o.forges {
		n.set(onSmithy, at, boards.Lit, forges && o.actor >= 0 && o.forges[at].WhyNot == nil)
		n.set(onSmithy, at, boards.Chosen, unpaid(o, s) && s.smithy == rules.Smithy(at))
	}
	if unpaid(o, s) {
		n.set(onPayWay, 0, boards.Lit, len(o.forges[s.smithy].Payments) > 0)
		n.set(onPayWay, 1, boards.Lit, o.forges[s.smithy].Ore)
		n.set(onPayWay, 0, boards.Chosen, !s.ore)
		n.set(onPayWay, 1, boards.Chosen, s.ore)
	}
	for _, at := range freeFields(o, s) {
		n.set(onField, fieldAt(at).index(), boards.Lit, o.actor >= 0)
		n.set(onRow, int(at.Row), boards.Lit, o.actor >= 0)
	}
	at, placing := place(o, s)
	n.set(onField, at.index(), boards.Chosen, placing)
	n.set(onRow, int(at.Row), boards.Chosen, placing)
}

// layStep marks played cards, icons, gems and the die.
func (n *moment) layStep(o *options, s *selection) {
	_, _, open := o.view.Open()
	now, next := current(o, s), icon(o, s)
	for i, c := range o.view.Played().Cards() {
		steps := o.phase == rules.AbilityPhase && !o.view.Finished().Has(c) && !open && o.actor >= 0
		n.set(onPlayed, i, boards.Lit, steps)
		n.set(onPlayed, i, boards.Chosen, c == now && now != rules.Hidden)
	}
	for i := range int8(2) {
		n.set(onIcon, int(i), boards.Lit, now != rules.Hidden && usable(o, s, i+1))
		n.set(onIcon, int(i), boards.Chosen, next == i+1 && !leaving(o, s))
	}
	chooses, ways := choosesGem(o, s), payments(o, s)
	for i, c := range n.choices[:n.choices.count()] {
		lit := len(ways) > 0 && instead(ways, n.choices, i) != c
		if chooses {
			lit = o.legal(gemMove(o, s, c))
		}
		n.set(onChoice, i, boards.Lit, lit && o.actor >= 0)
		n.set(onChoice, i, boards.Chosen, chooses && s.gem == c)
	}
	n.set(onDie, 0, boards.Lit, o.phase == rules.DiePhase && o.actor >= 0)
	n.set(onDie, 0, boards.Chosen, o.phase == rules.DiePhase && !s.declined)
}

// layTrade marks rows and rune stones that are traded for.
func (n *moment) layTrade(o *options, s *selection) {
	for row := range rules.Rows {
		n.set(onRow, int(row), boards.Lit, tradable(o, row))
		n.set(onRow, int(row), boards.Chosen, s.trade[row])
	}
	row, ok := longest(o)
	for k := rules.MagicStone; k < rules.Stones; k++ {
		n.set(onStone, int(k), boards.Lit, ok && o.legal(rules.Move{Kind: rules.Trade, Row: row, Stone: k}))
		n.set(onStone, int(k), boards.Chosen, slices.Contains(s.picks[:], k))
	}
}

// about lists what a move is about, of all that can be pointed at: none for a move of the golden button alone.
func about(o *options, m rules.Move) (list []target) {
	add := func(k targetKind, i int) {
		if i >= 0 {
			list = append(list, target{k, i})
		}
	}
	switch m.Kind {
	case rules.Lay:
		add(onTab, int(summon))
		add(onHand, slices.Index(o.hand, m.Card))
	case rules.Use:
		add(onTab, int(useAbilities))
		for _, c := range m.Cards {
			add(onHand, slices.Index(o.hand, c))
		}
	case rules.Buy:
		add(onSlot, int(m.Slot))
	case rules.UseIcon, rules.IconGem, rules.IconCard, rules.Exchange:
		add(onPlayed, slices.Index(o.view.Played().Cards(), m.Card))
		add(onIcon, int(m.Icon)-1)
		if m.Kind == rules.IconCard {
			add(onSlot, int(m.Slot))
		}
	case rules.Leave:
		add(onPlayed, slices.Index(o.view.Played().Cards(), current(o, &selection{})))
	case rules.Accept, rules.AcceptGem:
		add(onDie, 0)
	case rules.Forge, rules.ForgeOre:
		add(onTab, int(forge))
		add(onSmithy, int(m.Smithy))
	case rules.Place:
		add(onField, fieldAt{Row: m.Row, Field: m.Field}.index())
	case rules.Trade:
		add(onRow, int(m.Row))
		add(onStone, int(m.Stone))
	case rules.SwapGem, rules.SwapOre:
		add(onOwnStone, int(rules.SwapStone))
	case rules.SetJoker:
		add(onOwnStone, int(rules.JokerStone))
	}
	if (m.Kind == rules.IconGem || m.Kind == rules.AcceptGem) && choosesGem(o, &selection{icon: m.Icon}) {
		add(onChoice, slices.Index(gemChoice[:], m.Colour))
	}
	return list
}
