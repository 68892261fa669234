package stones

import (
	"slices"

	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/scenes/things"
)

// lay marks what can be done and what is chosen. While nobody may move nothing is lit, and what is chosen stays.
func (n *moment) lay(o *options, s *selection) {
	seat := o.view.OnTurn()
	for a := range actions {
		n.marks.Set(things.Nth(tab, a), boards.Chosen, a == actionOf(o, s))
		n.marks.Set(things.Nth(tab, a), boards.Lit, o.actor >= 0 && o.phase == rules.TurnPhase)
	}
	n.layCards(o, s)
	n.layForge(o, s)
	n.layStep(o, s)
	n.layTrade(o, s)
	for _, k := range [...]rules.Stone{rules.SwapStone, rules.JokerStone} {
		n.marks.Set(things.OwnNth(ownStone, seat, k), boards.Lit, len(o.stoneMoves(k)) > 0)
	}
}

// layCards marks the cards of the hand and of the display.
func (n *moment) layCards(o *options, s *selection) {
	seat := o.view.OnTurn()
	uses := o.phase == rules.TurnPhase && s.action == useAbilities
	for i, c := range o.hand {
		n.marks.Set(things.OwnNth(hand, seat, i), boards.Chosen, s.indexOf(c) >= 0)
		lit := o.legal(rules.Move{Kind: rules.Lay, Card: c}) && s.action == summon
		if lit && s.indexOf(c) < 0 {
			lit = o.view.Summon(o.actor, with(s.set(), c)).Fits
		}
		n.marks.Set(things.OwnNth(hand, seat, i), boards.Lit, lit || uses && o.actor >= 0)
	}
	due, sum := stepIcon(o, s), summoning(o, s)
	left := sum.Magic - s.spent(o)
	summons := actionOf(o, s) == summon && (o.phase == rules.TurnPhase || o.phase == rules.SummonPhase)
	for at := 1; at <= rules.Slots; at++ {
		buys := summons && o.actor >= 0 && sum.Fits && o.view.Display()[at-1] != rules.Hidden && o.view.SlotPrice(at) <= left
		n.marks.Set(things.Nth(slot, at), boards.Lit, buys || o.legal(slotMove(o, s, int8(at))) && takesCard(due))
		n.marks.Set(things.Nth(slot, at), boards.Chosen, s.slots[at] || s.slot == int8(at))
	}
}

// layForge marks smithies, ways to pay, and fields.
func (n *moment) layForge(o *options, s *selection) {
	seat := o.view.OnTurn()
	forges := o.phase == rules.TurnPhase || o.phase == rules.ForgePhase
	for at := range o.forges {
		n.marks.Set(things.Nth(smithy, at), boards.Lit, forges && o.actor >= 0 && o.forges[at].WhyNot == nil)
		n.marks.Set(things.Nth(smithy, at), boards.Chosen, unpaid(o, s) && s.smithy == rules.Smithy(at))
	}
	if unpaid(o, s) {
		n.marks.Set(things.Nth(payWay, 0), boards.Lit, len(o.forges[s.smithy].Payments) > 0)
		n.marks.Set(things.Nth(payWay, 1), boards.Lit, o.forges[s.smithy].Ore)
		n.marks.Set(things.Nth(payWay, 0), boards.Chosen, !s.ore)
		n.marks.Set(things.Nth(payWay, 1), boards.Chosen, s.ore)
	}
	for _, at := range freeFields(o, s) {
		n.marks.Set(fieldAt(at).thing(seat), boards.Lit, o.actor >= 0)
		n.marks.Set(things.OwnNth(row, seat, at.Row), boards.Lit, o.actor >= 0)
	}
	at, placing := place(o, s)
	n.marks.Set(at.thing(seat), boards.Chosen, placing)
	n.marks.Set(things.OwnNth(row, seat, at.Row), boards.Chosen, placing)
}

// layStep marks played cards, icons, gems and the die.
func (n *moment) layStep(o *options, s *selection) {
	seat := o.view.OnTurn()
	_, _, open := o.view.Open()
	now, next := current(o, s), nextIcon(o, s)
	for i, c := range o.view.Played().Cards() {
		steps := o.phase == rules.AbilityPhase && !o.view.Finished().Has(c) && !open && o.actor >= 0
		n.marks.Set(things.OwnNth(played, seat, i), boards.Lit, steps)
		n.marks.Set(things.OwnNth(played, seat, i), boards.Chosen, c == now && now != rules.Hidden)
	}
	for i := range int8(2) {
		n.marks.Set(things.Nth(icon, i), boards.Lit, now != rules.Hidden && usable(o, s, i+1))
		n.marks.Set(things.Nth(icon, i), boards.Chosen, next == i+1 && !leaving(o, s))
	}
	chooses, ways := choosesGem(o, s), payments(o, s)
	for i, c := range n.choices[:n.choices.count()] {
		lit := len(ways) > 0 && instead(ways, n.choices, i) != c
		if chooses {
			lit = o.legal(gemMove(o, s, c))
		}
		n.marks.Set(things.Nth(tile, i), boards.Lit, lit && o.actor >= 0)
		n.marks.Set(things.Nth(tile, i), boards.Chosen, chooses && s.gem == c)
	}
	n.marks.Set(things.The(die), boards.Lit, o.phase == rules.DiePhase && o.actor >= 0)
	n.marks.Set(things.The(die), boards.Chosen, o.phase == rules.DiePhase && !s.declined)
}

// layTrade marks rows and rune stones that are traded for.
func (n *moment) layTrade(o *options, s *selection) {
	seat := o.view.OnTurn()
	for r := range rules.Rows {
		n.marks.Set(things.OwnNth(row, seat, r), boards.Lit, tradable(o, r))
		n.marks.Set(things.OwnNth(row, seat, r), boards.Chosen, s.trade[r])
	}
	best, ok := longest(o)
	for k := rules.MagicStone; k < rules.Stones; k++ {
		n.marks.Set(things.Nth(stone, k), boards.Lit, ok && o.legal(rules.Move{Kind: rules.Trade, Row: best, Stone: k}))
		n.marks.Set(things.Nth(stone, k), boards.Chosen, slices.Contains(s.picks[:], k))
	}
}
