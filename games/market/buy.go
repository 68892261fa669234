package market

import "runehall/games"

// source returns how many runes a seat can spend from a part of a payment, and of which colour.
func (p *player) source(part int) (Colour, int8) {
	if part < 2 {
		c := Red + Colour(part)
		return c, p.loose[c]
	}
	s := &p.stores[part-1]
	if !s.free() {
		return NoColour, 0
	}
	return s.Colour, s.Runes
}

// checkPayment checks that a seat has what it pays, and can spend it (MAR-11, MAR-27).
func (p *player) checkPayment(pay Payment) *games.Refusal {
	for part, n := range pay {
		if n == 0 {
			continue
		}
		if part >= 2 && p.stores[part-1].Occupied {
			return refuseFrozen
		}
		if _, there := p.source(part); int(n) > int(there) {
			return refuseNotThere
		}
	}
	return nil
}

// oneColour reports whether all runes of a payment are of one colour.
func (p *player) oneColour(pay Payment) bool {
	first := NoColour
	for part, n := range pay {
		if n == 0 {
			continue
		}
		c, _ := p.source(part)
		if first != NoColour && c != first {
			return false
		}
		first = c
	}
	return true
}

// checkForRunes checks what is paid in runes (MAR-11, MAR-30 II).
func (g *Game) checkForRunes(s games.Seat, m Move) *games.Refusal {
	p := &g.players[s]
	if g.step == CardStep {
		return refuseCardsBegun
	}
	if r := p.checkPayment(m.Pay); r != nil {
		return r
	}
	if m.Kind == RansomForRunes {
		if m.Pay.size() != RansomRunes {
			return refuseThreeRunes
		}
	} else if m.Pay.size() != int(prices[g.seats]) || !p.oneColour(m.Pay) {
		return refusePrice
	}
	return g.checkBought(s, m)
}

// checkBought checks what is bought, whatever it is paid with.
func (g *Game) checkBought(s games.Seat, m Move) *games.Refusal {
	switch m.Kind {
	case Outpost, OutpostForRunes:
		if g.market.Outposts == 0 {
			return refuseNoOutposts
		}
		return g.checkPlaced(s, m.To)
	case Collector, CollectorForRunes:
		switch store := &g.players[m.Seat].stores[m.Store]; {
		case g.market.Collectors == 0:
			return refuseNoCollectors
		case m.Seat == s:
			return refuseOwnStore
		default:
			return when(!store.free(), refuseNoTarget)
		}
	default:
		return when(!g.players[s].stores[m.Store].Occupied, refuseNotOccupied)
	}
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

// checkNeutralise checks that an own outpost is given for a collector (MAR-30 III).
func (g *Game) checkNeutralise(s games.Seat, post, to Place) *games.Refusal {
	p := &g.players[s]
	switch store := &p.stores[post]; {
	case !store.There || !post.Post() && !store.Joined:
		return refuseNoOutpost
	default:
		return when(!p.stores[to].Occupied, refuseNotOccupied)
	}
}

// payRunes brings runes back to the market.
func (g *Game) payRunes(s games.Seat, pay Payment) {
	p := &g.players[s]
	for part, n := range pay {
		for range n {
			c, _ := p.source(part)
			if part < 2 {
				p.loose[c]--
			} else {
				p.stores[part-1].take(Place(part - 1))
			}
			g.market.Runes[c]++
		}
	}
	if g.events != nil {
		g.events.Add(RunesPaid{Seat: s, Pay: pay, Runes: pay.size()})
	}
}

// pay pays what a purchase costs, and notes how far the turn has come.
func (g *Game) pay(s games.Seat, m Move) {
	if m.Cards == 0 {
		g.step = BuyStep
		g.payRunes(s, m.Pay)
		return
	}
	g.playCards()
	g.discardAll(s, m.Cards)
	if g.events != nil {
		g.events.Add(CardsPaid{Seat: s, Cards: m.Cards.Cards(), Sum: m.Cards.Sum()})
	}
}

// playCards notes that a hand card is played (MAR-12).
func (g *Game) playCards() {
	g.step = CardStep
	g.played = true
}

// buy makes a purchase.
func (g *Game) buy(s games.Seat, m Move) {
	g.pay(s, m)
	switch m.Kind {
	case BuyRune:
		g.market.Runes[m.Colour]--
		g.players[s].loose[m.Colour]++
		if g.events != nil {
			g.events.Add(RuneBought{Seat: s, Colour: m.Colour})
		}
		g.checkSuddenEnd()
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

// addPost makes an outpost a store of its own.
func (p *player) addPost() Place {
	at := Post1
	if p.stores[at].There {
		at = Post2
	}
	p.stores[at] = Store{There: true}
	return at
}

// neutralise gives an own outpost for a collector (MAR-30 III).
func (g *Game) neutralise(s games.Seat, post, to Place) {
	p := &g.players[s]
	g.step = max(g.step, BuyStep)
	if post.Main() {
		p.stores[post].Joined = false
	} else {
		p.spill(post)
		p.stores[post] = Store{}
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
	if why == ByOutpost {
		g.step = max(g.step, BuyStep)
	}
	p := &g.players[s]
	p.stores[at].Occupied, p.stores[at].Collector = false, 0
	g.market.Collectors++
	if at.Pile() {
		p.spill(at)
		p.stores[at] = Store{}
	}
	if g.events != nil {
		g.events.Add(CollectorGone{Seat: s, Store: at, Why: why})
	}
}

// placeCollector puts a collector into a store, and destroys the outpost there (MAR-25, MAR-26).
func (g *Game) placeCollector(s, target games.Seat, at Place) {
	p := &g.players[target]
	store := &p.stores[at]
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
		runes := *store
		*store = Store{}
		to = Loose
		if runes.Runes > 0 {
			to = p.freePile()
			p.stores[to] = runes
		}
	}
	if destroyed && g.events != nil {
		g.events.Add(OutpostDestroyed{Seat: target, Store: at, Pile: to})
	}
	if to == Loose {
		return // nothing to stay on: the collector goes back too
	}
	g.market.Collectors--
	p.stores[to].Occupied, p.stores[to].Collector = true, s
}

// freePile returns a place for a frozen pile: there are as many as collectors.
func (p *player) freePile() Place {
	at := Pile1
	for p.stores[at].There {
		at++
	}
	return at
}
