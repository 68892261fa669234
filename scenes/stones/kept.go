package stones

import (
	"slices"

	rules "runehall/games/stones"
	"runehall/scenes/boards"
)

// kept returns what of a selection the options still allow. It goes by the seat on turn, not by who may move now: while a move is
// stored nobody may.
func (s selection) kept(o *options) selection {
	k := selection{overlay: s.overlay}
	if k.Sheet == swapSheet && len(o.stoneMoves(rules.SwapStone)) == 0 || k.Sheet == jokerSheet && len(o.stoneMoves(rules.JokerStone)) == 0 {
		k = k.shut()
	}
	switch o.phase {
	case rules.TurnPhase:
		k.action = s.action
		k.cards = s.keptCards(o)
		if k.action == summon {
			k.slots = s.slots
		}
		k.keepForging(o, &s)
	case rules.SummonPhase:
		k.cards, k.slots = s.keptCards(o), s.slots
	case rules.AbilityPhase, rules.DiePhase:
		k.keepStep(o, &s)
	case rules.ForgePhase:
		k.action = forge
		k.keepForging(o, &s)
	case rules.PlacePhase:
		k.action = forge
		k.keepField(o, &s)
	case rules.TradePhase:
		k.keepTrade(o, &s)
	}
	for slot, c := range o.view.Display() {
		k.slots[slot+1] = k.slots[slot+1] && c != rules.Hidden
	}
	k.afford(o, 0)
	return k
}

func (s *selection) keptCards(o *options) (cards [rules.ManyCards]rules.Card) {
	n := 0
	for _, c := range s.cards[:s.chosen()] {
		if slices.Contains(o.hand, c) {
			cards[n] = c
			n++
		}
	}
	return cards
}

// keepForging keeps a smithy that can still be paid, and a payment with which it still can.
func (k *selection) keepForging(o *options, s *selection) {
	if !s.forges || o.forges[s.smithy].WhyNot != nil {
		return
	}
	f := &o.forges[s.smithy]
	k.action, k.forges, k.smithy, k.ore = forge, true, s.smithy, s.ore && f.Ore || len(f.Payments) == 0
	if slices.Contains(f.Payments, gemsOf(s.pay)) {
		k.pay = s.pay
	}
	k.keepField(o, s)
}

// keepField keeps a field on which the artifact can still be placed.
func (k *selection) keepField(o *options, s *selection) {
	if fits(o, k, s.at) {
		k.at = s.at
	}
}

// keepStep keeps the order of the cards, and what is chosen for the current one.
func (k *selection) keepStep(o *options, s *selection) {
	k.action = useAbilities
	played, done := o.view.Played(), o.view.Finished()
	for _, c := range s.cards[:s.chosen()] {
		if played.Has(c) {
			k.take(c)
		}
	}
	for _, c := range s.left.Cards() {
		if played.Has(c) && !done.Has(c) {
			k.left = with(k.left, c)
		}
	}
	k.card = s.card
	if k.card != rules.Hidden && (!played.Has(k.card) || done.Has(k.card)) {
		k.card = rules.Hidden
	}
	if current(o, k) == current(o, s) {
		k.icon, k.slot, k.gem = s.icon, s.slot, s.gem
		if slices.Contains(o.pays[current(o, k)], gemsOf(s.pay)) {
			k.pay = s.pay
		}
	}
	k.declined = s.declined && o.phase == rules.DiePhase
}

// keepTrade keeps the rows and stones that can still be traded in and taken.
func (k *selection) keepTrade(o *options, s *selection) {
	for row := range rules.Rows {
		k.trade[row] = s.trade[row] && o.row(row) >= 2
	}
	seat := o.view.OnTurn()
	for _, stone := range s.picks {
		if stone != rules.NoStone && o.view.StonesLeft(stone) > 0 && !o.view.Has(seat, stone) {
			k.picks[k.picked()] = stone
		}
	}
	k.keptPicks(stonesDue(o, ticked(k)))
}

// dropped returns the selection without anything that is chosen; the action stays, and the order of cards that are played.
func (s selection) dropped(o *options) selection {
	d := s.toAction(s.action)
	if o.stepping() {
		d.cards = s.cards
	}
	return d
}

// back forgets what lies uppermost over the board, or else what is chosen.
func (s selection) back(o *options) selection {
	if s.Sheet != boards.NoSheet {
		return s.closed()
	}
	return s.dropped(o)
}

func (s *selection) anything(o *options) bool { return *s != s.dropped(o) }
