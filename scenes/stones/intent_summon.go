package stones

import rules "runehall/games/stones"

// handIntent takes a card of the hand.
func handIntent(o *options, s selection, c rules.Card) (selection, plan, bool) {
	lay := rules.Move{Kind: rules.Lay, Card: c}
	switch {
	case c == rules.Hidden:
		return only(s)
	case o.phase == rules.TurnPhase && s.action == useAbilities:
		return useIntent(o, s, c)
	case s.indexOf(c) >= 0 && o.phase != rules.AbilityPhase:
		s.put(c)
		s.afford(o)
		return only(s)
	case !o.legal(lay):
		return asks(s, lay)
	case o.phase == rules.TurnPhase && s.action != summon:
		s = s.toAction(summon)
	}
	before := s
	for _, other := range before.cards[:before.chosen()] { // what does not join it gives way
		if !o.view.Summon(o.actor, rules.SetOf(c, other)).Fits {
			s.put(other)
		}
	}
	s.take(c)
	s.afford(o)
	return only(s)
}

// summoning returns what the chosen cards bring.
func summoning(o *options, s *selection) rules.Summon {
	return o.view.Summon(o.view.OnTurn(), s.set())
}

// spent returns what the ticked display cards cost.
func (s *selection) spent(o *options) int {
	n := 0
	for slot := 1; slot < len(s.slots); slot++ {
		if s.slots[slot] {
			n += o.view.SlotPrice(slot)
		}
	}
	return n
}

// afford gives display cards back that the chosen hand cards cannot pay, the dearest first; but none of those to be kept.
func (s *selection) afford(o *options, kept ...int8) {
	for slot := len(s.slots) - 1; slot > 0 && s.spent(o) > summoning(o, s).Magic; slot-- {
		s.slots[slot] = len(kept) > 0 && kept[0] == int8(slot) && s.slots[slot]
	}
}

// slotIntent takes a slot of the display: its card is bought, or taken for an icon. Where there is not magic enough for one card more
// than those ticked, it takes their place.
func slotIntent(o *options, s selection, slot int8, g gesture) (selection, plan, bool) {
	buy := rules.Move{Kind: rules.Buy, Slot: slot}
	switch o.phase {
	case rules.AbilityPhase:
		return takeIntent(o, s, slot)
	case rules.TurnPhase, rules.SummonPhase:
	default:
		return asks(s, buy)
	}
	after := s
	if actionOf(o, &s) != summon {
		after = s.toAction(summon)
	}
	if after.slots[slot] {
		after.slots[slot] = false
		return only(after)
	}
	if !summoning(o, &after).Slots[slot] {
		return asks(s, buy)
	}
	after.slots[slot] = true
	after.afford(o, slot)
	return only(after)
}
