package stones

import (
	"math/bits"

	"runehall/games"
)

// sum mixes numbers into a checksum, one after the other.
type sum uint64

func (h *sum) add(v uint64) {
	*h = sum(bits.RotateLeft64(uint64(*h)^v*0x9e3779b97f4a7c15, 29) * 0xbf58476d1ce4e5b9)
}

// pack makes one number of at most eight small ones.
func pack[T ~int8 | ~uint8](list ...T) uint64 {
	v := uint64(len(list))
	for _, n := range list {
		v = v<<8 | uint64(uint8(n))
	}
	return v
}

func bit(on bool) int8 {
	if on {
		return 1
	}
	return 0
}

func (h *sum) set(s Set) {
	h.add(s.low)
	h.add(s.high)
}

func (h *sum) pile(p *pile) {
	h.add(uint64(p.count))
	for _, c := range p.list() {
		h.add(uint64(c))
	}
}

// Hash is a checksum of the whole position, hidden cards and chance included.
func (g *Game) Hash() uint64 {
	h := sum(1)
	h.add(pack(int8(g.phase), int8(g.seats), int8(g.starts), int8(g.onTurn), int8(len(g.clause)), g.ore, g.wild))
	h.add(uint64(g.turns))
	h.add(pack(g.supply[:]...))
	h.add(pack(g.display[:]...))
	h.add(pack(g.smithies[:]...))
	h.add(pack(g.oldArtifacts[:]...))
	h.add(pack(g.stones[1:]...))
	h.add(uint64(g.vault.count))
	for _, c := range g.vault.list() {
		h.add(uint64(c))
	}
	h.pile(&g.common)
	h.set(g.discards)
	for s := range g.seats {
		g.players[s].sum(&h)
	}
	g.turn.sum(&h)
	for _, chance := range [...]games.Chance{g.cardChance, g.artifactChance, g.dieChance} {
		h.add(chance.Uint64()) // of a copy: its next numbers stand for its state
		h.add(chance.Uint64())
	}
	return uint64(h)
}

func (p *player) sum(h *sum) {
	h.add(pack(p.gems[:]...))
	h.add(uint64(p.points)<<16 | uint64(p.stones))
	h.add(pack(p.ore, p.size, int8(p.onStone)))
	for r := range p.rows {
		h.add(pack(p.rows[r][:]...))
	}
	h.set(p.hand)
	h.set(p.known)
	h.set(p.discards)
	h.set(p.gone)
	h.pile(&p.pile)
}

func (t *turn) sum(h *sum) {
	h.set(t.played)
	h.set(t.closed)
	h.add(pack(bit(t.swapped), int8(t.magic), t.points, t.bought, int8(t.open), bit(t.used[0]), bit(t.used[1]), bit(t.extra)))
	h.add(pack(int8(t.die), t.times, bit(t.atSmithy), int8(t.artifact), int8(t.smithy), bit(t.withOre)))
	forged := uint64(0)
	for _, f := range t.forged {
		forged = forged<<1 | uint64(bit(f))
	}
	h.add(forged)
}
