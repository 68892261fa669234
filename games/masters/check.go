package masters

import "runehall/games"

// Check returns nil for a legal move and otherwise the refusal that names the clause.
func (g *Game) Check(s games.Seat, m Move) *games.Refusal {
	switch {
	case g.phase == OverPhase:
		return games.MatchOver
	case s < 0 || s >= g.seats || !g.wellFormed(m):
		return games.NoSuchThing
	case s != g.onTurn:
		return games.NotActing
	}
	if r := g.checkPhase(m.Kind); r != nil {
		return r
	}
	switch m.Kind {
	case DrawExtra:
		return g.checkExtra()
	case Play:
		return g.checkPlay(s, m)
	case Ignore:
		return g.checkIgnore(s, m)
	case Discard:
		return g.checkDiscard(s, m)
	case Draw:
		return g.checkDraw()
	case PlaceMaster:
		return g.checkMaster(s, m.Cell)
	case PutAway:
		return g.checkPutAway(s)
	case PlaceToken:
		return g.checkTokenPlace(s, m)
	case PutBeside:
		return when(!g.hands[s].has(m.Card), refuseNotHand)
	default:
		return nil
	}
}

// when returns a refusal if a condition holds.
func when(refused bool, r *games.Refusal) *games.Refusal {
	if refused {
		return r
	}
	return nil
}

// wellFormed reports whether a move names only things that exist, and nothing that its kind does not use (COM-3).
func (g *Game) wellFormed(m Move) bool {
	blank := Move{Kind: m.Kind}
	ok := true
	switch m.Kind {
	case ChooseSide:
		blank.Side = m.Side
		ok = m.Side == GreenSide || m.Side == BlueSide
	case Ignore:
		blank.Card, blank.Cell, blank.Turn, blank.Rune = m.Card, m.Cell, m.Turn, m.Rune
		ok = m.Card != Hidden && m.Turn < Turns
	case Play:
		blank.Card, blank.Cell, blank.Turn = m.Card, m.Cell, m.Turn
		ok = m.Card != Hidden && m.Turn < Turns
	case Discard, PutBeside:
		blank.Card = m.Card
		ok = m.Card != Hidden
	case PlaceMaster:
		blank.Cell = m.Cell
	case PlaceToken:
		blank.Cell, blank.Colour = m.Cell, m.Colour
		ok = m.Colour.OnToken()
	case DrawExtra, Draw, PutAway, KeepToken:
	default:
		return false
	}
	return ok && m == blank && m.Card <= Layouts
}

// phaseOf says in which phase each kind of move is made.
var phaseOf = [moveKinds]Phase{
	ChooseSide: SidePhase, DrawExtra: PlayPhase, Play: PlayPhase, Ignore: PlayPhase, Discard: PlayPhase,
	Draw: MasterPhase, PlaceMaster: MasterPhase, PutAway: MasterPhase, PlaceToken: TokenPhase, KeepToken: TokenPhase,
	PutBeside: DiscardPhase,
}

// checkPhase refuses what does not belong to the phase: by the option that it lacks, or by what is to be done first.
func (g *Game) checkPhase(k MoveKind) *games.Refusal {
	switch {
	case phaseOf[k] == g.phase:
		return nil
	case k == ChooseSide:
		return choose(g.rules.Adepts, refuseChosen, refuseNoAdepts)
	case phaseOf[k] == TokenPhase && !g.rules.High:
		return refuseNoTokens
	case k == PutBeside && !g.rules.Extra:
		return refuseNoExtra
	}
	switch g.phase {
	case SidePhase:
		return refuseSideFirst
	case PlayPhase:
		return choose(k == PutBeside, refuseNothingOwed, refusePlayFirst)
	case MasterPhase:
		return choose(phaseOf[k] == TokenPhase, refuseNoMaster, choose(k == PutBeside, refuseNothingOwed, refusePlayed))
	case TokenPhase:
		return refuseTokenFirst
	default:
		return refuseDiscardFirst
	}
}

func choose(first bool, a, b *games.Refusal) *games.Refusal {
	if first {
		return a
	}
	return b
}

// checkExtra checks the draw at the start of a turn (MAS-23).
func (g *Game) checkExtra() *games.Refusal {
	switch {
	case !g.rules.Extra:
		return refuseNoExtra
	case g.drewExtra:
		return refuseOnce
	default:
		return g.checkDraw()
	}
}

// checkDraw checks whether a card may be drawn at all (MAS-14, MAS-17).
func (g *Game) checkDraw() *games.Refusal {
	switch {
	case g.anyDone():
		return refuseSomeDone
	case g.deck.count == 0:
		return refuseDeckEmpty
	default:
		return nil
	}
}

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

// checkMaster checks the place of a master (MAS-13).
func (g *Game) checkMaster(s games.Seat, c Cell) *games.Refusal {
	b := &g.board
	if b.at(c) == NoRune {
		return refuseNoRune
	}
	if b.taken.has(c) {
		return refuseTaken
	}
	holder := b.holder(c)
	return when(holder != games.Nobody && holder != s, refuseHeld)
}

// checkPutAway checks a master without a place (MAS-16).
func (g *Game) checkPutAway(s games.Seat) *games.Refusal {
	if g.checkDraw() == nil {
		return refuseCanDraw
	}
	return when(g.hasPlace(s), refuseHasPlace)
}

// checkTokenPlace checks the place of a token (MAS-25, MAS-26).
func (g *Game) checkTokenPlace(s games.Seat, m Move) *games.Refusal {
	b := &g.board
	next := false
	for _, step := range around {
		next = next || g.lastMaster(s).plus(step) == m.Cell
	}
	switch there := b.at(m.Cell); {
	case !next:
		return refuseTokenFar
	case there == NoRune:
		return refuseTokenNoRune
	case b.taken.has(m.Cell):
		return refuseTokenTaken
	case there == m.Colour:
		return refuseSameColour
	}
	first := games.Nobody
	for _, step := range sides {
		c := m.Cell.plus(step)
		if b.at(c) != m.Colour {
			continue
		}
		holder := b.holder(c)
		if holder == games.Nobody {
			continue
		}
		if first != games.Nobody && first != holder {
			return refuseJoins
		}
		first = holder
	}
	return nil
}
