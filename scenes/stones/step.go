package stones

import (
	"slices"

	rules "runehall/games/stones"
)

// sequence returns the played cards in the order in which they were chosen. Cards whose order is not known come last,
// by number.
func sequence(o *options, s *selection) []rules.Card {
	list := o.view.Played().Cards()
	if o.stepping() {
		slices.SortStableFunc(list, func(a, b rules.Card) int { return orderOf(s, a) - orderOf(s, b) })
	}
	return list
}

// orderOf returns the place of a card in the order of choice. Cards that were not chosen come last.
func orderOf(s *selection, c rules.Card) int {
	if i := s.indexOf(c); i >= 0 {
		return i
	}
	return len(s.cards)
}

// current returns the card whose ability is carried out or comes next. It returns Hidden when all cards are done or
// left out. Exchanges that cannot be paid wait until the others are done, because these may bring what is missing.
func current(o *options, s *selection) rules.Card {
	open, _, ok := o.view.Open()
	if ok || !o.stepping() {
		return open
	}
	list := rest(o, s)
	if slices.Contains(list, s.card) {
		return s.card
	}
	for _, c := range list {
		if !o.unpayable(c) {
			return c
		}
	}
	if len(list) > 0 {
		return list[0]
	}
	return rules.Hidden
}

// rest returns the played cards whose ability is neither finished nor to be left out, in the order of choice.
func rest(o *options, s *selection) []rules.Card {
	return slices.DeleteFunc(sequence(o, s), func(c rules.Card) bool {
		return o.view.Finished().Has(c) || s.left.Has(c)
	})
}

// stuck reports whether only exchanges that cannot be paid are left.
func stuck(o *options, s *selection) bool {
	list := rest(o, s)
	return len(list) > 0 && !slices.ContainsFunc(list, func(c rules.Card) bool { return !o.unpayable(c) })
}

// usable reports whether an icon of the current card, 1 or 2, can still be carried out.
func usable(o *options, s *selection, icon int8) bool {
	c := current(o, s)
	return o.any(func(m rules.Move) bool { return m.Card == c && m.Icon == icon })
}

// nextIcon returns which icon of the current card is carried out next, 1 or 2. It returns 0 while that is open, as on a
// card that gives a choice.
func nextIcon(o *options, s *selection) int8 {
	first, second := usable(o, s, 1), usable(o, s, 2)
	switch plus := o.view.Has(o.view.OnTurn(), rules.PlusStone); {
	case s.icon == 1 && first, s.icon == 2 && second:
		return s.icon
	case first && second && o.needs[current(o, s)].Kind == rules.ChoiceAbility && !plus:
		return 0
	case first:
		return 1
	case second:
		return 2
	}
	return 0
}

// icons returns how many icons the current card has, and 0 if no ability is carried out or a die lies open.
func icons(o *options, s *selection) (n int) {
	if o.phase == rules.AbilityPhase {
		face := o.needs[current(o, s)]
		n = len(filled(face.Icons[:]))
	}
	return n
}

// stepIcon returns the icon that is carried out next, and the zero Icon if there is none.
func stepIcon(o *options, s *selection) rules.Icon {
	if n := nextIcon(o, s); n > 0 {
		return o.needs[current(o, s)].Icons[n-1]
	}
	return rules.Icon{}
}

func takesCard(i rules.Icon) bool { return i.Kind == rules.CardIcon || i.Kind == rules.AnyCardIcon }

func exchanging(o *options, s *selection) bool {
	return o.phase == rules.AbilityPhase && o.needs[current(o, s)].Kind == rules.ExchangeAbility
}

func iconMove(k rules.MoveKind, o *options, s *selection) rules.Move {
	return rules.Move{Kind: k, Card: current(o, s), Icon: nextIcon(o, s)}
}

func slotMove(o *options, s *selection, slot int8) rules.Move {
	m := iconMove(rules.IconCard, o, s)
	m.Slot = slot
	return m
}

// onlyLeaves reports whether the only thing left to do is to leave out exchanges that cannot be paid: no rune stone
// helps either, and no card that can be used was passed over.
func onlyLeaves(o *options, s *selection) bool {
	return stuck(o, s) && !o.any(func(m rules.Move) bool { return m.Kind != rules.Done })
}

// leaving reports whether the player has asked to leave out the rest of the open card. Asking once more leaves it out.
func leaving(o *options, s *selection) bool {
	open, _, ok := o.view.Open()
	return ok && o.phase == rules.AbilityPhase && s.left.Has(open)
}

// actionOf returns the action that is chosen or under way.
func actionOf(o *options, s *selection) action {
	rolled, _ := o.view.Rolled()
	switch {
	case o.phase == rules.TurnPhase:
		return s.action
	case o.forging(), o.phase == rules.PlacePhase, o.phase == rules.DiePhase && rolled.Smithy:
		return forge
	case o.stepping():
		return useAbilities
	}
	return summon
}
