package ritual

import "runehall/games"

// obvious returns the only move in a turn or in a ritual's choice: passing if nothing fits (RIT-17), or the one tile or
// cell that is left. Rituals in hand are further options that only their holder knows, so nothing is obvious to the
// public. Answers, and making room for a ritual, are never obvious.
func obvious(v View, s games.Seat) (Move, bool) {
	g := v.game
	switch {
	case g.phase == TurnPhase && s == g.onTurn:
	case g.phase == ChoicePhase && s == g.effect.User:
	default:
		return Move{}, false
	}
	if g.cards.holds[s] > 0 && v.reader != s && v.reader != games.All {
		return Move{}, false
	}
	var buffer [2]Move
	moves := v.AppendMoves(buffer[:0], s)
	if len(moves) != 1 {
		return Move{}, false
	}
	return moves[0], true
}
