package market

import "runehall/games"

// obvious returns the step that nobody would decide otherwise: to put a loose rune where alone it can go, to take interest that costs nothing, and to
// end a turn in which nothing else can be done. Duels are answered by whoever is challenged, and interest is not taken for somebody who could give up a store
// instead (MAR-18), nor where it ends the match, or where stores have to share it.
func obvious(v View, s games.Seat) (Move, bool) {
	g := v.game
	if g.phase != TurnPhase || s != g.onTurn {
		return Move{}, false
	}
	if m, ok := g.obviousPut(s); ok {
		return m, true
	}
	if g.hands[s].Size() < int(g.sizes[s]) {
		return Move{}, false // whoever looks does not know what its cards can do
	}
	var buffer [64]Move
	moves := v.AppendMoves(buffer[:0], s)
	if len(moves) == 1 && moves[0].Kind == End {
		return moves[0], true
	}
	return g.obviousInterest(moves)
}

// obviousPut returns the putting away of a loose rune that only one store takes, in which no collector sits: of outposts, one in which its colour lies
// already (MAR-15, MAR-27).
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
					ways++ // it would choose the colour of the outpost, or freeze
				}
			}
		}
		if ways == 1 {
			return m, true
		}
	}
	return Move{}, false
}

// obviousInterest returns interest that leaves the market runes of its colour, after all that the seat has coming.
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
