package masters

import "runehall/games"

// obvious returns the only step that a seat can make where that takes no thought: a discard from a hand of one card (MAS-16, MAS-23), or a token kept for
// which there is no rune (MAS-25). A card that fits in one place only is laid by its seat all the same, since where it lies is what the match is
// about; and what everybody can tell is forced.
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
