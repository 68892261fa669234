package masters

import (
	"slices"

	"runehall/games"
)

// worths returns what each seat's areas are worth, if somebody listens.
func (g *Game) worths() (points [maxSeats]int) {
	if g.events == nil {
		return points
	}
	for s := range g.seats {
		_, points[s] = g.board.worth(&g.board.held[s])
	}
	return points
}

// tellWorths tells which seats' areas are worth more or less than before.
func (g *Game) tellWorths(before [maxSeats]int) {
	if g.events == nil {
		return
	}
	for s, now := range g.worths() {
		if now != before[s] {
			g.events.Add(WorthChanged{Seat: games.Seat(s), From: before[s], To: now})
		}
	}
}

// tellDone tells that a seat has no master left (MAS-17).
func (g *Game) tellDone(s games.Seat) {
	if g.events != nil && g.players[s].left == 0 {
		g.events.Add(SeatDone{Seat: s})
	}
}

// tellScores tells where each point comes from, and who wins (MAS-18, MAS-23).
func (g *Game) tellScores() {
	for s := range g.seats {
		var counted plane
		for _, c := range g.board.standing(s) {
			if counted.has(c) {
				continue
			}
			area := g.board.area(c)
			g.board.spreadFrom(&counted, c)
			runes, points := g.board.worth(&area)
			g.events.Add(AreaScored{Seat: s, Cell: c, Colour: g.board.at(c), Runes: runes, Points: points})
		}
		if n := int(g.players[s].beside.count); n > 0 {
			g.events.Add(DiscardsCounted{Seat: s, Cards: n})
		}
	}
	result, _ := g.Result()
	var winners []games.Seat
	for s := range g.seats {
		if result.Rank[s] == 1 {
			winners = append(winners, s)
		}
	}
	g.events.Add(MatchEnded{Clause: result.Clause, Winners: winners})
}

// handOf returns a copy of a seat's hand, for an event.
func (g *Game) handOf(s games.Seat) []Card { return slices.Clone(g.hands[s].list()) }
