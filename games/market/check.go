package market

import "runehall/games"

// Check returns nil for a legal move and otherwise the refusal that names the clause.
func (g *Game) Check(s games.Seat, m Move) *games.Refusal {
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
	case Yield, Throw:
		return nil
	case End:
		return when(g.sizes[s] > 0 && !g.played, refusePlayOne)
	default:
		return g.checkCards(s, m)
	}
}

// when returns a refusal if a condition holds.
func when(refused bool, r *games.Refusal) *games.Refusal {
	if refused {
		return r
	}
	return nil
}

// phaseOf returns the phase in which a kind of move is made.
func phaseOf(k MoveKind) Phase {
	switch k {
	case Show, Yield:
		return AnswerPhase
	case TakeRune, TakeCard:
		return TakePhase
	case Throw:
		return ThrowPhase
	default:
		return TurnPhase
	}
}

// checkPhase refuses what does not belong to the phase.
func (g *Game) checkPhase(k MoveKind) *games.Refusal {
	if phaseOf(k) == g.phase {
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
	switch phaseOf(k) {
	case AnswerPhase:
		return refuseNoDuel
	case TakePhase:
		return refuseNoTaking
	default:
		return refuseNoThrow
	}
}

// checkGiveUp checks the giving up of a laid main store (MAR-18).
func (g *Game) checkGiveUp(s games.Seat, at Place) *games.Refusal {
	switch store := &g.players[s].stores[at]; {
	case !at.Main() || !store.There:
		return refuseNoStore
	case g.step != StartStep:
		return refuseTooLate
	case store.Occupied:
		return refuseGiveOccupied
	default:
		return nil
	}
}

// checkInterest checks the interest of a store (MAR-10).
func (g *Game) checkInterest(s games.Seat, at Place) *games.Refusal {
	store := &g.players[s].stores[at]
	switch {
	case !store.There:
		return refuseNoStore
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

// bears returns the colour of a store's interest. A noted outpost that was emptied since has none: it bears nothing.
func (g *Game) bears(s games.Seat, at Place) Colour { return g.players[s].stores[at].Colour }

// checkPut checks the putting of a loose rune into a store (MAR-16).
func (g *Game) checkPut(s games.Seat, c Colour, at Place) *games.Refusal {
	p := &g.players[s]
	switch store := &p.stores[at]; {
	case p.loose[c] == 0:
		return refuseNoLoose
	case !store.There:
		return refuseNoStore
	case at.Pile():
		return refuseFrozenPile
	case !store.accepts(at, c):
		return refuseOtherColour
	default:
		return nil
	}
}

// checkJoin checks the joining of an outpost to a main store (MAR-5, MAR-15).
func (g *Game) checkJoin(s games.Seat, post, to Place) *games.Refusal {
	p := &g.players[s]
	if !post.Post() || !p.stores[post].There {
		return refuseNoStore
	}
	return p.checkJoinTo(to)
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

// checkCards checks the moves that use hand cards (MAR-12).
func (g *Game) checkCards(s games.Seat, m Move) *games.Refusal {
	switch {
	case g.wasted:
		return refuseWasted
	case m.Cards != 0 && !g.hands[s].has(m.Cards), m.Card != Hidden && g.hands[s].Count(m.Card) == 0:
		return refuseNotHand
	}
	sum := m.Cards.Sum()
	switch m.Kind {
	case Lay, LayJoin:
		return g.checkLay(s, m)
	case BuyRune:
		switch {
		case sum != 5 && sum != 10 && sum != 15:
			return refuseSum
		case g.market.Runes[m.Colour] == 0:
			return refuseSoldOut
		default:
			return nil
		}
	case Outpost, Collector, Ransom:
		if sum < SumForMore {
			return refuseSumForMore
		}
		return g.checkBought(s, m)
	case Duel:
		return g.checkDuel(s, m)
	case Rob:
		_, double := m.Card.store()
		switch {
		case m.Card != Thief && !double:
			return refuseNotThief
		case !g.anyVictim(s):
			return refuseNobodyToRob
		default:
			return nil
		}
	default:
		return when(g.played || g.canDo(s), refuseCanDo)
	}
}

// checkLay checks the laying of a main store (MAR-14, MAR-5).
func (g *Game) checkLay(s games.Seat, m Move) *games.Refusal {
	p := &g.players[s]
	at, ok := m.Card.store()
	switch {
	case !ok:
		return refuseNoStore
	case p.stores[at].There:
		return refuseLaid
	case m.Kind == Lay:
		return when(p.mustJoin(), refuseMustJoin)
	case !p.mustJoin():
		return refuseNeedNotJoin
	case !m.Store.Post() || !p.stores[m.Store].There:
		return refuseNoStore
	case m.To == at:
		return nil
	default:
		return p.checkJoinTo(m.To)
	}
}

// mustJoin reports whether one more main store makes an outpost join (MAR-5).
func (p *player) mustJoin() bool {
	mains, posts := p.count()
	return mains+posts == 2 && posts > 0
}

// canDo reports whether any hand card of a seat can do anything, as things stand (MAR-12).
func (g *Game) canDo(s games.Seat) bool {
	hand, p := g.hands[s], &g.players[s]
	if hand.Count(RedCard) > 0 && !p.stores[RedMain].There || hand.Count(BlueCard) > 0 && !p.stores[BlueMain].There {
		return true
	}
	if hand.Count(Thief)+hand.Count(RedCard)+hand.Count(BlueCard) > 0 && g.anyVictim(s) {
		return true
	}
	if hand.highest() == Hidden {
		return false
	}
	for o := range g.seats {
		if o != s && !g.challenged[o] && g.reachable(o) {
			return true
		}
	}
	if hand.reaches() {
		return true
	}
	if hand.Sum() < SumForMore {
		return false
	}
	var offers offers
	g.findOffers(&offers, s)
	return offers.any()
}

// reaches reports whether some number cards sum to 5, 10 or 15 (MAR-19).
func (s Set) reaches() bool {
	sums := uint32(1)
	for c := Card(1); c <= Highest; c++ {
		for range s.Count(c) {
			sums |= sums << c
		}
	}
	return sums&(1<<5|1<<10|1<<15) != 0
}
