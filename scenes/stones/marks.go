package stones

import (
	"slices"

	rules "runehall/games/stones"
)

// lay marks what can be done and what is chosen. While nobody may move nothing is lit, and what is chosen stays.
func (n *moment) lay(o *options, s *selection) {
	for a := range actions {
		n.set(onTab, int(a), markChosen, a == actionOf(o, s))
		n.set(onTab, int(a), markLit, o.actor >= 0 && o.phase == rules.TurnPhase)
	}
	n.layCards(o, s)
	n.layForge(o, s)
	n.layStep(o, s)
	n.layTrade(o, s)
	for _, k := range [...]rules.Stone{rules.SwapStone, rules.JokerStone} {
		n.set(onOwnStone, int(k), markLit, len(o.stoneMoves(k)) > 0)
	}
}

// layCards marks the cards of the hand and of the display.
func (n *moment) layCards(o *options, s *selection) {
	uses := o.phase == rules.TurnPhase && s.action == useAbilities
	for i, c := range o.hand {
		n.set(onHand, i, markChosen, s.indexOf(c) >= 0)
		lit := o.legal(rules.Move{Kind: rules.Lay, Card: c}) && s.action == summon
		if lit && s.indexOf(c) < 0 {
			lit = o.view.Summon(o.actor, with(s.set(), c)).Fits
		}
		n.set(onHand, i, markLit, lit || uses && o.actor >= 0)
	}
	summons := actionOf(o, s) == summon && (o.phase == rules.TurnPhase || o.phase == rules.SummonPhase)
	for slot := 1; slot <= rules.Slots; slot++ {
		buys := summons && o.actor >= 0 && n.summon.Slots[slot]
		n.set(onSlot, slot, markLit, buys || o.legal(slotMove(o, s, int8(slot))) && takesCard(n.due))
		n.set(onSlot, slot, markChosen, s.slots[slot] || s.slot == int8(slot))
	}
}

// layForge marks smithies, ways to pay, and fields.
func (n *moment) layForge(o *options, s *selection) {
	forges := o.phase == rules.TurnPhase || o.phase == rules.ForgePhase
	for at := range o.forges {
		n.set(onSmithy, at, markLit, forges && o.actor >= 0 && o.forges[at].WhyNot == nil)
		n.set(onSmithy, at, markChosen, unpaid(o, s) && s.smithy == rules.Smithy(at))
	}
	if unpaid(o, s) {
		n.set(onPayWay, 0, markLit, len(o.forges[s.smithy].Payments) > 0)
		n.set(onPayWay, 1, markLit, o.forges[s.smithy].Ore)
		n.set(onPayWay, 0, markChosen, !s.ore)
		n.set(onPayWay, 1, markChosen, s.ore)
	}
	for _, at := range freeFields(o, s) {
		n.set(onField, fieldAt(at).index(), markLit, o.actor >= 0)
		n.set(onRow, int(at.Row), markLit, o.actor >= 0)
	}
	n.set(onField, n.at.index(), markChosen, n.placing)
	n.set(onRow, int(n.at.Row), markChosen, n.placing)
}

// layStep marks played cards, icons, gems and the die.
func (n *moment) layStep(o *options, s *selection) {
	_, _, open := o.view.Open()
	for i, c := range o.view.Played().Cards() {
		steps := o.phase == rules.AbilityPhase && !o.view.Finished().Has(c) && !open && o.actor >= 0
		n.set(onPlayed, i, markLit, steps)
		n.set(onPlayed, i, markChosen, c == n.current && n.current != rules.Hidden)
	}
	for i := range int8(2) {
		n.set(onIcon, int(i), markLit, n.current != rules.Hidden && usable(o, s, i+1))
		n.set(onIcon, int(i), markChosen, n.icon == i+1 && !leaving(o, s))
	}
	chooses := choosesGem(o, s)
	for i, c := range n.choices[:n.choices.count()] {
		lit := n.instead[i] != rules.NoColour && n.instead[i] != c
		if chooses {
			lit = o.legal(gemMove(o, s, c))
		}
		n.set(onChoice, i, markLit, lit && o.actor >= 0)
		n.set(onChoice, i, markChosen, chooses && s.gem == c)
	}
	n.set(onDie, 0, markLit, o.phase == rules.DiePhase && o.actor >= 0)
	n.set(onDie, 0, markChosen, o.phase == rules.DiePhase && !s.declined)
}

// layTrade marks rows and rune stones that are traded for.
func (n *moment) layTrade(o *options, s *selection) {
	for row := range rules.Rows {
		n.set(onRow, int(row), markLit, tradable(o, row))
		n.set(onRow, int(row), markChosen, s.trade[row])
	}
	row, ok := longest(o)
	for k := rules.MagicStone; k < rules.Stones; k++ {
		n.set(onStone, int(k), markLit, ok && o.legal(rules.Move{Kind: rules.Trade, Row: row, Stone: k}))
		n.set(onStone, int(k), markChosen, slices.Contains(s.picks[:], k))
	}
}

// propose marks what a proposed move is about.
func (n *moment) propose(o *options, m rules.Move) {
	mark := func(k targetKind, i int) { n.set(k, i, markHint, true) }
	hand := func(c rules.Card) {
		if i := slices.Index(o.hand, c); i >= 0 {
			mark(onHand, i)
		}
	}
	step := func() {
		if i := slices.Index(o.view.Played().Cards(), m.Card); i >= 0 {
			mark(onPlayed, i)
		}
		if m.Icon > 0 {
			mark(onIcon, int(m.Icon)-1)
		}
	}
	gem := func() {
		if i := slices.Index(gemChoice[:], m.Colour); i >= 0 && choosesGem(o, &selection{}) {
			mark(onChoice, i)
		}
	}
	switch m.Kind {
	case rules.Lay:
		mark(onTab, int(summon))
		hand(m.Card)
	case rules.Buy:
		mark(onSlot, int(m.Slot))
	case rules.Use:
		mark(onTab, int(useAbilities))
		for _, c := range m.Cards {
			hand(c)
		}
	case rules.UseIcon, rules.Exchange, rules.Leave:
		step()
	case rules.IconGem:
		step()
		gem()
	case rules.IconCard:
		step()
		mark(onSlot, int(m.Slot))
	case rules.Accept:
		mark(onDie, 0)
	case rules.AcceptGem:
		gem()
	case rules.Forge, rules.ForgeOre:
		mark(onSmithy, int(m.Smithy))
		mark(onPayWay, map[rules.MoveKind]int{rules.Forge: 0, rules.ForgeOre: 1}[m.Kind])
	case rules.Place:
		mark(onField, fieldAt{Row: m.Row, Field: m.Field}.index())
	case rules.Trade:
		mark(onRow, int(m.Row))
		mark(onStone, int(m.Stone))
	case rules.SwapGem, rules.SwapOre:
		mark(onOwnStone, int(rules.SwapStone))
	case rules.SetJoker:
		mark(onOwnStone, int(rules.JokerStone))
	}
}
