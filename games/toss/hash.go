package toss

import "runehall/games"

// Hash is a checksum of the whole position, hidden runes and chance included.
func (g *Game) Hash() uint64 {
	d := games.NewDigest()
	d.Add(games.Pack(int8(g.way), int8(g.phase), int8(g.step), int8(g.seats), int8(g.first), int8(g.passes),
		int8(len(g.clause))))
	d.Add(uint64(g.limit)<<32 | uint64(uint16(g.round))<<16 | uint64(uint8(g.onTurn)))
	d.Add(uint64(g.lead)<<32 | uint64(g.clock))
	for _, s := range [...]set{g.bag, g.back, g.up, g.taken, g.fell, g.falses} {
		d.Add(uint64(s))
	}
	for _, disc := range g.discs[:g.lying] {
		d.Add(uint64(uint32(disc.X))<<32 | uint64(uint32(disc.Y)))
		d.Add(games.Pack(int8(disc.Rune), int8(games.Bit(disc.Up)))<<16 | uint64(uint16(disc.Angle)))
	}
	for r := range Rune(Runes) {
		if g.taken.has(r) {
			d.Add(games.Pack(int8(r), int8(g.taker[r])))
		}
	}
	for s := range g.seats {
		d.Add(games.Pack(int8(g.balance[s]), int8(g.balanceThen[s]), int8(g.apart[s]), int8(g.got[s]),
			int8(games.Bit(g.done[s])), int8(games.Bit(g.ready[s]))))
		games.AddList(&d, g.hands[s].list())
		games.AddList(&d, g.loot[s].list())
		m := &g.gestures[s]
		d.Add(uint64(uint16(m.Start))<<48 | uint64(uint16(m.Aim))<<32 | uint64(uint16(m.Speed))<<16 | uint64(uint16(m.Spin)))
		d.Add(games.Pack(m.Turns, int8(g.loot[s].count), int8(g.runs[s].count), int8(games.Bit(g.contest.in[s])),
			int8(games.Bit(g.winners[s]))))
		r := &g.runs[s]
		for i, rune := range r.runes[:r.count] {
			d.Add(uint64(r.ticks[i])<<8 | uint64(rune))
		}
		d.Add(uint64(g.contest.reached[s])<<32 | uint64(g.reached[s]))
	}
	d.Add(games.Pack(int8(g.contest.purpose), int8(g.contest.repeat), int8(g.contest.place), int8(g.place),
		int8(g.colour)))
	d.Add(games.Pack(g.named[:]...)<<8 | uint64(uint8(g.namedBy)))
	for _, chance := range [...]games.Chance{g.bagChance, g.faceChance, g.handChance} {
		d.AddChance(chance)
	}
	return uint64(d)
}
