package cards

import "runehall/games"

// Apply implements [games.Core].
func (g *Game) Apply(s games.Seat, m Move) *games.Refusal {
	if refusal := g.Check(s, m); refusal != nil {
		return refusal
	}
	g.revealed = true // nearly every move tells something; bury and Decline know better
	switch m.Kind {
	case Play:
		g.use(s, m.Card)
		if g.events != nil {
			g.events.Add(Played{Seat: s, Card: m.Card})
		}
		g.refill(s)
		g.Phase, g.Asked, g.Played, g.Passes = Answer, g.next(s), m.Card, 0
	case Bury:
		g.bury(s, m.Card)
	case Pass:
		g.pass(s)
	case Ring:
		g.ring(s)
	case Guard:
		g.use(s, Shield)
		if g.events != nil {
			g.events.Add(Guarded{Seat: s, Card: g.Played})
		}
		g.refill(s)
		g.settle()
	case Decline:
		g.revealed = false
		if g.events != nil {
			g.events.Add(Declined{Seat: s})
		}
		g.score(g.OnTurn, int(g.Played), "TCA-4")
		g.settle()
	}
	return nil
}

// use lays a card from a hand on the open discards.
func (g *Game) use(s games.Seat, c Card) {
	g.Hands[s][c]--
	g.Discard[c]++
}

// bury lays a card face down, which costs a point (TCA-5), and ends the turn.
func (g *Game) bury(s games.Seat, c Card) {
	g.Hands[s][c]--
	g.Buried[s][c]++
	g.Passes = 0
	if g.events != nil {
		g.events.Add(Buried{Seat: s, Card: c})
	}
	g.revealed = g.Left > 0
	g.refill(s)
	g.score(s, -1, "TCA-5")
	g.begin(g.next(s))
}

// pass ends the turn, or the match when all seats have passed one after another (TCA-8).
func (g *Game) pass(s games.Seat) {
	g.Passes++
	if g.events != nil {
		g.events.Add(Passed{Seat: s})
	}
	if g.Passes < g.Seats {
		g.begin(g.next(s))
		return
	}
	g.Phase = Over
	if g.events != nil {
		g.events.Add(Ended{})
	}
}

// ring scores a roll of the die for a Bell (TCA-6). Whoever's turn it is goes on with it.
func (g *Game) ring(s games.Seat) {
	g.use(s, Bell)
	roll := 1 + g.Die.IntN(dieSides)
	g.Passes = 0
	if g.events != nil {
		g.events.Add(Rang{Seat: s, Roll: roll})
	}
	g.refill(s)
	g.score(s, roll, "TCA-6")
}

// refill draws a card for the one that a seat has used or buried, unless the deck is empty (TCA-7).
func (g *Game) refill(s games.Seat) {
	if g.Left == 0 {
		return
	}
	c := g.take(s)
	if g.events != nil {
		g.events.Add(Drew{Seat: s, Card: c})
	}
}

// score adds points, which may be negative, by a clause.
func (g *Game) score(s games.Seat, points int, clause string) {
	g.Points[s] += points
	if g.events != nil {
		g.events.Add(Scored{Seat: s, Points: points, Clause: clause})
	}
}

// settle ends a question, and with it the turn in which the number was played.
func (g *Game) settle() {
	seat := g.OnTurn
	g.Asked, g.Played = 0, NoCard
	g.begin(g.next(seat))
}

// Result implements [games.Core].
func (g *Game) Result() (games.Result, bool) {
	if g.Phase != Over {
		return games.Result{}, false
	}
	r := games.Result{Clause: "TCA-8"}
	for s := range g.Seats {
		r.Points[s], r.Rank[s] = int32(g.Points[s]), 1
		for other := range g.Seats {
			if g.Points[other] > g.Points[s] {
				r.Rank[s]++
			}
		}
		r.Rematch[s] = r.Rank[s] == 1
	}
	return r, true
}
