package market

import rules "runehall/games/market"

// aimIntent takes a tap on something of another seat: with one number card it is challenged (MAR-21), with a collector bought that sits
// down there (MAR-25); otherwise it is looked at.
func aimIntent(o *options, s selection, t thing) (selection, plan, bool) {
	for _, f := range aimable(o, &s, t) {
		next, at := s, t
		if s.offer != f {
			next = s.offering(o, f)
		}
		if f.kind == rules.Duel {
			at = chipOf(t.Seat)
		}
		for _, m := range open(o, &next, f) {
			if target(o.view, m) != at {
				continue
			}
			if s.offer == f && s.at == at {
				s.at = thing{}
				return only(s)
			}
			next.at = at
			if f.kind == rules.Duel {
				return aims(o, next)
			}
			return only(next)
		}
	}
	seat, place := t.Seat, rules.Place(t.N)
	if m, ok := missed(o, &s, seat, place); ok {
		return asks(s, m)
	}
	return explain(s, t)
}

// aimable lists the offers that can be aimed at a thing, the meant one first.
func aimable(o *options, s *selection, t thing) (list []deal) {
	fits := func(f deal) bool { return f.kind == rules.Duel || sets(f.kind) && t.Kind == store }
	first := meant(o, s)
	if fits(first) {
		list = append(list, first)
	}
	for _, f := range offered(o, s) {
		if fits(f) && f != first && f.kind != first.kind {
			list = append(list, f)
		}
	}
	return list
}

// phaseIntent takes a tap on a phase of the turn: back to the interest that was left, or on to runes and cards. The turn is ended by the buttons below alone, so
// the last phase tells what it is, or what has to be done before.
func phaseIntent(o *options, s selection, t thing) (selection, plan, bool) {
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

func actIntent(o *options, s selection, index int) (selection, plan, bool) {
	switch acts(o, &s)[index] {
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
