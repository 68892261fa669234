package market

import (
	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/boards"
)

// handed returns what stays of a selection when the board is shown to a reader. Another reader gets only the public
// part, which is about the interest. For the same reader the board is built anew because moves were taken back: then
// the interest phase is open again.
func handed(s selection, other bool) selection {
	if other {
		return s.interest()
	}
	s.moved = false
	return s
}

// kept returns what stays of a selection when the options change from before to o. In another turn only the sheet
// stays, and in another phase what cleared leaves. Otherwise cards stay as long as they are in the hand, and a thing as
// long as something can be done with it. While a move is being stored nobody may move, and then all of these stay.
func (s selection) kept(o, before *options) selection {
	k := s
	if o.turn() != before.turn() {
		k = selection{overlay: s.overlay}
	} else if o.phase != before.phase || o.view.Taking() != before.view.Taking() {
		k = s.cleared()
	}
	if o.actor < 0 {
		return k
	}
	held := rules.SetOf(o.hand...)
	for _, c := range k.cards.Cards() {
		if !within(k.cards, held) {
			k.cards = without(k.cards, c)
		}
	}
	if k.shown != rules.Hidden && held.Count(k.shown) == 0 {
		k.shown = rules.Hidden
	}
	if k.thing.Kind != nothing && len(upshotOf(o, k).offers) == 0 {
		k = k.cleared()
	}
	return k
}

// renew makes new options of the view, and returns what stays of a selection that was made among the old ones.
func (p *player) renew(s selection) selection {
	before := p.options
	p.options = newOptions(p.Given.View, p.Actor, p.Given.Drafts)
	if before.view == (rules.View{}) {
		return s
	}
	return s.kept(p.options, before)
}

// intent finds out what a gesture means. Where a move takes something from another seat, it notes the place, because a
// hole is drawn there.
func (p *player) intent(s selection, g gesture) (selection, plan) {
	after, next, made := intent(p.upshot(s), g)
	if !made {
		return after, plan{}
	}
	if m, _ := next.Next(); m.Kind == rules.TakeRune || m.Kind == rules.TakeCard {
		p.took = target(p.Given.View, m)
	}
	return after, next
}

// back closes the uppermost sheet; without one it drops what is chosen, and with nothing chosen it goes back to the
// interest phase.
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

// knows reports whether the reader may be shown a proposed move. A proposal gives away the hand or the pick of the seat
// that acts, so the reader must know them already.
func (p *player) knows(rules.Move) bool {
	v := p.Given.View
	s := acting(v)
	return s < 0 || v.Reader() == s || v.Reader() == games.All ||
		v.Phase() != rules.ThrowPhase && v.Hand(s).Size() == v.HandSize(s)
}
