package masters

import "runehall/games"

// obvious returns a move that needs no thought: discarding from a hand of one card (MAS-16, MAS-23), or keeping a token
// for which there is no rune (MAS-25). A card that fits in only one place is still left to its seat, because where
// cards lie is what the match is about. Moves that everybody can foresee are made by forced.
func obvious(v View, s games.Seat) (Move, bool) {
	g := v.game
	if s != g.onTurn || g.phase != TokenPhase && g.hands[s].has(Hidden) {
		return Move{}, false
	}
	var buffer [2]Move
	moves := v.AppendMoves(buffer[:0], s)
	if len(moves) != 1 {
		return Move{}, false
	}
	switch m := moves[0]; m.Kind {
	case Discard, PutBeside, KeepToken:
		return m, true
	}
	return Move{}, false
}
