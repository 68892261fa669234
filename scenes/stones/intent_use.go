package stones

import rules "runehall/games/stones"

// useIntent chooses a hand card for its ability. One more than may be used is refused, or with the stone takes the place of the first.
func useIntent(o *options, s selection, c rules.Card) (selection, plan, bool) {
	most := 2
	if o.view.Has(o.actor, rules.ThreeStone) {
		most = 3
	}
	switch {
	case s.indexOf(c) >= 0:
		s.put(c)
		return only(s)
	case s.chosen() == most && most < 3:
		return asks(s, useOf(with(s.set(), c)))
	case s.chosen() == most:
		s.put(s.cards[0])
	}
	s.take(c)
	return only(s)
}

// playedIntent takes a played card: it is the next one whose ability is carried out.
func playedIntent(o *options, s selection, i int, g gesture) (selection, plan, bool) {
	list := o.view.Played().Cards() // as they lie
	if i >= len(list) || o.phase != rules.AbilityPhase && o.phase != rules.DiePhase {
		return only(s.explaining(g.on, false))
	}
	c := list[i]
	open, _, busy := o.view.Open()
	switch {
	case o.view.Finished().Has(c), busy && c != open, o.phase == rules.DiePhase:
		return asks(s, rules.Move{Kind: rules.UseIcon, Card: c, Icon: 1})
	case c != current(o, &s):
		s.restep()
	}
	s.card, s.left = c, less(s.left, c)
	return only(s)
}

// iconIntent takes an icon of the current card.
func iconIntent(o *options, s selection, icon int8, g gesture) (selection, plan, bool) {
	c := current(o, &s)
	m := rules.Move{Kind: rules.UseIcon, Card: c, Icon: icon}
	switch {
	case int(icon) > icons(o, &s):
		return only(s.explaining(g.on, false))
	case !usable(o, &s, icon):
		return asks(s, m)
	case !o.drafts && o.legal(m) && o.needs[c].Icons[icon-1].Kind != rules.DieIcon:
		return asks(s, m)
	}
	again := s.icon == icon && !leaving(o, &s)
	s.restep()
	s.left = less(s.left, c)
	if !again {
		s.icon = icon
	}
	return only(s)
}

// takeIntent takes a display card for an icon of the current card: for the one that is next, or for the other one if only that takes it.
func takeIntent(o *options, s selection, slot int8) (selection, plan, bool) {
	first := icon(o, &s)
	for _, i := range [...]int8{first, 1, 2} {
		m := rules.Move{Kind: rules.IconCard, Card: current(o, &s), Icon: i, Slot: slot}
		if i == 0 || !o.legal(m) {
			continue
		}
		if s.icon == i && s.slot == slot {
			s.slot = 0
			return only(s)
		}
		s.restep()
		s.icon, s.slot, s.left = i, slot, less(s.left, m.Card)
		if !o.drafts {
			return asks(s, m)
		}
		return only(s)
	}
	if m := slotMove(o, &s, slot); takesCard(stepIcon(o, &s)) {
		return asks(s, m)
	}
	return asks(s, rules.Move{Kind: rules.Buy, Slot: slot})
}

// choiceIntent takes one of the gems that lie to be chosen from: a gem of a payment becomes another one, of the others one is chosen.
func choiceIntent(o *options, s selection, i int, g gesture) (selection, plan, bool) {
	list := choices(o, &s)
	if i >= list.count() {
		return only(s.explaining(g.on, false))
	}
	if choosesGem(o, &s) {
		return gemIntent(o, s, list[i])
	}
	ways := payments(o, &s)
	if len(ways) == 0 { // an exchange that cannot be paid
		c := current(o, &s)
		return asks(s, rules.Move{Kind: rules.Exchange, Card: c, Pay: o.needs[c].Give})
	}
	other := list
	other[i] = instead(ways, list, i)
	if other != list {
		s.pay = other
	}
	return only(s)
}

// gemIntent chooses a gem for an icon or for the die.
func gemIntent(o *options, s selection, c rules.Colour) (selection, plan, bool) {
	m := gemMove(o, &s, c)
	switch {
	case !o.legal(m) || !o.drafts:
		return asks(s, m)
	case s.gem == c:
		s.gem = rules.NoColour
	default:
		s.gem = c
	}
	return only(s)
}

// dieIntent takes the die that lies open.
func dieIntent(o *options, s selection, g gesture) (selection, plan, bool) {
	if o.phase != rules.DiePhase {
		return only(s.explaining(g.on, false))
	}
	accept := rules.Move{Kind: rules.Accept}
	s.declined = false
	if !choosesGem(o, &s) && (!o.drafts || !o.legal(accept)) {
		return asks(s, accept)
	}
	return only(s)
}

// leaveIntent leaves the current card's ability out, or the rest of it. One that has not begun is passed over.
func leaveIntent(o *options, s selection) (selection, plan, bool) {
	c := current(o, &s)
	s.restep()
	s.card, s.left = rules.Hidden, with(s.left, c)
	if _, _, open := o.view.Open(); open && !o.drafts {
		return asks(s, rules.Move{Kind: rules.Leave})
	}
	return only(s)
}
