package stones

import (
	"slices"

	rules "runehall/games/stones"
	"runehall/scenes/boards"
)

// keepTurn copies what is chosen for the action from s to k. Like all functions whose names begin with keep, it leaves
// out what the options no longer allow.
func (k *selection) keepTurn(o *options, s *selection) {
	k.keepCards(o, s)
	k.keepForging(o, s)
}

// keepCards keeps the cards that are still in the hand and, for a summoning, the display cards that they can still buy.
func (k *selection) keepCards(o *options, s *selection) {
	for _, c := range s.cards[:s.chosen()] {
		if slices.Contains(o.hand, c) {
			k.take(c)
		}
	}
	if k.action != summon {
		return
	}
	// Slots count from 1.
	for slot, c := range o.view.Display() {
		k.slots[slot+1] = s.slots[slot+1] && c != rules.Hidden
	}
	k.afford(o, 0)
}

// keepForging keeps a smithy that can still be paid, and the payment if it is still possible. If no gems would do, the
// payment is ore.
func (k *selection) keepForging(o *options, s *selection) {
	if !s.forges || o.forges[s.smithy].WhyNot != nil {
		return
	}
	f := &o.forges[s.smithy]
	k.forges, k.smithy, k.ore = true, s.smithy, s.ore && f.Ore || len(f.Payments) == 0
	if slices.Contains(f.Payments, gemsOf(s.pay)) {
		k.pay = s.pay
	}
	k.keepField(o, s)
}

func (k *selection) keepField(o *options, s *selection) {
	if fits(o, k, s.at) {
		k.at = s.at
	}
}

// keepStep keeps the order of the cards, and what is chosen for the current card.
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

// keepTrade keeps the rows that can still be traded in, and the rune stones that can still be taken for them.
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

// dropped returns the selection with nothing chosen. The action stays, and so do an open sheet and, while abilities are
// carried out, the order of the cards that have been played.
func (s selection) dropped(o *options) selection {
	d := s.toAction(s.action)
	if o.stepping() {
		d.cards = s.cards
	}
	return d
}

// back returns the selection without the uppermost sheet or, if no sheet is open, without what is chosen.
func (s selection) back(o *options) selection {
	if s.Sheet != boards.NoSheet {
		return s.closed()
	}
	return s.dropped(o)
}

// anything reports whether something is chosen that [selection.dropped] would drop.
func (s *selection) anything(o *options) bool { return *s != s.dropped(o) }
