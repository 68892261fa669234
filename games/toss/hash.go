package toss

import (
	"math/bits"

	"runehall/games"
)

// sum mixes numbers into a checksum, one after the other.
type sum uint64

func (h *sum) add(v uint64) {
	*h = sum(bits.RotateLeft64(uint64(*h)^v*0x9e3779b97f4a7c15, 29) * 0xbf58476d1ce4e5b9)
}

// pack makes one number of small ones.
func pack[T ~int8 | ~uint8](list ...T) uint64 {
	v := uint64(len(list))
	for _, n := range list {
		v = v<<8 | uint64(uint8(n))
	}
	return v
}

// yes makes a number of a condition.
func yes(on bool) int8 {
	if on {
		return 1
	}
	return 0
}

// Hash is a checksum of the whole position, hidden runes and chance included.
func (g *Game) Hash() uint64 {
	h := sum(1)
	h.add(pack(int8(g.way), int8(g.phase), int8(g.step), int8(g.seats), int8(g.first), int8(g.passes), int8(len(g.clause))))
	h.add(uint64(g.limit)<<32 | uint64(uint16(g.round))<<16 | uint64(uint8(g.onTurn)))
	h.add(uint64(g.clock))
	for _, s := range [...]set{g.bag, g.up, g.taken, g.fell, g.falses} {
		h.add(uint64(s))
	}
	for _, d := range g.discs[:g.lying] {
		h.add(uint64(uint32(d.X))<<32 | uint64(uint32(d.Y)))
		h.add(pack(int8(d.Rune), yes(d.Up)))
	}
	for r := range Rune(Runes) {
		if g.taken.has(r) {
			h.add(pack(int8(r), int8(g.taker[r])))
		}
	}
	for s := range g.seats {
		h.add(pack(int8(g.balance[s]), int8(g.balanceThen[s]), int8(g.apart[s]), int8(g.got[s]), yes(g.done[s]), yes(g.ready[s])))
		h.add(pack(g.hands[s].list()...))
		for _, r := range g.loot[s].list() {
			h.add(uint64(r))
		}
		m := &g.gestures[s]
		h.add(uint64(uint16(m.Start))<<48 | uint64(uint16(m.Aim))<<32 | uint64(uint16(m.Speed))<<16 | uint64(uint16(m.Spin)))
		h.add(pack(m.Turns, int8(g.loot[s].count), int8(g.runs[s].count), yes(g.contest.in[s]), yes(g.winners[s])))
		r := &g.runs[s]
		for i, rune := range r.runes[:r.count] {
			h.add(uint64(r.ticks[i])<<8 | uint64(rune))
		}
		h.add(uint64(g.contest.reached[s])<<32 | uint64(g.reached[s]))
	}
	h.add(pack(int8(g.contest.purpose), int8(g.contest.repeat), int8(g.contest.place), int8(g.place), int8(g.colour)))
	h.add(pack(g.named[:]...)<<8 | uint64(uint8(g.namedBy)))
	for _, chance := range [...]games.Chance{g.bagChance, g.faceChance, g.handChance} {
		h.add(chance.Uint64()) // of a copy: its next numbers stand for its state
		h.add(chance.Uint64())
	}
	return uint64(h)
}
