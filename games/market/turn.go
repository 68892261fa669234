package market

import "runehall/games"

// Apply checks and makes a move.
func (g *Game) Apply(s games.Seat, m Move) *games.Refusal {
	if r := g.check(s, &m); r != nil {
		return r
	}
	g.revealed = false
	switch m.Kind {
	case GiveUp:
		g.giveUp(s, m.Store)
	case Interest:
		g.takeInterest(s, m.Store)
	case Put:
		g.put(s, m.Colour, m.Store)
	case Join:
		g.join(s, m.Store, m.To)
	case Neutralise:
		g.neutralise(s, m.Store, m.To)
	case Lay, LayJoin:
		g.lay(s, &m)
	case Duel:
		g.beginDuel(s, m.Seat, m.Card)
	case Show:
		g.show(s, m.Card)
	case Yield:
		g.yield(s)
	case Rob:
		g.rob(s, m.Card)
	case TakeRune, TakeCard:
		g.take(s, &m)
	case Waste:
		g.playCards()
		g.wasted = true
		g.discard(s, m.Card)
		if g.events != nil {
			g.events.Add(CardWasted{Seat: s, Card: m.Card})
		}
	case End:
		g.refill(s)
		g.endTurn()
	case Throw:
		g.throw(s, m.Pick)
	default:
		g.buy(s, &m)
	}
	return nil
}

// beginTurn notes which stores will bear interest, and pays the tolls of collectors (MAR-9).
func (g *Game) beginTurn() {
	s := g.onTurn
	p := &g.players[s]
	g.turns++
	g.phase, g.step, g.bought, g.played, g.wasted = TurnPhase, StartStep, false, false, false
	g.challenged, g.noted = [games.MaxSeats]bool{}, [Places]int8{}
	if g.events != nil {
		g.events.Add(TurnBegan{Seat: s})
	}
	for left := p.free(); left != 0; left = left.rest() {
		at := left.first()
		g.noted[at] = p.stores[at].bears()
	}
	for left := p.occupied; left != 0; left = left.rest() {
		g.toll(s, left.first())
	}
}

// toll gives a rune of an occupied store to the collector's owner, or gives up an empty one (MAR-28, MAR-29).
func (g *Game) toll(s games.Seat, at Place) {
	p := &g.players[s]
	store := &p.stores[at]
	if store.Runes == 0 {
		if at.Main() {
			g.discards.add(RedCard + Card(at-RedMain))
		}
		p.set(at, Store{})
		g.market.Collectors++
		if g.events != nil {
			g.events.Add(StoreLost{Seat: s, Store: at})
		}
		return
	}
	c := store.Colour
	store.take(at)
	if at.Pile() {
		store.Colour = c
	}
	g.players[store.Collector].loose[c]++
	if g.events != nil {
		g.events.Add(TollPaid{Seat: s, Store: at, Colour: c, To: store.Collector})
	}
}

// giveUp discards a laid main store. Its runes become loose, and the seat takes two things from others (MAR-18).
func (g *Game) giveUp(s games.Seat, at Place) {
	p := &g.players[s]
	p.spill(at)
	joined := p.stores[at].Joined
	p.set(at, Store{})
	g.noted[at] = 0
	g.discards.add(RedCard + Card(at-RedMain))
	post := Loose
	if joined {
		post = p.addPost()
	}
	if g.events != nil {
		g.events.Add(StoreGivenUp{Seat: s, Store: at, Post: post})
	}
	g.beginTaking(s, Taking{Left: 2, From: games.Nobody})
}

// takeInterest takes the interest of a store (MAR-10).
func (g *Game) takeInterest(s games.Seat, at Place) {
	store := &g.players[s].stores[at]
	c := g.bears(s, at)
	n := min(g.noted[at], g.market.Runes[c])
	g.noted[at] = 0
	g.step = InterestStep
	g.market.Runes[c] -= n
	store.Runes += n
	if g.events != nil {
		g.events.Add(InterestTaken{Seat: s, Store: at, Colour: c, Runes: int(n)})
	}
	g.checkEmptied()
}

func (g *Game) put(s games.Seat, c Colour, at Place) {
	p := &g.players[s]
	p.loose[c]--
	p.stores[at].put(c)
	if g.events != nil {
		g.events.Add(RunePut{Seat: s, Colour: c, Store: at})
	}
}

// join joins an outpost to a main store. Its runes move there if the colour fits; otherwise they become loose (MAR-5).
func (g *Game) join(s games.Seat, post, to Place) {
	p := &g.players[s]
	from, into := &p.stores[post], &p.stores[to]
	if from.Colour == to.colour() {
		into.Runes += from.Runes
	} else {
		p.spill(post)
	}
	p.set(post, Store{})
	into.Joined = true
	g.noted[post] = 0
	if g.events != nil {
		g.events.Add(OutpostJoined{Seat: s, Post: post, Store: to})
	}
}

// lay lays a main store (MAR-14).
func (g *Game) lay(s games.Seat, m *Move) {
	at, _ := m.Card.store()
	g.playCards()
	g.lose(s, m.Card)
	g.players[s].set(at, Store{There: true, Colour: at.colour()})
	g.noted[at] = 0
	if g.events != nil {
		g.events.Add(MainLaid{Seat: s, Store: at})
	}
	if m.Kind == LayJoin {
		g.join(s, m.Store, m.To)
	}
}

// endTurn makes it the next seat's turn, unless all have had their last turn (MAR-31, MAR-34).
func (g *Game) endTurn() {
	next := (g.onTurn + 1) % g.seats
	if g.last && next == g.starts {
		g.end("MAR-31")
		return
	}
	if int(g.turns) >= MaxTurns*int(g.seats) {
		g.end("MAR-34")
		return
	}
	g.onTurn = next
	g.beginTurn()
}
