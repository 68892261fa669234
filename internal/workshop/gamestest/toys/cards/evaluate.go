package cards

import "runehall/games"

// evaluate counts the points of a seat, and half of what its hand can still score.
func evaluate(g *Game, s games.Seat) int {
	value := 100 * g.Points[s]
	for kind, count := range g.Hands[s] {
		switch c := Card(kind); c {
		case One, Two, Three:
			value += 50 * int(c) * int(count)
		case Bell:
			value += 100 * int(count)
		}
	}
	return value
}
