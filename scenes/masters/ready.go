package masters

import (
	"slices"

	rules "runehall/games/masters"
)

// kept returns the part of a selection that new options still allow.
func (s selection) kept(o *options) selection {
	if s.card != rules.Hidden && !slices.Contains(o.hand(), s.card) {
		s.card, s.draft = rules.Hidden, false
	}
	if !o.laying() {
		s.draft = false
	}
	if s.pick && !slices.Contains(o.cells, s.picked) {
		s.pick = false
	}
	return s
}

// ready returns the move that a selection stands for, and whether the selection is complete. It is not while a button
// has to choose one of several moves. The move may be illegal: the core says why.
func ready(o *options, s *selection) (rules.Move, bool) {
	switch {
	case o.actor < 0, len(o.between(s)) > 1:
	case s.draft:
		m, _ := o.play(s.laid())
		return m, true
	case s.card != rules.Hidden && len(o.gives) > 0:
		return o.give(s.card)
	case s.pick && o.phase == rules.TokenPhase:
		return find(o.tokens, func(m rules.Move) bool { return m.Cell == s.picked })
	case s.pick:
		return rules.Move{Kind: rules.PlaceMaster, Cell: s.picked}, true
	}
	return rules.Move{}, false
}

// choices appends the moves that are offered as buttons because no thing stands for them: colours of a token, runes
// that a play can ignore (if there are several; the golden button makes a single one), and others.
func choices(dst []rules.Move, o *options, s *selection) []rules.Move {
	if list := o.between(s); len(list) > 1 {
		dst = append(dst, list...)
	}
	for _, m := range o.choices {
		// the deck offers it too, so it can go while a card is chosen
		if m.Kind != rules.DrawExtra || s.card == rules.Hidden {
			dst = append(dst, m)
		}
	}
	return dst
}

// between returns the moves that a selection may stand for, if only a button can tell them apart: which rune a play
// ignores, or which colour a token shows.
func (o *options) between(s *selection) []rules.Move {
	switch {
	case s.draft:
		return o.ignores(nil, s.laid())
	case s.pick && o.phase == rules.TokenPhase:
		return o.tokensOn(s.picked)
	}
	return nil
}
