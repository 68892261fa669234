package toss

import "runehall/games"

// Check returns nil for a legal move and otherwise the refusal that names the clause.
func (g *Game) Check(s games.Seat, m Move) *games.Refusal {
	switch {
	case g.phase == OverPhase:
		return games.MatchOver
	case s < 0 || s >= g.seats || !m.hasForm():
		return games.NoSuchThing
	}
	if r := g.checkPhase(m.Kind); r != nil {
		return r
	}
	if !g.acts(s) {
		return g.notActing()
	}
	switch m.Kind {
	case Throw:
		return when(!m.canBe(Throw), refuseGesture)
	case Flick:
		return when(!m.canBe(Flick), refuseFlick)
	case Claims:
		return g.checkClaims(s, m)
	case TimeUp:
		return when(!g.timed, refuseNoLimit)
	case Take:
		return when(g.visible()&(3<<(2*m.Pair)) == 0, refuseWrongTake)
	case Give:
		return when(!g.loot[s].set().has(Rune(2*m.Pair)) || !g.loot[s].set().has(Rune(2*m.Pair+1)), refuseNotLoot)
	case Order:
		return when(!g.isOrder(m.Order), refuseNotWholeOrder)
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

// notActing refuses a move of this phase by a seat that may not make it now.
func (g *Game) notActing() *games.Refusal {
	switch g.phase {
	case ThrowPhase:
		return refuseThrown
	case SnatchPhase:
		return refuseSaidDone
	default:
		return games.NotActing
	}
}

func (g *Game) checkPhase(k MoveKind) *games.Refusal {
	switch k {
	case Throw:
		return when(g.phase != ThrowPhase, refuseNoThrow)
	case Flick:
		return when(g.phase != FlickPhase, refuseNoContest)
	case Give:
		return when(g.phase != GivePhase, refuseNoFalse)
	case Order:
		return when(g.phase != OrderPhase, refuseNoOrder)
	}
	switch g.phase {
	case ThrowPhase:
		return refuseThrowFirst
	case GivePhase:
		return refuseGiveFirst
	case OrderPhase:
		return refuseOrderFirst
	case FlickPhase:
		return refuseFlickFirst
	case CalmPhase:
		return when(k != Take && k != Pass, refuseByTurns)
	case RunPhase:
		return when(k != Claims && k != Done, refuseOwnRun)
	default:
		return when(k == Take || k == Pass, refuseNotByTurns)
	}
}

// checkClaims checks what seats touch in a tick (TOS-8, TOS-10, TOS-40, TOS-41).
func (g *Game) checkClaims(s games.Seat, m Move) *games.Refusal {
	if m.Claims[s] == NoRune {
		return refuseOwnClaim
	}
	for o, r := range m.Claims {
		if r == NoRune {
			continue
		}
		switch o := games.Seat(o); {
		case o >= g.seats:
			return games.NoSuchThing
		case g.phase == RunPhase && o != s:
			return refuseOwnRun
		case g.done[o]:
			return refuseSaidDone
		case r == Destiny:
			return refuseDestiny
		case setOf(g.balanceThen[:g.seats]...).has(r):
			return refuseBalance
		case !g.fell.has(r):
			return refuseFaceDown
		}
	}
	after := g.clock
	if g.phase == RunPhase {
		after = g.runs[s].last()
		switch {
		case g.runVisible(s) == 0:
			return refuseRunOver
		case g.runs[s].set().has(m.Claims[s]):
			return refuseHasIt
		}
	}
	switch {
	case m.Tick <= after:
		return refuseTickPast
	case m.Tick > g.limit:
		return refuseTimeOver
	}
	return nil
}

// isOrder reports whether an order names each robbed seat once, and nothing else.
func (g *Game) isOrder(order [games.MaxSeats]games.Seat) bool {
	victims := g.victims(g.colour)
	n := victims.count()
	for i, s := range order {
		if i >= n {
			if s != games.Nobody {
				return false
			}
			continue
		}
		if s < 0 || s >= g.seats || !victims[s] {
			return false
		}
		victims[s] = false
	}
	return true
}

// Apply checks and makes a move. After a refusal nothing has changed and no event was told.
func (g *Game) Apply(s games.Seat, m Move) *games.Refusal {
	if r := g.Check(s, m); r != nil {
		return r
	}
	g.revealed = false
	switch m.Kind {
	case Throw:
		g.gesture(s, m)
	case Claims:
		if g.phase == RunPhase {
			g.record(s, m)
			break
		}
		g.claim(m)
	case Done:
		if g.phase == RunPhase {
			g.endRun(s)
			break
		}
		g.sayDone(s)
	case TimeUp:
		g.timeUp()
	case Take:
		g.take(s, m.Pair)
	case Pass:
		g.pass(s)
	case Give:
		g.give(s, m.Pair)
	case Order:
		g.order(s, m)
	case Flick:
		g.flick(s, m)
	}
	return nil
}
