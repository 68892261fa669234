package market

import "runehall/games"

// Hash is a checksum of the whole position, hidden cards and chance included.
func (g *Game) Hash() uint64 {
	d := games.NewDigest()
	d.Add(games.Pack(games.Bit(g.open), uint8(g.phase), uint8(g.step), uint8(g.seats), uint8(g.starts), uint8(g.onTurn),
		games.Bit(g.played)))
	d.Add(games.Pack(games.Bit(g.bought), games.Bit(g.wasted), uint8(g.winner), uint8(len(g.clause)),
		games.Bit(g.finish), games.Bit(g.last)))
	d.Add(uint64(g.turns))
	d.Add(games.Pack(g.market.Runes[Red], g.market.Runes[Blue], g.market.Outposts, g.market.Collectors))
	for s := range g.seats {
		p := &g.players[s]
		d.Add(games.Pack(p.loose[Red], p.loose[Blue], int8(g.sizes[s]), int8(games.Bit(g.challenged[s])),
			int8(games.Bit(g.match.waiting[s])), int8(g.yielded[s])))
		d.Add(uint64(g.hands[s]))
		for at := RedMain; at < Places; at++ {
			if store := &p.stores[at]; store.There {
				d.Add(games.Pack(int8(at), int8(store.Colour), store.Runes, int8(games.Bit(store.Joined)),
					int8(games.Bit(store.Occupied)), int8(store.Collector)))
			}
		}
		for r := range g.known {
			d.Add(uint64(g.known[r][s]))
		}
	}
	for at := RedMain; at < Pile1; at++ {
		d.Add(uint64(g.noted[at]))
	}
	games.AddList(&d, g.deck.list())
	games.AddList(&d, g.discards.list())
	u, t := &g.duel, &g.match
	d.Add(games.Pack(int8(u.Seat), int8(u.Target), int8(u.Card), int8(u.Shown), int8(games.Bit(u.Open)), g.taking.Left,
		int8(g.taking.From)))
	d.Add(games.Pack(int8(t.seats[0]), int8(t.seats[1]), t.wins[0], t.wins[1], t.equal))
	d.Add(games.Pack(uint8(t.picks[0]), uint8(t.picks[1]), uint8(t.last[0]), uint8(t.last[1])))
	for _, chance := range [...]games.Chance{g.deckChance, g.stealChance, g.throwChance} {
		d.AddChance(chance)
	}
	return uint64(d)
}
