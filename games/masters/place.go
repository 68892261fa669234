package masters

import "runehall/games"

// checkPlay checks a card on the table (MAS-6 to MAS-11).
func (g *Game) checkPlay(s games.Seat, m Move) *games.Refusal {
	is, r := g.checkLaid(s, m)
	switch {
	case r != nil:
		return r
	case !is.agrees():
		return refuseNoMatch
	default:
		return when(g.board.joins(m.laid()), refuseJoins)
	}
}

// checkLaid checks what holds of every card, whatever its colours (MAS-6, MAS-9, MAS-10).
func (g *Game) checkLaid(s games.Seat, m Move) (fit, *games.Refusal) {
	if !g.hands[s].has(m.Card) {
		return fit{}, refuseNotHand
	}
	is := g.board.fit(m.laid())
	switch {
	case is.covers == 0:
		return is, refuseCoversNothing
	case is.same:
		return is, refuseExactly
	case is.master:
		return is, refuseOnMaster
	case is.token:
		return is, refuseOnToken
	default:
		return is, nil
	}
}

// checkPower checks whether a seat may ignore a rune at all (MAS-22).
func (g *Game) checkPower(s games.Seat) *games.Refusal {
	switch p := &g.players[s]; {
	case p.side != BlueSide:
		return refuseNoPower
	case p.powerUsed:
		return refusePowerUsed
	default:
		return nil
	}
}

// checkIgnore checks a card for which a rune is ignored (MAS-22).
func (g *Game) checkIgnore(s games.Seat, m Move) *games.Refusal {
	if r := g.checkPower(s); r != nil {
		return r
	}
	is, r := g.checkLaid(s, m)
	switch {
	case r != nil:
		return r
	case is.agrees():
		return refuseNotNeeded
	case !(is.under == 1 && is.oddUnder == m.Rune || is.beside == 1 && is.oddBeside == m.Rune):
		return refuseOtherRune
	case g.board.joins(m.laid()):
		return refuseJoins
	default:
		return when(g.board.shrinks(m.laid(), s), refuseShrinks)
	}
}

// checkDiscard checks a discard instead of a card to play (MAS-16).
func (g *Game) checkDiscard(s games.Seat, m Move) *games.Refusal {
	if !g.hands[s].has(m.Card) {
		return refuseNotHand
	}
	return when(g.canPlay(s), refuseCanPlay)
}

// canPlay reports whether a seat can play any card without the power of its adept (MAS-16), as far as the reader knows:
// a hidden card might fit.
func (g *Game) canPlay(s games.Seat) bool {
	if g.hands[s].has(Hidden) {
		return true
	}
	var sc scan
	sc.begin(&g.board)
	return sc.canPlay(g.hands[s].list())
}

// play lays a card on the table (MAS-6), and goes on to phase 2.
func (g *Game) play(s games.Seat, m Move) {
	before := g.worths()
	g.revealed = !g.hands[s].remove(m.Card)
	if g.events != nil {
		is := g.board.fit(m.laid())
		g.events.Add(CardPlayed{Seat: s, Card: m.Card, Cell: m.Cell, Turn: m.Turn, Under: is.under == 0,
			Beside: is.beside == 0})
	}
	if m.Kind == Ignore {
		g.players[s].powerUsed, g.players[s].ignored = true, m.Rune
		if g.events != nil {
			g.events.Add(RuneIgnored{Seat: s, Cell: m.Rune})
		}
	}
	g.board.lay(m.laid())
	g.tellWorths(before)
	g.phase = MasterPhase
}

// discard shows the hand, removes a card of it from the match (MAS-16), and goes on to phase 2.
func (g *Game) discard(s games.Seat, card Card) {
	hand := &g.hands[s]
	if g.events != nil {
		g.events.Add(HandShown{Seat: s, Cards: g.handOf(s)})
	}
	g.revealed = hand.show()
	hand.remove(card)
	g.discards.add(card)
	if g.events != nil {
		g.events.Add(CardDiscarded{Seat: s, Card: card})
	}
	g.phase = MasterPhase
}
