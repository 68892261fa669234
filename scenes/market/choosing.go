package market

import (
	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/boards"
)

// handed keeps of a selection, for another reader, only what is public: what is said about the interest. For the same reader the board is
// built anew after moves were taken back: then interest may be taken again.
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

// intent finds out what a gesture means, and notes from where something is taken: a hole is drawn there.
func (p *player) intent(s selection, g gesture) (selection, plan) {
	after, next, made := intent(p.options, s, g)
	if !made {
		return after, plan{}
	}
	if m, _ := next.Next(); m.Kind == rules.TakeRune || m.Kind == rules.TakeCard {
		p.took = target(p.Given.View, m)
	}
	return after, next
}

// back closes the uppermost sheet; without one it drops what is chosen, and with nothing chosen it goes back to the interest phase.
func back(o *options, s selection) selection {
	switch {
	case s.Sheet != boards.NoSheet:
		s.overlay = s.Closed()
	case s.anything():
		s = s.cleared()
	case o.can(rules.Interest):
		s.moved = false
	}
	return s
}

// knows reports whether the reader may be shown a proposed move. A proposal gives away the hand of the seat that acts, or its pick, so that
// the reader must know these.
func (p *player) knows(rules.Move) bool {
	v := p.Given.View
	s := acting(v)
	return s < 0 || v.Reader() == s || v.Reader() == games.All || v.Phase() != rules.ThrowPhase && v.Hand(s).Size() == v.HandSize(s)
}
