package market

import (
	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/boards"
)

// handed forgets what was chosen by somebody else, which is nobody's business, except for what everybody may see. Whoever takes moves back
// may take the interest anew.
func handed(s selection, other bool) selection {
	if other {
		return s.interest()
	}
	s.moved = false
	return s
}

// renew sorts anew what can be done, and forgets what no longer can.
func (p *player) renew(s selection) selection {
	before := p.options
	p.options = newOptions(p.Given.View, p.Actor, p.Given.Drafts)
	if before.view == (rules.View{}) {
		return s
	}
	return s.kept(p.options, before)
}

// intent decides what a gesture means, and notes where something is taken.
func (p *player) intent(s selection, g gesture) (selection, plan) {
	after, next, made := intent(p.options, s, g)
	if !made {
		return after, plan{}
	}
	if m, _ := next.Next(); m.Kind == rules.TakeRune || m.Kind == rules.TakeCard {
		p.took = about(p.Given.View, m)[0]
	}
	return after, next
}

// back forgets what lies uppermost over the board, or else what is chosen, or else that interest is behind.
func back(o *options, s selection) selection {
	switch {
	case s.Sheet != boards.NoSheet:
		return s.closed()
	case s.anything():
		return s.cleared()
	case o.can(rules.Interest):
		s.moved = false
	}
	return s
}

// knows reports whether the reader sees what a proposed move is about: it may depend on a hand that is hidden.
func (p *player) knows(rules.Move) bool {
	v := p.Given.View
	s := acting(v)
	return s < 0 || v.Reader() == s || v.Reader() == games.All || v.Phase() != rules.ThrowPhase && v.Hand(s).Size() == v.HandSize(s)
}
