package stones

import "runehall/games"

// checkTrade checks the trading in of a row (STO-15, STO-16).
func (g *Game) checkTrade(s games.Seat, row Row, stone Stone) *games.Refusal {
	p := &g.players[s]
	switch {
	case p.rows[row].Count() < 2:
		return refuseRowShort
	case stone == NoStone:
		return when(g.takesStone(s), refuseTakeStone)
	case p.stones.size() >= MaxStones:
		return refuseFourStones
	case p.stones.has(stone):
		return refuseHasStone
	default:
		return when(g.stones[stone] == 0, refuseStoneGone)
	}
}

// free reports whether the stones of STO-32 and STO-33 may be used now. They may not between the icons of a card, while
// a die lies open, or before a forged artifact is placed, which must happen at once (STO-13).
func (g *Game) free() bool {
	switch g.phase {
	case PlacePhase, DiePhase, OverPhase:
		return false
	default:
		return g.turn.open == Hidden
	}
}

// checkSwap checks a swap of a gem and an ore (STO-32).
func (g *Game) checkSwap(s games.Seat, m Move) *games.Refusal {
	p := &g.players[s]
	switch {
	case !p.stones.has(SwapStone):
		return refuseNoSwapStone
	case !g.free():
		return refuseSwapLater
	case g.turn.swapped:
		return refuseSwapped
	case m.Kind == SwapGem:
		return when(p.gems[m.Colour] == 0 || g.ore == 0, refuseSwapNone)
	case !m.Colour.plain():
		return refuseSwapJoker
	default:
		return when(p.ore == 0 || g.supply[m.Colour] == 0, refuseSwapNone)
	}
}

// checkJoker checks the gem for the joker stone (STO-33).
func (g *Game) checkJoker(s games.Seat, c Colour) *games.Refusal {
	p := &g.players[s]
	switch {
	case !p.stones.has(JokerStone):
		return refuseNoJokerStone
	case p.onStone != NoColour:
		return refuseJokerSet
	case !g.free():
		return refuseJokerLater
	case !c.plain():
		return refuseJokerColour
	default:
		return when(g.supply[c] == 0, refuseJokerNone)
	}
}
