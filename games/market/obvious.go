package market

import "runehall/games"

// obvious returns a move that nobody would decide otherwise: putting a loose rune into the only store that takes it,
// taking interest that costs nothing, and ending a turn in which nothing else is possible. A challenged seat always
// decides by itself. Interest is not obvious if the person could give up a store instead (MAR-18), if it would end the
// match, or if stores have to share it.
func obvious(v View, s games.Seat) (Move, bool) {
	g := v.game
	if g.phase != TurnPhase || s != g.onTurn {
		return Move{}, false
	}
	if m, ok := g.obviousPut(s); ok {
		return m, true
	}
	if g.hands[s].Size() < int(g.sizes[s]) {
		return Move{}, false // the reader does not know what the seat's cards can do
	}
	var buffer [64]Move
	moves := v.AppendMoves(buffer[:0], s)
	if len(moves) == 1 && moves[0].Kind == End {
		return moves[0], true
	}
	return g.obviousInterest(moves)
}

// obviousPut returns the move that puts a loose rune into the only store that takes it. The store must have no
// collector, and an outpost must already hold that colour (MAR-15, MAR-27).
func (g *Game) obviousPut(s games.Seat) (Move, bool) {
	p := &g.players[s]
	for c := Red; c <= Blue; c++ {
		if p.loose[c] == 0 {
			continue
		}
		m, ways := Move{Kind: Put, Colour: c}, 0
		for left := p.there; left != 0; left = left.rest() {
			at := left.first()
			if store := &p.stores[at]; store.accepts(at, c) {
				m.Store = at
				if ways++; store.Colour != c || store.Occupied {
					ways++ // not obvious: it would fix the outpost's colour, or freeze the rune
				}
			}
		}
		if ways == 1 {
			return m, true
		}
	}
	return Move{}, false
}

// obviousInterest returns interest that leaves runes of its colour in the market after all interest of this turn.
func (g *Game) obviousInterest(moves []Move) (take Move, ok bool) {
	var due [colours]int8
	for i := range moves {
		switch m := &moves[i]; m.Kind {
		case GiveUp:
			return Move{}, false
		case Interest:
			due[g.players[g.onTurn].stores[m.Store].Colour] += g.noted[m.Store]
			take, ok = *m, true
		}
	}
	return take, ok && due[Red] < max(1, g.market.Runes[Red]) && due[Blue] < max(1, g.market.Runes[Blue])
}
