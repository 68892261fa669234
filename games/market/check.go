package market

import "runehall/games"

// Check returns nil for a legal move and otherwise the refusal that names the clause.
func (g *Game) Check(s games.Seat, m Move) *games.Refusal { return g.check(s, &m) }

// check is Check for callers inside the package. They pass moves by pointer: in WebAssembly copying a move costs more
// than a call.
func (g *Game) check(s games.Seat, m *Move) *games.Refusal {
	switch {
	case g.phase == OverPhase:
		return games.MatchOver
	case s < 0 || s >= g.seats || !m.wellFormed(g.seats):
		return games.NoSuchThing
	case s != g.acting():
		return games.NotActing
	}
	if r := g.checkPhase(m.Kind); r != nil {
		return r
	}
	switch m.Kind {
	case Show:
		return g.checkShow(s, m.Card)
	case TakeRune, TakeCard:
		return g.checkTake(s, m)
	case GiveUp:
		return g.checkGiveUp(s, m.Store)
	case Interest:
		return g.checkInterest(s, m.Store)
	case Put:
		return g.checkPut(s, m.Colour, m.Store)
	case Join:
		return g.checkJoin(s, m.Store, m.To)
	case Neutralise:
		return g.checkNeutralise(s, m.Store, m.To)
	case OutpostForRunes, CollectorForRunes, RansomForRunes:
		return g.checkForRunes(s, m)
	case Yield:
		return when(g.holding(s) != 0, refuseMustShow)
	case Throw:
		return nil
	case End:
		return when(g.sizes[s] > 0 && !g.played, refusePlayOne)
	default:
		return g.checkCards(s, m)
	}
}

func when(refused bool, r *games.Refusal) *games.Refusal {
	if refused {
		return r
	}
	return nil
}

// phaseOf is the phase for each kind of move. Kinds that are not listed belong to a turn.
var phaseOf = [moveKinds]Phase{
	Show: AnswerPhase, Yield: AnswerPhase, TakeRune: TakePhase, TakeCard: TakePhase, Throw: ThrowPhase,
}

func (g *Game) checkPhase(k MoveKind) *games.Refusal {
	if phaseOf[k] == g.phase {
		return nil
	}
	switch g.phase {
	case AnswerPhase:
		return refuseAnswerFirst
	case TakePhase:
		return refuseTakeFirst
	case ThrowPhase:
		return refuseThrowFirst
	}
	switch phaseOf[k] {
	case AnswerPhase:
		return refuseNoDuel
	case TakePhase:
		return refuseNoTaking
	default:
		return refuseNoThrow
	}
}

// checkGiveUp checks whether a laid main store may be given up (MAR-18).
func (g *Game) checkGiveUp(s games.Seat, at Place) *games.Refusal {
	switch store := &g.players[s].stores[at]; {
	case !at.Main():
		return refuseOnlyMains
	case !store.There:
		return refuseNoStore
	case g.step != StartStep:
		return refuseTooLate
	case store.Occupied:
		return refuseGiveOccupied
	default:
		return nil
	}
}

// checkInterest checks whether interest may be taken from a store (MAR-10).
func (g *Game) checkInterest(s games.Seat, at Place) *games.Refusal {
	store := &g.players[s].stores[at]
	switch {
	case !store.There:
		return at.absent()
	case g.step > InterestStep:
		return refuseInterestOver
	case store.Occupied:
		return refuseFrozen
	case g.noted[at] == 0:
		return refuseNoInterest
	case g.market.Runes[g.bears(s, at)] == 0:
		return refuseNoneLeft
	default:
		return nil
	}
}

// bears returns the colour of a store's interest. An outpost that was noted at the start of the turn, and is empty by
// now, has no colour and brings nothing.
func (g *Game) bears(s games.Seat, at Place) Colour { return g.players[s].stores[at].Colour }

// checkPut checks whether a loose rune may be put into a store (MAR-16).
func (g *Game) checkPut(s games.Seat, c Colour, at Place) *games.Refusal {
	p := &g.players[s]
	switch store := &p.stores[at]; {
	case p.loose[c] == 0:
		return refuseNoLoose
	case !store.There:
		return at.absent()
	case at.Pile():
		return refuseFrozenPile
	case !store.accepts(at, c):
		// A main store has a colour of its own; an outpost takes that of its first rune.
		if at.Main() {
			return refuseOtherMain
		}
		return refuseOtherColour
	default:
		return nil
	}
}

// absent returns the refusal for a store that a seat does not have. For main stores there is a clause (MAR-14), for
// other places none.
func (p Place) absent() *games.Refusal {
	if p.Main() {
		return refuseNoStore
	}
	return refuseAbsent
}

// checkJoin checks whether an outpost may be joined to a main store (MAR-5, MAR-15).
func (g *Game) checkJoin(s games.Seat, post, to Place) *games.Refusal {
	p := &g.players[s]
	if r := p.checkPost(post); r != nil {
		return r
	}
	return p.checkJoinTo(to)
}

// checkPost checks that a place is an outpost that is a store of its own, so that it can be joined (MAR-5).
func (p *player) checkPost(post Place) *games.Refusal {
	switch {
	case !post.Main() && !p.stores[post].There:
		return refuseAbsent
	default:
		return when(!post.Post(), refuseNotPost)
	}
}

func (p *player) checkJoinTo(to Place) *games.Refusal {
	switch store := &p.stores[to]; {
	case !to.Main():
		return refuseNotMain
	case !store.There:
		return refuseNoStore
	case store.Occupied:
		return refuseJoinOccupied
	case store.Joined:
		return refuseHasOutpost
	default:
		return nil
	}
}
