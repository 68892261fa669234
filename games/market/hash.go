package market

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

func bit(on bool) uint8 {
	if on {
		return 1
	}
	return 0
}

// Hash is a checksum of the whole position, hidden cards and chance included.
func (g *Game) Hash() uint64 {
	h := sum(1)
	h.add(pack(bit(g.open), uint8(g.phase), uint8(g.step), uint8(g.seats), uint8(g.starts), uint8(g.onTurn), bit(g.played)))
	h.add(pack(bit(g.wasted), uint8(g.winner), uint8(len(g.clause))))
	h.add(uint64(g.turns))
	h.add(pack(g.market.Runes[Red], g.market.Runes[Blue], g.market.Outposts, g.market.Collectors))
	for s := range g.seats {
		p := &g.players[s]
		h.add(pack(p.loose[Red], p.loose[Blue], int8(g.sizes[s]), int8(bit(g.challenged[s])), int8(bit(g.match.waiting[s]))))
		h.add(uint64(g.hands[s]))
		for at := RedMain; at < Places; at++ {
			if store := &p.stores[at]; store.There {
				h.add(pack(int8(at), int8(store.Colour), store.Runes, int8(bit(store.Joined)), int8(bit(store.Occupied)), int8(store.Collector)))
			}
		}
		for r := range g.known {
			h.add(uint64(g.known[r][s]))
		}
	}
	for at := RedMain; at < Pile1; at++ {
		h.add(uint64(g.noted[at]))
	}
	h.sumCards(g.deck.list())
	h.sumCards(g.discards.list())
	d, t := &g.duel, &g.match
	h.add(pack(int8(d.Seat), int8(d.Target), int8(d.Card), int8(d.Shown), int8(bit(d.Open)), g.taking.Left, int8(g.taking.From)))
	h.add(pack(int8(t.seats[0]), int8(t.seats[1]), t.wins[0], t.wins[1], t.equal))
	h.add(pack(uint8(t.picks[0]), uint8(t.picks[1]), uint8(t.last[0]), uint8(t.last[1])))
	for _, chance := range [...]games.Chance{g.deckChance, g.stealChance, g.throwChance} {
		h.add(chance.Uint64()) // of a copy: its next numbers stand for its state
		h.add(chance.Uint64())
	}
	return uint64(h)
}

func (h *sum) sumCards(list []Card) {
	h.add(uint64(len(list)))
	for _, c := range list {
		h.add(uint64(c))
	}
}
