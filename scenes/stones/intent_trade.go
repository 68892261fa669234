package stones

import rules "runehall/games/stones"

// stoneIntent takes a rune stone of the display: it is picked for a row that is traded in. With no row ticked, the one that brings most
// is. Of a kind that the actor has and can use now its own one is meant: that may have no place.
func stoneIntent(o *options, s selection, k rules.Stone, g gesture) (selection, plan, bool) {
	row, ok := longest(o)
	switch {
	case len(o.stoneMoves(k)) > 0:
		return ownStoneIntent(o, s, k, g)
	case !ok:
		return only(s.explaining(g.on, false))
	case s.unpick(k):
		return only(s)
	}
	if m := (rules.Move{Kind: rules.Trade, Row: row, Stone: k}); !o.legal(m) {
		return asks(s, m)
	}
	if ticked(&s) == 0 {
		s.trade[row] = true
	}
	s.keptPicks(stonesDue(o, ticked(&s)) - 1)
	s.picks[s.picked()] = k
	return only(s)
}
