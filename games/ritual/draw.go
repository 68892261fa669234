package ritual

import "runehall/games"

// drawRitual draws the ritual that is due next (RIT-30). It returns false if its seat holds three and has to decide
// first.
func (g *Game) drawRitual() bool {
	s := g.draws.top()
	c := &g.cards
	none := c.pile.count+c.discards.count == 0
	if !none && c.holds[s] == HandLimit {
		return false
	}
	g.draws.pop()
	if none {
		g.tellForgone(s)
		return true
	}
	if c.pile.count == 0 {
		c.pile, c.discards = c.discards, deck{}
		games.Shuffle(&g.cardChance, c.pile.list())
		if g.events != nil {
			g.events.Add(RitualsShuffled{Cards: int(c.pile.count)})
		}
	}
	card := c.pile.draw()
	c.give(s, card)
	g.revealed = true
	if g.events != nil {
		g.events.Add(RitualDrawn{Seat: s, Card: card, Pile: int(c.pile.count)})
	}
	return true
}

func (g *Game) tellForgone(s games.Seat) {
	if g.events != nil {
		g.events.Add(DrawForgone{Seat: s})
	}
}

// checkDraw checks what a seat with three rituals does to make room for another, except for playing one.
func (g *Game) checkDraw(s games.Seat, m Move) *games.Refusal {
	switch {
	case g.phase != DrawPhase:
		return refuseNotDrawing
	case s != g.draws.top():
		return games.NotActing
	default:
		return when(m.Kind == PutOut && !g.cards.has(s, m.Card), games.NoSuchThing)
	}
}

// decideDraw puts a card out of the match and draws, or goes on without.
func (g *Game) decideDraw(s games.Seat, m Move) {
	if m.Kind == Forgo {
		g.draws.pop()
		g.tellForgone(s)
	} else {
		g.cards.putOut(s, m.Card)
		if g.events != nil {
			g.events.Add(RitualPutOut{Seat: s, Card: m.Card})
		}
	}
	g.settle()
}
