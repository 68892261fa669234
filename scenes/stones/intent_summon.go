package stones

import rules "runehall/games/stones"

// handIntent chooses a hand card, or puts it back. Magic of different colours does not add up: chosen cards that do not
// go with the new card are put back.
func handIntent(o *options, s *selection, t thing) (none rules.Move) {
	if int(t.N) >= len(o.hand) { // a card that the reader does not know
		return none
	}
	c := o.hand[t.N]
	lay := rules.Move{Kind: rules.Lay, Card: c}
	switch {
	case o.phase == rules.TurnPhase && s.action == useAbilities:
		return useIntent(o, s, c)
	case s.indexOf(c) >= 0:
		s.put(c)
		s.afford(o, 0)
		return none
	case !o.legal(lay):
		return lay
	case s.action != summon:
		*s = s.toAction(summon)
	}
	for _, other := range s.set().Cards() {
		if !o.view.Summon(o.actor, rules.SetOf(c, other)).Fits {
			s.put(other)
		}
	}
	s.take(c)
	s.afford(o, 0)
	return none
}

// slotIntent takes a tap on a slot of the display: its card is bought, or taken for an icon. If the magic does not pay
// for one card more, the new card takes the place of ticked ones.
func slotIntent(o *options, s *selection, t thing) (none rules.Move) {
	buy := rules.Move{Kind: rules.Buy, Slot: int8(t.N)}
	switch o.phase {
	case rules.AbilityPhase:
		return takeIntent(o, s, buy.Slot)
	case rules.TurnPhase, rules.SummonPhase:
	default:
		return buy
	}
	next := *s
	if s.action != summon {
		next = s.toAction(summon)
	}
	switch {
	case next.slots[t.N]:
		next.slots[t.N] = false
	// without magic nobody means to buy
	case summoning(o, &next).Magic == 0 && o.view.Display()[t.N-1] != rules.Hidden:
		return s.explain(t)
	case !summoning(o, &next).Slots[t.N]:
		return buy
	default:
		next.slots[t.N] = true
		next.afford(o, int(t.N))
	}
	*s = next
	return none
}
