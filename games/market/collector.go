package market

import "runehall/games"

// checkNeutralise checks an outpost that a seat gives to get rid of a collector (MAR-30 III).
func (g *Game) checkNeutralise(s games.Seat, post, to Place) *games.Refusal {
	p := &g.players[s]
	switch store := &p.stores[post]; {
	case !store.There || !post.Post() && !store.Joined:
		return refuseNoOutpost
	default:
		return when(!p.stores[to].Occupied, refuseNotOccupied)
	}
}

// neutralise gives an outpost of the seat to get rid of a collector (MAR-30 III).
func (g *Game) neutralise(s games.Seat, post, to Place) {
	p := &g.players[s]
	g.step = max(g.step, BuyStep)
	if post.Main() {
		p.stores[post].Joined = false
	} else {
		p.spill(post)
		p.set(post, Store{})
		g.noted[post] = 0
	}
	g.market.Outposts++
	if g.events != nil {
		g.events.Add(OutpostReturned{Seat: s, Store: post})
	}
	g.freeStore(s, to, ByOutpost)
}

// freeStore brings a collector back to the market (MAR-30). The runes of a pile become loose (MAR-26).
func (g *Game) freeStore(s games.Seat, at Place, why Cause) {
	p := &g.players[s]
	store := p.stores[at]
	store.Occupied, store.Collector = false, 0
	p.set(at, store)
	g.market.Collectors++
	if at.Pile() {
		p.spill(at)
		p.set(at, Store{})
	}
	if g.events != nil {
		g.events.Add(CollectorGone{Seat: s, Store: at, Why: why})
	}
}

// placeCollector puts a collector into a store, and destroys the outpost there (MAR-25, MAR-26).
func (g *Game) placeCollector(s, target games.Seat, at Place) {
	p := &g.players[target]
	store := p.stores[at]
	if g.events != nil {
		g.events.Add(CollectorPlaced{Seat: s, Target: target, Store: at})
	}
	destroyed := at.Post() || store.Joined
	store.Joined = false
	if destroyed {
		g.market.Outposts++
	}
	to := at
	if at.Post() {
		p.set(at, Store{})
		to = Loose
		if store.Runes > 0 {
			to = p.freePile()
		}
	}
	if destroyed && g.events != nil {
		g.events.Add(OutpostDestroyed{Seat: target, Store: at, Pile: to})
	}
	if to == Loose {
		return // there is nothing that the collector could stay on, so it returns to the market too
	}
	g.market.Collectors--
	store.Occupied, store.Collector = true, s
	p.set(to, store)
}

// freePile returns a free place for a frozen pile. There always is one, since a player has as many as there are
// collectors.
func (p *player) freePile() Place {
	at := Pile1
	for p.stores[at].There {
		at++
	}
	return at
}
