package stones

import (
	"slices"

	rules "runehall/games/stones"
)

// sequence returns the cards that are played, in the order in which they were chosen; those of which no order is known come by number.
func sequence(o *options, s *selection) []rules.Card {
	played := o.view.Played()
	var list []rules.Card
	if o.phase == rules.AbilityPhase || o.phase == rules.DiePhase {
		for _, c := range s.cards[:s.chosen()] {
			if played.Has(c) {
				list = append(list, c)
			}
		}
	}
	for _, c := range played.Cards() {
		if !slices.Contains(list, c) {
			list = append(list, c)
		}
	}
	return list
}

// current returns the card whose ability is carried out or comes next, and Hidden once all are done or left out.
func current(o *options, s *selection) rules.Card {
	if o.phase != rules.AbilityPhase && o.phase != rules.DiePhase {
		return rules.Hidden
	}
	if open, _, ok := o.view.Open(); ok {
		return open
	}
	done := o.view.Finished()
	if s.card != rules.Hidden && o.view.Played().Has(s.card) && !done.Has(s.card) && !s.left.Has(s.card) {
		return s.card
	}
	for _, c := range sequence(o, s) {
		if !done.Has(c) && !s.left.Has(c) {
			return c
		}
	}
	return rules.Hidden
}

// usable reports whether an icon of the current card, 1 or 2, can still be carried out.
func usable(o *options, s *selection, icon int8) bool {
	c := current(o, s)
	return o.any(func(m rules.Move) bool { return m.Card == c && m.Icon == icon })
}

// icon returns which icon of the current card is carried out next, and 0 while that is open, as on a card that gives a choice.
func icon(o *options, s *selection) int8 {
	if s.icon != 0 && usable(o, s, s.icon) {
		return s.icon
	}
	first, second := usable(o, s, 1), usable(o, s, 2)
	switch {
	case first && second && o.needs[current(o, s)].Kind == rules.ChoiceAbility && !o.view.Has(o.view.OnTurn(), rules.PlusStone):
		return 0
	case first:
		return 1
	case second:
		return 2
	}
	return 0
}

// icons returns how many icons the current card has, unless a die lies open.
func icons(o *options, s *selection) (n int) {
	if o.phase == rules.AbilityPhase {
		for _, i := range o.needs[current(o, s)].Icons {
			if i.Kind != rules.NoIcon {
				n++
			}
		}
	}
	return n
}

// stepIcon returns the icon that is carried out next, and the zero Icon while there is none.
func stepIcon(o *options, s *selection) rules.Icon {
	if i := icon(o, s); i != 0 && o.phase == rules.AbilityPhase {
		return o.needs[current(o, s)].Icons[i-1]
	}
	return rules.Icon{}
}

// takesCard reports whether an icon takes a card of the display.
func takesCard(i rules.Icon) bool { return i.Kind == rules.CardIcon || i.Kind == rules.AnyCardIcon }

// exchanging reports whether the current card's ability is an exchange.
func exchanging(o *options, s *selection) bool {
	return o.phase == rules.AbilityPhase && o.needs[current(o, s)].Kind == rules.ExchangeAbility
}

// iconMove returns a move of some kind with the icon that is next.
func iconMove(k rules.MoveKind, o *options, s *selection) rules.Move {
	return rules.Move{Kind: k, Card: current(o, s), Icon: icon(o, s)}
}

// slotMove returns the move that takes a display card for the icon that is next.
func slotMove(o *options, s *selection, slot int8) rules.Move {
	m := iconMove(rules.IconCard, o, s)
	m.Slot = slot
	return m
}

// leaving reports whether the rest of the open card is to be left out.
func leaving(o *options, s *selection) bool {
	open, _, ok := o.view.Open()
	return ok && o.phase == rules.AbilityPhase && s.left.Has(open)
}

// planStep carries out the next part of an ability, or ends the abilities.
func planStep(o *options, s *selection) (plan, doing, bool) {
	c := current(o, s)
	d := doing{card: c, icon: stepIcon(o, s)}
	var m rules.Move
	switch i := d.icon; {
	case leaving(o, s):
		m, d.kind = rules.Move{Kind: rules.Leave}, doLeave
	case c == rules.Hidden:
		m, d.kind = rules.Move{Kind: rules.Done}, doEndUse
	case exchanging(o, s):
		m, d.kind = rules.Move{Kind: rules.Exchange, Card: c, Pay: gemsOf(payment(o, s))}, doExchange
	case i.Kind == rules.NoIcon:
		return plan{}, doing{kind: doIcon, card: c}, false
	case o.legal(iconMove(rules.UseIcon, o, s)):
		m, d.kind = iconMove(rules.UseIcon, o, s), doIcon
		if i.Kind == rules.DieIcon {
			d.kind = doRoll
		} else if wasted(o, i) {
			d.kind = doWaste
		}
	case takesCard(i):
		m, d.kind, d.card = slotMove(o, s, s.slot), doTake, rules.Hidden
		if s.slot > 0 {
			d.card = o.view.Display()[s.slot-1]
		}
	default:
		m, d.kind, d.gem = gemMove(o, s, s.gem), doGem, s.gem
	}
	return planOf(m), d, o.legal(m)
}

// wasted reports whether an icon that leaves nothing to choose has nothing to give.
func wasted(o *options, i rules.Icon) bool {
	switch i.Kind {
	case rules.GemIcon:
		return o.view.Supply()[i.Colour] == 0
	case rules.JokerIcon:
		return o.view.Supply()[rules.White] == 0
	case rules.AnyGemIcon, rules.CardIcon, rules.AnyCardIcon:
		return true
	}
	return false
}

// planDie carries out the die's result, or declines it.
func planDie(o *options, s *selection) (plan, doing, bool) {
	r, _ := o.view.Rolled()
	m, d := rules.Move{Kind: rules.Accept}, doing{kind: doAccept, die: r.Die, n: r.Times}
	switch {
	case s.declined:
		m, d.kind = rules.Move{Kind: rules.Decline}, doDecline
	case r.Die == rules.DieGem:
		m, d.kind, d.gem = gemMove(o, s, s.gem), doGem, s.gem
	case r.Die == rules.DieSwap:
		m, d.kind, d.gem = gemMove(o, s, s.gem), doGive, s.gem
	}
	return planOf(m), d, o.legal(m)
}
