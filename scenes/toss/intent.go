package toss

import (
	rules "runehall/games/toss"
	"runehall/scenes/boards"
)

type (
	gesture = boards.Gesture[kind]
	plan    = boards.Plan[rules.Move]
)

// intent decides what a gesture means. It returns the selection that follows and the move to be made, if any. It is
// pure. The core may refuse the move; then its refusal tells the person why.
func intent(o *options, s selection, g gesture) (selection, plan) {
	over, taken := s.Takes(g, explains, sheet)
	s.overlay = over
	switch {
	case taken:
	case g.Kind == boards.Tap:
		return tapIntent(o, s, g.On)
	case g.Kind == boards.Confirm:
		if m, ok := goldenMove(o, &s); ok {
			return asks(s.cleared(), m)
		}
	}
	return only(s)
}

func asks(s selection, m rules.Move) (selection, plan) { return s, boards.PlanOf(m) }

func only(s selection) (selection, plan) { return s, plan{} }

func tapIntent(o *options, s selection, t thing) (selection, plan) {
	switch t.Kind {
	case act:
		return actIntent(s, actKind(t.N))
	case piece:
		if r := rules.Rune(t.N); o.phase == rules.CalmPhase && o.actor >= 0 && r != rules.Destiny {
			return takeIntent(o, s, takeOf(r))
		}
	case choice:
		switch i := int(t.N); {
		case i < len(o.give):
			s.pair, s.paired = o.give[i], !s.paired || s.pair != o.give[i]
		case i < len(o.rob):
			s = s.naming(o.rob[i])
		}
	}
	if opens := meanings[t.Kind].opens; opens != boards.NoSheet {
		s.overlay = s.Opening(opens, t)
	}
	return only(s)
}

// takeIntent takes the pair of a tapped rune: at once or, with drafts, by a second tap. For a pair that cannot be taken
// the move is made at once, since its refusal explains why.
func takeIntent(o *options, s selection, m rules.Move) (selection, plan) {
	if o.drafts && o.can(m) && !(s.paired && s.pair == m.Pair) {
		s.paired, s.pair = true, m.Pair
		return only(s)
	}
	return asks(s.cleared(), m)
}

func actIntent(s selection, k actKind) (selection, plan) {
	switch k {
	case actClear:
		return only(s.cleared())
	case actLights, actDark:
		s.lights = !s.lights
	case actSteps, actLines:
		s.steps = !s.steps
	case actPass:
		return asks(s, rules.Move{Kind: rules.Pass})
	}
	return only(s)
}
