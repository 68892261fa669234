package stones

import rules "runehall/games/stones"

// useIntent chooses a hand card for its ability, or puts it back. A third card is refused. With the rune stone Three, a
// fourth card takes the place of the first.
func useIntent(o *options, s *selection, c rules.Card) (none rules.Move) {
	three := o.view.Has(o.actor, rules.ThreeStone)
	switch n := s.chosen(); {
	case s.indexOf(c) >= 0:
		s.put(c)
		return none
	case n == 2 && !three:
		return useOf(with(s.set(), c))
	case n == 3:
		s.put(s.cards[0])
	}
	s.take(c)
	return none
}

// playedIntent makes a played card the next one whose ability is carried out.
func playedIntent(o *options, s *selection, t thing) (none rules.Move) {
	list := o.view.Played().Cards() // in the order in which they lie
	if int(t.N) >= len(list) || !o.stepping() {
		return s.explain(t)
	}
	c := list[t.N]
	if open, _, busy := o.view.Open(); o.view.Finished().Has(c) || busy && c != open || o.phase == rules.DiePhase {
		return rules.Move{Kind: rules.UseIcon, Card: c, Icon: 1}
	}
	if c != current(o, s) {
		s.restep()
	}
	s.card, s.left = c, less(s.left, c)
	return none
}

func iconIntent(o *options, s *selection, t thing) (none rules.Move) {
	c := current(o, s)
	m := rules.Move{Kind: rules.UseIcon, Card: c, Icon: int8(t.N + 1)}
	switch {
	case int(t.N) >= icons(o, s):
		return s.explain(t)
	case !usable(o, s, m.Icon):
		return m
	case !o.drafts && o.legal(m) && o.needs[c].Icons[t.N].Kind != rules.DieIcon:
		return m
	}
	again := s.icon == m.Icon && !leaving(o, s)
	s.restep()
	s.left = less(s.left, c)
	if !again {
		s.icon = m.Icon
	}
	return none
}

// takeIntent takes a display card for an icon of the current card: for the next icon or, if that takes no such card,
// for the other one.
func takeIntent(o *options, s *selection, slot int8) (none rules.Move) {
	c := current(o, s)
	for _, i := range [...]int8{nextIcon(o, s), 1, 2} {
		m := rules.Move{Kind: rules.IconCard, Card: c, Icon: i, Slot: slot}
		switch {
		case !o.legal(m):
			continue
		case s.icon == i && s.slot == slot:
			s.slot = 0
			return none
		}
		s.restep()
		s.icon, s.slot, s.left = i, slot, less(s.left, c)
		if !o.drafts {
			return m
		}
		return none
	}
	if takesCard(stepIcon(o, s)) {
		return slotMove(o, s, slot)
	}
	return rules.Move{Kind: rules.Buy, Slot: slot}
}

// tileIntent takes a tap on a gem that lies to be tapped. A gem of a payment changes its colour; any other gem is
// chosen.
func tileIntent(o *options, s *selection, t thing) (none rules.Move) {
	list, ways := choices(o, s), payments(o, s)
	switch {
	case int(t.N) >= list.count():
		return s.explain(t)
	case choosesGem(o, s):
		return gemIntent(o, s, list[t.N])
	// an exchange that cannot be paid
	case len(ways) == 0:
		c := current(o, s)
		return rules.Move{Kind: rules.Exchange, Card: c, Pay: o.needs[c].Give}
	}
	if other := instead(ways, list, int(t.N)); other != list[t.N] {
		list[t.N] = other
		s.pay = list
	}
	return none
}

// gemIntent chooses a gem for an icon or for the die.
func gemIntent(o *options, s *selection, c rules.Colour) (none rules.Move) {
	m := gemMove(o, s, c)
	switch {
	case !o.legal(m) || !o.drafts:
		return m
	case s.gem == c:
		s.gem = rules.NoColour
	default:
		s.gem = c
		s.left, s.declined = less(s.left, current(o, s)), false
	}
	return none
}

func dieIntent(o *options, s *selection, t thing) (none rules.Move) {
	if o.phase != rules.DiePhase {
		return s.explain(t)
	}
	s.declined = false
	if accept := (rules.Move{Kind: rules.Accept}); !choosesGem(o, s) && (!o.drafts || !o.legal(accept)) {
		return accept
	}
	return none
}

// leaveIntent leaves out the current card's ability, or the rest of it. For an exchange that cannot be paid, it leaves
// out all exchanges that cannot be paid. An ability that has begun is left out by a move, one that has not begun is
// only passed over.
func leaveIntent(o *options, s *selection) (none rules.Move) {
	c := current(o, s)
	s.restep()
	s.card, s.left = rules.Hidden, with(s.left, c)
	if o.unpayable(c) {
		for _, other := range o.view.Played().Cards() {
			if o.unpayable(other) {
				s.left = with(s.left, other)
			}
		}
	}
	if _, _, open := o.view.Open(); open && !o.drafts {
		return rules.Move{Kind: rules.Leave}
	}
	return none
}
