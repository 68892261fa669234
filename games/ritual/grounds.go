package ritual

import "runehall/games"

// grounds says how many coins a tile takes. As a part of what a position is worth this speaks for a tile only if others take fewer: of the tiles that
// can be the first one, all may take the same.
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
