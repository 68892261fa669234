package stones

import (
	"slices"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
)

// stepping returns the words about the abilities of the played cards, or about the die, whoever is on turn.
func (w *words) stepping() (s stepWords) {
	m := &w.Model
	if w.acts() && w.player.mode() == stepping {
		for n, c := range sequence(w.player.options, &w.Sel) {
			if i := slices.Index(m.played, c); i >= 0 && i < len(s.orders) {
				s.orders[i] = n + 1
			}
		}
		s.extra = w.extraPoint()
	}
	if m.die.Die != rules.NoDie {
		s.die = true
		s.head = w.say("die.head", games.KeyArg("die", "stones.die."+m.die.Die.String()))
		if m.die.Times > 1 {
			s.again = w.say("die.twice")
		} else if w.doubled() {
			s.again = w.say("die.again")
		}
		return s
	}
	if len(m.played) == 0 || !w.acts() || w.player.options.phase != rules.AbilityPhase {
		return s
	}
	o, sel := w.player.options, &w.Sel
	s.card = current(o, sel)
	if s.face, _ = w.face(o.actor, s.card); s.card == rules.Hidden {
		s.head = w.say("step.done")
		return s
	}
	w.stepIcons(&s)
	s.head = w.say("step."+w.stepHead(&s), number("card", s.card))
	s.next, s.after = rules.Hidden, w.say("step.last")
	if w.plus(&s) {
		s.after = w.say("step.plus")
	}
	for _, c := range sequence(o, sel) {
		if c != s.card && !m.finished.Has(c) && !sel.left.Has(c) {
			s.next, s.after = c, w.say("step.next", number("card", c))
			if stuck(o, sel) {
				s.after = w.say("step.neither", number("card", c))
			}
			s.face2, _ = w.face(o.actor, c)
			break
		}
	}
	return s
}

// doubled reports whether the result of the die that lies open counts a second time (STO-35).
func (w *words) doubled() bool {
	m := &w.Model
	return !m.die.Smithy && w.Given.View.Has(max(0, m.onTurn), rules.DoubleStone)
}

// plus reports whether both icons of a choice are carried out (STO-34).
func (w *words) plus(s *stepWords) bool {
	return s.face.Kind == rules.ChoiceAbility && w.Given.View.Has(max(0, w.player.options.actor), rules.PlusStone)
}

// stepIcons says what the icons of the card are called, how they stand out, and which have been carried out.
func (w *words) stepIcons(s *stepWords) {
	o, sel := w.player.options, &w.Sel
	for i, at := range s.face.Icons {
		if at.Kind == rules.NoIcon || s.face.Kind == rules.ExchangeAbility {
			continue
		}
		s.icons[i] = w.say("icon." + iconKey(at))
		s.done[i] = w.Model.open == s.card && w.Model.used[i]
		s.states[i] = w.stance(iconAt(i))
		// the other icon of the two has been chosen
		if s.face.Kind == rules.ChoiceAbility && nextIcon(o, sel) != 0 && !w.plus(s) && s.states[i] == boards.Lit {
			s.states[i] = boards.Dim
		}
	}
}

func (w *words) stepHead(s *stepWords) string {
	o, sel := w.player.options, &w.Sel
	_, used, _ := o.view.Open()
	switch {
	case o.unpayable(s.card):
		return "unpaid"
	case exchanging(o, sel):
		return "exchange"
	case choosesGem(o, sel):
		return "gem"
	case takesCard(stepIcon(o, sel)) && w.marks.takes:
		return "slot"
	case s.face.Icons[1].Kind == rules.NoIcon:
		return "one"
	case used != [2]bool{}:
		return "rest"
	case s.face.Kind == rules.ChoiceAbility && !w.plus(s):
		return "choice"
	}
	return "both"
}

func iconKey(i rules.Icon) string {
	if i.Colour != rules.NoColour {
		return i.Kind.String() + "." + i.Colour.String()
	}
	return i.Kind.String()
}
