package stones

import "runehall/games"

// Hash is a checksum of the whole position, hidden cards and chance included.
func (g *Game) Hash() uint64 {
	d := games.NewDigest()
	d.Add(games.Pack(int8(g.phase), int8(g.seats), int8(g.starts), int8(g.onTurn), int8(len(g.clause)), g.ore, g.wild))
	d.Add(uint64(g.turns))
	d.Add(games.Pack(g.supply[:]...))
	d.Add(games.Pack(g.display[:]...))
	d.Add(games.Pack(g.smithies[:]...))
	d.Add(games.Pack(g.oldArtifacts[:]...))
	d.Add(games.Pack(g.stones[1:]...))
	games.AddList(&d, g.vault.list())
	games.AddList(&d, g.common.list())
	addSet(&d, g.discards)
	for s := range g.seats {
		g.players[s].sum(&d)
	}
	g.turn.sum(&d)
	for _, chance := range [...]games.Chance{g.cardChance, g.artifactChance, g.dieChance} {
		d.AddChance(chance)
	}
	d.Add(uint64(g.throne))
	return uint64(d)
}

func (p *player) sum(d *games.Digest) {
	d.Add(games.Pack(p.gems[:]...))
	d.Add(uint64(p.points)<<16 | uint64(p.stones))
	d.Add(games.Pack(p.ore, p.size, int8(p.onStone)))
	for r := range p.rows {
		d.Add(games.Pack(p.rows[r][:]...))
	}
	addSet(d, p.hand)
	addSet(d, p.known)
	addSet(d, p.discards)
	addSet(d, p.gone)
	games.AddList(d, p.pile.list())
}

func (t *turn) sum(d *games.Digest) {
	addSet(d, t.played)
	addSet(d, t.closed)
	d.Add(games.Pack(int8(games.Bit(t.swapped)), int8(t.magic), t.points, t.bought, int8(t.open),
		int8(games.Bit(t.used[0])), int8(games.Bit(t.used[1])), int8(games.Bit(t.extra))))
	d.Add(games.Pack(int8(t.die), t.times, int8(games.Bit(t.atSmithy)), int8(t.artifact), int8(t.smithy),
		int8(games.Bit(t.withOre))))
	forged := uint64(0)
	for _, f := range t.forged {
		forged = forged<<1 | uint64(games.Bit(f))
	}
	d.Add(forged)
}

func addSet(d *games.Digest, s Set) {
	d.Add(s.low)
	d.Add(s.high)
}
