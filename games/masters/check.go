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

// checkPhase refuses a move that does not belong to the phase. The refusal names the option that is off, or what must
// be done first.
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
