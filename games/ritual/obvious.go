package ritual

import "runehall/games"

// obvious returns the only step that a seat can make in its turn or in the choice of a ritual: to pass where nothing fits (RIT-17), or the one tile or
// cell that is left. Whoever holds rituals decides on these, too, which only their holder knows; so the public is told nothing then. Answers, and what makes
// room for a ritual, are decisions.
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
