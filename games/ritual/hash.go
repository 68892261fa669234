package ritual

import "runehall/games"

// Hash is a checksum of the whole position, hidden cards, the order of the piles and chance included.
func (g *Game) Hash() uint64 {
	d := games.NewDigest()
	d.Add(games.Pack(uint8(g.variant), uint8(g.phase), uint8(g.seats), uint8(g.onTurn), games.Bit(g.back),
		games.Bit(g.turnOver)))
	for s := range g.seats {
		d.Add(games.Pack(g.tray[s], g.skips[s], int8(games.Bit(g.passed[s]))))
		games.AddList(&d, g.hands[s].list())
		games.AddList(&d, g.cards.hand(s))
	}
	for _, c := range g.clause {
		d.Add(uint64(c))
	}
	g.board.addTo(&d)
	games.AddList(&d, g.supply.list())
	games.AddList(&d, g.cards.pile.list())
	games.AddList(&d, g.cards.discards.list())
	games.AddList(&d, g.cards.out.list())
	games.AddList(&d, g.cards.outBy[:g.cards.out.count])
	for _, l := range g.chain.list() {
		d.Add(games.Pack(int8(l.Seat), int8(l.Card), int8(l.Target), int8(l.Does)))
	}
	e := g.effect
	d.Add(games.Pack(int8(g.chain.asked), int8(e.Card), int8(e.User), int8(e.Target), int8(e.Only), e.Die,
		int8(games.Bit(e.GreyDone))))
	games.AddList(&d, g.draws.seats[:g.draws.count])
	for _, chance := range [...]games.Chance{g.tileChance, g.cardChance, g.dieChance} {
		d.AddChance(chance)
	}
	return uint64(d)
}

func (b *board) addTo(d *games.Digest) {
	d.Add(uint64(b.count))
	for id := 1; id < int(b.count); id++ {
		s := &b.spots[id]
		d.Add(games.Pack(s.cell.Q, s.cell.R, int8(s.tile), int8(s.turn), int8(s.owner), s.coins))
		if !s.empty() {
			for t := b.under[s.tile]; t != NoTile; t = b.under[t] {
				d.Add(games.Pack(int8(t), int8(b.turns[t])))
			}
		}
	}
	for _, s := range b.shapes[:b.shaped] {
		d.Add(games.Pack(int8(s.Kind), int8(s.Owner), s.Cell.Q, s.Cell.R, int8(s.Axis), int8(s.Length), int8(s.Coins)))
	}
}
