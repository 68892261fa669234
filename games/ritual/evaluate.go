package ritual

import "runehall/games"

func evaluate(g *Game, s games.Seat) int { return -100 * int(g.tray[s]) }
