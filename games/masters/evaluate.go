package masters

import "runehall/games"

// evaluate says how good a position is for a seat.
func evaluate(g *Game, s games.Seat) int { return 100 * g.points(s) }
