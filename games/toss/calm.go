package toss

import "runehall/games"

// take gives a visible pair or a twin to a seat (TOS-42).
func (g *Game) take(s games.Seat, pair int8) {
	g.passes = 0
	for r := Rune(2 * pair); r <= Rune(2*pair+1); r++ {
		if g.up.has(r) {
			g.snatch(s, r, 0)
		}
	}
	g.afterTurn(s)
}

// pass lets a turn go by. Who passed may take later.
func (g *Game) pass(s games.Seat) {
	g.passes++
	if g.events != nil {
		g.events.Add(Passed{Seat: s})
	}
	g.afterTurn(s)
}

func (g *Game) afterTurn(s games.Seat) {
	switch {
	case g.visible() == 0:
		g.settle(NoPairs)
	case g.passes == uint8(g.seats):
		g.settle(AllDone)
	default:
		g.onTurn = (s + 1) % g.seats
	}
}
