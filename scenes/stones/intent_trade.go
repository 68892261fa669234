package stones

import rules "runehall/games/stones"

// tradeIntent takes a row that is traded in, for which a thing stands.
func tradeIntent(o *options, s *selection, row rules.Row, t thing) (none rules.Move) {
	switch {
	case o.phase != rules.TradePhase && o.row(row) < 2:
		return s.explain(t)
	case !tradable(o, row):
		return rules.Move{Kind: rules.Trade, Row: row}
	}
	s.trade[row] = !s.trade[row]
	s.keptPicks(stonesDue(o, ticked(s)))
	return none
}

// stoneIntent takes a rune stone of the display: it is picked for a row that is traded in. With no row ticked, the one that brings most
// is. Of a kind that the actor has and can use now its own one is meant: that may have no place.
func stoneIntent(o *options, s *selection, t thing) (none rules.Move) {
	k := rules.Stone(t.N)
	row, ok := longest(o)
	m := rules.Move{Kind: rules.Trade, Row: row, Stone: k}
	switch {
	case len(o.stoneMoves(k)) > 0:
		return ownStoneIntent(o, s, t)
	case !ok:
		return s.explain(t)
	case s.unpick(k):
		return none
	case !o.legal(m):
		return m
	case ticked(s) == 0:
		s.trade[row] = true
	}
	s.keptPicks(stonesDue(o, ticked(s)) - 1)
	s.picks[s.picked()] = k
	return none
}

// ownStoneIntent takes a rune stone of the actor. Swap and Joker are used when their time is.
func ownStoneIntent(o *options, s *selection, t thing) (none rules.Move) {
	sheet, m := swapSheet, rules.Move{Kind: rules.SwapGem, Colour: rules.Green}
	switch rules.Stone(t.N) {
	case rules.SwapStone:
	case rules.JokerStone:
		sheet, m = jokerSheet, rules.Move{Kind: rules.SetJoker, Colour: rules.Green}
	default:
		return s.explain(t)
	}
	if len(o.stoneMoves(rules.Stone(t.N))) == 0 {
		return m
	}
	*s = s.opening(sheet, t)
	return none
}
