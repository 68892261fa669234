package ritual

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

// Hash is a checksum of the whole position, hidden cards, the order of the piles and chance included.
func (g *Game) Hash() uint64 {
	h := sum(1)
	h.add(pack(uint8(g.variant), uint8(g.phase), uint8(g.seats), uint8(g.onTurn), bit(g.back), bit(g.turnOver)))
	for s := range g.seats {
		h.add(pack(g.tray[s], g.skips[s], int8(bit(g.passed[s]))))
		sumList(&h, g.hands[s].list())
		sumList(&h, g.cards.hand(s))
	}
	for _, c := range g.clause {
		h.add(uint64(c))
	}
	g.board.sum(&h)
	sumList(&h, g.supply.list())
	sumList(&h, g.cards.pile.list())
	sumList(&h, g.cards.discards.list())
	sumList(&h, g.cards.out.list())
	sumList(&h, g.cards.outBy[:g.cards.out.count])
	for _, l := range g.chain.list() {
		h.add(pack(int8(l.Seat), int8(l.Card), int8(l.Target), int8(l.Does)))
	}
	e := g.effect
	h.add(pack(int8(g.chain.asked), int8(e.Card), int8(e.User), int8(e.Target), int8(e.Only), e.Die, int8(bit(e.GreyDone))))
	sumList(&h, g.draws.seats[:g.draws.count])
	// The next numbers of a stream stand for its state.
	for _, chance := range [...]games.Chance{g.tileChance, g.cardChance, g.dieChance} {
		h.add(chance.Uint64())
		h.add(chance.Uint64())
	}
	return uint64(h)
}

func sumList[T ~int8 | ~uint8](h *sum, list []T) {
	h.add(uint64(len(list)))
	for _, n := range list {
		h.add(uint64(n))
	}
}

func (b *board) sum(h *sum) {
	h.add(uint64(b.count))
	for id := 1; id < int(b.count); id++ {
		s := &b.spots[id]
		h.add(pack(s.cell.Q, s.cell.R, int8(s.tile), int8(s.turn), int8(s.owner), s.coins))
		if !s.empty() {
			for t := b.under[s.tile]; t != NoTile; t = b.under[t] {
				h.add(pack(int8(t), int8(b.turns[t])))
			}
		}
	}
	for _, s := range b.shapes[:b.shaped] {
		h.add(pack(int8(s.Kind), int8(s.Owner), s.Cell.Q, s.Cell.R, int8(s.Axis), int8(s.Length), int8(s.Coins)))
	}
}
