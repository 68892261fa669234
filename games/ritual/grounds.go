package ritual

import "runehall/games"

// grounds says how many coins a tile takes, as a reason for a hint. As a part of the worth this would only speak for a
// tile if other tiles took fewer, and the first tiles of a match may all take the same.
func grounds(v View, s games.Seat, m Move) (why games.Phrase, clause string, ok bool) {
	if m.Kind != Place && m.Kind != BuildOver {
		return games.Phrase{}, "", false
	}
	clause = "RIT-14"
	if v.game.board.placed == 0 {
		clause = "RIT-12"
	}
	coins := v.Preview(s, m.Tile, m.Turn, m.Cell).Coins
	return games.Phrase{Key: "hint.ritual.coins", Args: []games.Arg{games.NumberArg("n", coins)}}, clause, coins > 0
}
