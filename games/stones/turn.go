package stones

import "runehall/games"

// Apply checks and makes a move.
func (g *Game) Apply(s games.Seat, m Move) *games.Refusal {
	if r := g.Check(s, m); r != nil {
		return r
	}
	g.revealed = false
	switch m.Kind {
	case Lay:
		g.lay(s, m.Card)
	case Buy:
		g.buy(s, m.Slot)
	case Use:
		g.use(s, m.cards())
	case UseIcon, IconGem, IconCard:
		g.useIcon(s, m)
	case Exchange:
		g.exchange(s, m.Card, m.Pay)
	case Leave:
		g.leave(s, g.turn.open)
		g.closeCard(s)
	case Accept, AcceptGem:
		g.accept(s, m.Colour)
	case Decline:
		if g.events != nil {
			g.events.Add(DieDeclined{Seat: s})
		}
		g.dieDone(s)
	case Forge, ForgeOre:
		g.forge(s, m)
	case Place:
		g.place(s, m.Row, m.Field)
	case Done:
		g.done(s)
	case Pass:
		if g.events != nil {
			g.events.Add(Passed{Seat: s})
		}
		g.phase = TradePhase
	case Trade:
		g.tradeRow(s, m.Row, m.Stone)
	case SwapGem, SwapOre:
		g.swap(s, m)
	case SetJoker:
		g.setJoker(s, m.Colour)
	default:
		g.refill(s)
		g.endTurn()
	}
	return nil
}

func (g *Game) beginTurn() {
	g.turns++
	g.phase = TurnPhase
	g.turn = turn{}
	if g.events != nil {
		g.events.Add(TurnBegan{Seat: g.onTurn, Round: g.round()})
	}
}

// round returns which round it is, from 1.
func (g *Game) round() int { return (int(g.turns)-1)/int(g.seats) + 1 }

// done ends an action that could go on.
func (g *Game) done(s games.Seat) {
	switch g.phase {
	case SummonPhase:
		g.endSummon(s)
	case AbilityPhase:
		for left := g.turn.played.without(g.turn.closed); !left.Empty(); {
			g.leave(s, left.pop())
		}
		g.endAbilities(s)
	default:
		g.endAction()
	}
}

// endAction fills the display and the smithies after an action (STO-10, STO-12).
func (g *Game) endAction() {
	g.fillDisplay()
	g.fillSmithies()
	g.turn = turn{swapped: g.turn.swapped}
	g.phase = TradePhase
}

// endTurn puts the next seat on turn; after the last of a round the match may be over (STO-40, STO-41).
func (g *Game) endTurn() {
	next := (g.onTurn + 1) % g.seats
	if next == g.starts {
		for s := range g.seats {
			if g.enthroned(s) {
				g.end("STO-40")
				return
			}
		}
		if g.round() >= MaxRounds {
			g.end("STO-41")
			return
		}
	}
	g.onTurn = next
	g.beginTurn()
}

// end adds the last points and ends the match (STO-40).
func (g *Game) end(clause string) {
	for i := range g.seats {
		s := (g.starts + i) % g.seats
		p := &g.players[s]
		g.score(s, p.leftPoints(), ByGems)
		g.score(s, p.rowPoints(), ByRows)
	}
	g.turn = turn{}
	g.phase, g.clause = OverPhase, clause
	if g.events != nil {
		g.events.Add(MatchEnded{Clause: clause})
	}
}

// leftPoints are the points of gems and ore at the end: one for every [GemsAPoint] together.
func (p *player) leftPoints() int16 { return int16((p.gems.Count() + int(p.ore)) / GemsAPoint) }

// rowPoints are the points of the power rows at the end.
func (p *player) rowPoints() int16 {
	return tradePoints[p.rows[Upper].Count()] + tradePoints[p.rows[Lower].Count()]
}
