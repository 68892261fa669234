package market

import "runehall/games"

// checkBought checks what a purchase buys, without its payment.
func (g *Game) checkBought(s games.Seat, m *Move) *games.Refusal {
	switch m.Kind {
	case Outpost, OutpostForRunes:
		if g.market.Outposts == 0 {
			return byPayment(m, refuseOutpostsOut, refuseNoOutposts)
		}
		return g.checkPlaced(s, m.To)
	case Collector, CollectorForRunes:
		switch store := &g.players[m.Seat].stores[m.Store]; {
		case g.market.Collectors == 0:
			return byPayment(m, refuseCollectorOut, refuseNoCollectors)
		case m.Seat == s:
			return refuseOwnStore
		default:
			return when(!store.free(), refuseNoTarget)
		}
	default:
		return when(!g.players[s].stores[m.Store].Occupied, refuseNotOccupied)
	}
}

// byPayment chooses between two refusals, since buying with number cards falls under another clause than buying with
// runes.
func byPayment(m *Move, cards, runes *games.Refusal) *games.Refusal {
	if m.Cards != 0 {
		return cards
	}
	return runes
}

// checkPlaced checks where a bought outpost goes (MAR-5, MAR-15, MAR-30 III).
func (g *Game) checkPlaced(s games.Seat, to Place) *games.Refusal {
	p := &g.players[s]
	switch {
	case to == Loose:
		return when(!p.room(), refuseNoRoom)
	case p.stores[to].Occupied:
		return nil
	default:
		return p.checkJoinTo(to)
	}
}

func (g *Game) buy(s games.Seat, m *Move) {
	g.pay(s, m)
	switch m.Kind {
	case BuyRune:
		g.market.Runes[m.Colour]--
		g.players[s].loose[m.Colour]++
		if g.events != nil {
			g.events.Add(RuneBought{Seat: s, Colour: m.Colour})
		}
		g.checkEmptied()
	case Outpost, OutpostForRunes:
		g.placeOutpost(s, m.To)
	case Collector, CollectorForRunes:
		g.placeCollector(s, m.Seat, m.Store)
	default:
		g.freeStore(s, m.Store, ByRansom)
	}
}

// placeOutpost places a bought outpost, or gives it for a collector.
func (g *Game) placeOutpost(s games.Seat, to Place) {
	p := &g.players[s]
	if to != Loose && p.stores[to].Occupied {
		g.freeStore(s, to, ByOutpost)
		return
	}
	g.market.Outposts--
	if to == Loose {
		to = p.addPost()
	} else {
		p.stores[to].Joined = true
	}
	if g.events != nil {
		g.events.Add(OutpostPlaced{Seat: s, Store: to})
	}
}

// addPost makes an outpost a store of its own, and returns its place.
func (p *player) addPost() Place {
	at := Post1
	if p.stores[at].There {
		at = Post2
	}
	p.set(at, Store{There: true})
	return at
}
