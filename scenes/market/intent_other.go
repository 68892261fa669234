package market

import (
	"slices"

	rules "runehall/games/market"
)

// aimIntent decides what a tap on a thing of another seat means: a chosen number card challenges the seat (MAR-21), a
// bought collector is set into the store (MAR-25). Otherwise the thing is explained, or a move is asked for whose
// refusal says what is missing.
func aimIntent(n *upshot, t thing) (selection, plan, bool) {
	o, s := n.options, n.sel
	for _, f := range aimable(n, t) {
		then, at := n, t
		if s.offer != f {
			then = upshotOf(o, s.offering(o, f))
		}
		if f.kind == rules.Duel {
			at = chipOf(t.Seat)
		}
		if !slices.ContainsFunc(then.open[f], func(m rules.Move) bool { return target(o.view, m) == at }) {
			continue
		}
		next := then.sel
		switch next.at = at; {
		case next == s: // it is aimed at already
			next.at = thing{}
		case f.kind == rules.Duel:
			return aims(o, next)
		}
		return only(next)
	}
	if m, ok := missed(n, t.Seat, rules.Place(t.N)); ok {
		return asks(s, m)
	}
	return explain(s, t)
}

// aimable lists the offers that can be aimed at a thing, the meant one first.
func aimable(n *upshot, t thing) (list []deal) {
	fits := func(f deal) bool { return f.kind == rules.Duel || sets(f.kind) && t.Kind == store }
	if fits(n.meant) {
		list = append(list, n.meant)
	}
	for _, f := range n.offers {
		if fits(f) && f != n.meant && f.kind != n.meant.kind {
			list = append(list, f)
		}
	}
	return list
}

// phaseIntent decides what a tap on a phase of the turn means: back to the interest phase that was left, or on to runes
// and cards. Only the buttons below end the turn. So the last phase is explained or, while the turn cannot end, the
// refusal says what has to be done before.
func phaseIntent(n *upshot, t thing) (selection, plan, bool) {
	o, s := n.options, n.sel
	switch t.N {
	case interestPhase:
		if !o.can(rules.Interest) {
			for at := rules.RedMain; at < rules.Pile1; at++ {
				if _, there := o.view.Store(o.actor, at); there {
					return asks(s, rules.Move{Kind: rules.Interest, Store: at})
				}
			}
			return explain(s, t)
		}
		s = s.cleared()
		s.moved = false
	case refillPhase:
		if o.actor < 0 || o.can(rules.End) {
			return explain(s, t)
		}
		return asks(s, rules.Move{Kind: rules.End}) // which is refused
	default:
		s.moved = true
	}
	return only(s)
}

func actIntent(n *upshot, index int) (selection, plan, bool) {
	s := n.sel
	switch acts(n)[index] {
	case actClear:
		s = s.cleared()
	case actEnd:
		return asks(s.cleared(), rules.Move{Kind: rules.End})
	case actNoInterest:
		s.moved = true
	case actInterest:
		s.moved = false
	}
	return only(s)
}
