package market

import "runehall/games"

// wire writes or reads a view.
func wire(w *games.Wire, v *View) {
	if w.Reads() {
		v.game = new(Game)
	}
	g := v.game
	games.WireNumber(w, &v.reader, games.All, games.MaxSeats-1)
	games.WireNumber(w, &g.seats, games.Seat(info.MinSeats), games.Seat(info.MaxSeats))
	for _, flag := range []*bool{&g.open, &g.finish, &g.last, &g.revealed, &g.bought, &g.played, &g.wasted} {
		w.Flag(flag)
	}
	games.WireNumber(w, &g.phase, 0, OverPhase)
	games.WireNumber(w, &g.step, 0, CardStep)
	games.WireNumber(w, &g.starts, 0, g.seats-1)
	games.WireNumber(w, &g.onTurn, 0, g.seats-1)
	games.WireNumber(w, &g.turns, 0, MaxTurns*games.MaxSeats)
	games.WireNumbers(w, g.noted[:], 0, 2*MarketRunes)
	w.Flags(g.challenged[:])
	games.WireNumbers(w, g.market.Runes[:], 0, MarketRunes)
	games.WireNumber(w, &g.market.Outposts, 0, MarketOutposts)
	games.WireNumber(w, &g.market.Collectors, 0, MarketCollectors)
	for s := range g.players {
		g.players[s].wire(w)
	}
	for s := range g.hands {
		games.WireBits(w, &g.hands[s])
	}
	games.WireNumbers(w, g.sizes[:], 0, DeckCards)
	for _, p := range []*pile{&g.deck, &g.discards} {
		games.WireList(w, p.cards[:], &p.count, 0, cardKinds-1)
	}
	for r := range g.known {
		for s := range g.known[r] {
			games.WireBits(w, &g.known[r][s])
		}
	}
	games.WireNumbers(w, g.yielded[:], 0, Highest)
	g.wireContests(w)
	games.WireNumber(w, &g.winner, games.Nobody, g.seats-1)
	w.Clause(&g.clause, &info)
	for _, c := range []*games.Chance{&g.deckChance, &g.stealChance, &g.throwChance} {
		w.Chance(c)
	}
}

// wireContests writes or reads the duel, the taking and rock-paper-scissors.
func (g *Game) wireContests(w *games.Wire) {
	last := g.seats - 1
	games.WireNumber(w, &g.duel.Seat, 0, last)
	games.WireNumber(w, &g.duel.Target, 0, last)
	games.WireNumber(w, &g.duel.Card, 0, cardKinds-1)
	games.WireNumber(w, &g.duel.Shown, 0, cardKinds-1)
	w.Flag(&g.duel.Open)
	games.WireNumber(w, &g.taking.Left, 0, DeckCards)
	games.WireNumber(w, &g.taking.From, games.Nobody, last)
	t := &g.match
	w.Flags(t.waiting[:])
	games.WireNumbers(w, t.seats[:], games.Nobody, last)
	games.WireNumbers(w, t.wins[:], 0, throwsToWin)
	games.WireNumbers(w, t.picks[:], 0, pickKinds)
	games.WireNumbers(w, t.last[:], 0, pickKinds-1)
	games.WireNumber(w, &t.equal, 0, equalThrows)
}

// wire writes or reads what a seat has on the table. The sets there and occupied are computed from it.
func (p *player) wire(w *games.Wire) {
	games.WireNumbers(w, p.loose[:], 0, 2*MarketRunes)
	for at := range p.stores {
		s := p.stores[at]
		w.Flag(&s.There)
		games.WireNumber(w, &s.Colour, 0, colours-1)
		games.WireNumber(w, &s.Runes, 0, 2*MarketRunes)
		w.Flag(&s.Joined)
		w.Flag(&s.Occupied)
		games.WireNumber(w, &s.Collector, 0, games.MaxSeats-1)
		p.set(Place(at), s)
	}
}
