package masters

import "runehall/games"

// Apply checks and makes a move.
func (g *Game) Apply(s games.Seat, m Move) *games.Refusal {
	if r := g.Check(s, m); r != nil {
		return r
	}
	g.revealed = false
	switch m.Kind {
	case ChooseSide:
		g.chooseSide(s, m.Side)
	case DrawExtra:
		g.drewExtra = true
		g.draw(s, ByExtra)
	case Play, Ignore:
		g.play(s, m)
	case Discard:
		g.discard(s, m.Card)
	case Draw:
		g.draw(s, ByTurn)
		g.finishMaster()
	case PlaceMaster:
		g.placeMaster(s, m.Cell)
	case PutAway:
		g.putAway(s)
	case PlaceToken:
		g.placeToken(s, Token{Cell: m.Cell, Colour: m.Colour})
	case KeepToken:
		if g.events != nil {
			g.events.Add(TokenKept{Seat: s})
		}
		g.finishToken(s)
	default:
		g.putBeside(s, m.Card)
	}
	return nil
}

func (g *Game) beginTurn() {
	g.phase, g.drewExtra = PlayPhase, false
	if g.events != nil {
		g.events.Add(TurnBegan{Seat: g.onTurn})
	}
}

// chooseSide notes the side of an adept; when all have chosen, the first turn begins (MAS-20).
func (g *Game) chooseSide(s games.Seat, side Side) {
	g.players[s].side = side
	if g.events != nil {
		g.events.Add(SideChosen{Seat: s, Side: side})
	}
	g.onTurn = g.after(s)
	if g.players[g.onTurn].side != NoSide {
		g.beginTurn()
	}
}

// draw brings the top card of the deck to the end of a hand.
func (g *Game) draw(s games.Seat, why Cause) {
	card := g.deck.draw()
	g.hands[s].add(card)
	g.revealed = true
	if g.events != nil {
		g.events.Add(CardDrawn{Seat: s, Card: card, Deck: int(g.deck.count), Why: why})
	}
}

// finishMaster ends phase 2: a card is still owed for one drawn at the start of the turn (MAS-23), or the turn is over.
func (g *Game) finishMaster() {
	if g.drewExtra {
		g.phase = DiscardPhase
		return
	}
	g.endTurn()
}

// putBeside discards a card for the one drawn at the start of the turn (MAS-23).
func (g *Game) putBeside(s games.Seat, card Card) {
	g.revealed = !g.hands[s].remove(card)
	beside := &g.players[s].beside
	beside.add(card)
	if g.events != nil {
		g.events.Add(CardPutBeside{Seat: s, Card: card, Beside: int(beside.count)})
	}
	g.endTurn()
}

// endTurn makes it the turn of the next seat that has masters left. If none has, the match ends (MAS-17, MAS-18).
func (g *Game) endTurn() {
	for range g.seats {
		g.onTurn = g.after(g.onTurn)
		if g.players[g.onTurn].left > 0 {
			g.beginTurn()
			return
		}
	}
	g.phase, g.drewExtra = OverPhase, false
	if g.events != nil {
		g.tellScores()
	}
}
