package stones

import rules "runehall/games/stones"

// tradeIntent ticks a row to be traded in, or unticks it. t is the thing that was tapped; it is explained if there is
// nothing to trade.
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

// stoneIntent picks a rune stone for a row that is traded in. If no row is ticked, it ticks the row that brings most.
// If the actor has a stone of that kind and can use it now, the tap is for that stone, which may have no place of its
// own.
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

// ownStoneIntent uses a rune stone of the actor. Only Swap and Joker are used by hand; outside their time the core
// refuses the move.
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
