package market

import "runehall/games"

// checkCards checks the moves that use hand cards (MAR-12).
func (g *Game) checkCards(s games.Seat, m *Move) *games.Refusal {
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
		case !buysRune(sum):
			return refuseSum
		case g.market.Runes[m.Colour] == 0:
			return refuseSoldOut
		default:
			return nil
		}
	case Outpost, Collector, Ransom:
		if sum < SumForMore {
			if m.Kind == Ransom {
				return refuseRansomSum
			}
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

// checkLay checks whether a main store may be laid (MAR-14, MAR-5).
func (g *Game) checkLay(s games.Seat, m *Move) *games.Refusal {
	p := &g.players[s]
	at, ok := m.Card.store()
	switch {
	case !ok:
		return refuseNotStore
	case p.stores[at].There && m.Kind == LayJoin:
		return refuseJoinLaid
	case p.stores[at].There:
		return refuseLaid
	case m.Kind == Lay:
		return when(p.mustJoin(), refuseMustJoin)
	case !p.mustJoin():
		return refuseNeedNotJoin
	}
	if r := p.checkPost(m.Store); r != nil {
		return r
	}
	if m.To == at {
		return nil
	}
	return p.checkJoinTo(m.To)
}

// mustJoin reports whether laying one more main store forces an outpost to be joined (MAR-5).
func (p *player) mustJoin() bool {
	mains, posts := p.count()
	return mains+posts == 2 && posts > 0
}

// canDo reports whether any hand card of a seat can do anything, as things stand (MAR-12).
func (g *Game) canDo(s games.Seat) bool {
	hand, p := g.hands[s], &g.players[s]
	if hand.Size() < int(g.sizes[s]) {
		return true // the hand is not fully known, so some card may be able to
	}
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
	sums := hand.sums()
	if sums&runeSums != 0 && g.market.Runes[Red]+g.market.Runes[Blue] > 0 {
		return true
	}
	if sums&moreSums == 0 {
		return false
	}
	var offers offers
	g.findOffers(&offers, s)
	return offers.any()
}
