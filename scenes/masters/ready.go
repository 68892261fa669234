package masters

import (
	"slices"

	rules "runehall/games/masters"
)

// kept returns the selection as far as new options allow it.
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

// ready returns the move that a selection stands for, and whether that is complete. The core says why it is not legal, if so. Where one of several moves
// is still to be chosen by a button it is not complete.
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

// choices appends the moves that stand on buttons, since no thing tells them apart: the colours that a token can show, and the runes that a
// play can ignore. Where there is only one of these the golden button makes it.
func choices(dst []rules.Move, o *options, s *selection) []rules.Move {
	if list := o.between(s); len(list) > 1 {
		dst = append(dst, list...)
	}
	for _, m := range o.choices {
		if m.Kind != rules.DrawExtra || s.card == rules.Hidden { // the deck offers that too
			dst = append(dst, m)
		}
	}
	return dst
}

// between returns the moves that a selection can stand for, where they differ only by what a button says: which rune is ignored, or what colour a token shows.
func (o *options) between(s *selection) []rules.Move {
	switch {
	case s.draft:
		return o.ignores(nil, s.laid())
	case s.pick && o.phase == rules.TokenPhase:
		return o.tokensOn(s.picked)
	}
	return nil
}
