package ritual

import "runehall/games"

// Apply makes a move, and all that follows from it until somebody has to decide again. If it returns a refusal, nothing
// has changed.
func (g *Game) Apply(s games.Seat, m Move) *games.Refusal {
	if r := g.Check(s, m); r != nil {
		return r
	}
	g.revealed = false
	switch m.Kind {
	case Place, BuildOver:
		g.layTile(s, m)
		g.finishTile()
	case Pass:
		g.pass(s)
	case Reveal, RevealAt:
		g.reveal(s, m)
	case Answer:
		g.answer(s, m.Card)
	case Decline:
		g.decline(s)
	case PutOut, Forgo:
		g.decideDraw(s, m)
	default:
		g.choose(s, m)
	}
	return nil
}

// finishTile goes on after a tile was laid, or after a pass. If a ritual laid the tile, the ritual ends; otherwise the
// turn does (RIT-10, RIT-37).
func (g *Game) finishTile() {
	if g.effect.Card != Hidden {
		g.finishRitual()
		return
	}
	g.turnOver = true
	g.refillEmpty()
	g.settle()
}

// pass records a pass. The match ends when all seats have passed since the last tile (RIT-8).
func (g *Game) pass(s games.Seat) {
	g.passed[s] = true
	if g.events != nil {
		g.events.Add(Passed{Seat: s})
	}
	all := true
	for o := range g.seats {
		all = all && g.passed[o]
	}
	if all {
		g.end("RIT-8")
		return
	}
	g.finishTile()
}

// settle goes on until somebody has to decide. Rituals that are still to be drawn come first, then the next turn if
// this one is over.
func (g *Game) settle() {
	for g.phase != OverPhase {
		switch {
		case g.draws.count > 0:
			if !g.drawRitual() {
				g.phase = DrawPhase
				return
			}
		case g.turnOver:
			g.nextTurn()
		default:
			g.phase = TurnPhase
			return
		}
	}
}

// nextTurn begins the turn of the next seat. It passes over seats that owe a turn, and each of them owes one less.
func (g *Game) nextTurn() {
	for {
		g.onTurn = g.after(g.onTurn)
		if g.skips[g.onTurn] == 0 {
			break
		}
		g.skips[g.onTurn]--
		if g.events != nil {
			g.events.Add(TurnLost{Seat: g.onTurn})
		}
	}
	g.turnOver = false
	if g.events != nil {
		g.events.Add(TurnBegan{Seat: g.onTurn})
	}
}

// reverseDirection turns the turn order round, by a ritual of s. The present turn goes on.
func (g *Game) reverseDirection(s games.Seat) {
	g.back = !g.back
	if g.events != nil {
		g.events.Add(DirectionReversed{Seat: s, Clockwise: !g.back})
	}
}
