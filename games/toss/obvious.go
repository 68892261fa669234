package toss

import "runehall/games"

// obvious names an order of thefts where the order does not matter: none of the thieves is robbed in the same colour,
// so no rune is stolen twice (TOS-14).
func obvious(v View, s games.Seat) (Move, bool) {
	if v.game.phase != OrderPhase || v.OnTurn() != s {
		return Move{}, false
	}
	m := Move{Kind: Order}
	for i := range m.Order {
		m.Order[i] = games.Nobody
	}
	thefts := v.Disputed()
	for i, t := range thefts {
		for _, other := range thefts {
			if t.Thief == other.Victim {
				return Move{}, false
			}
		}
		m.Order[i] = t.Victim
	}
	return m, true
}
