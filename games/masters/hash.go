package masters

import "math/bits"

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

// Hash is a checksum of the whole position, hidden cards and the order of the deck included.
func (g *Game) Hash() uint64 {
	h := sum(1)
	r := g.rules
	h.add(pack(bit(r.Adepts), bit(r.Extra), bit(r.High), bit(r.Wild)))
	h.add(pack(uint8(g.phase), uint8(g.seats), uint8(g.onTurn), bit(g.drewExtra)))
	for s := range g.seats {
		p, hand := &g.players[s], &g.hands[s]
		h.add(pack(uint8(p.left), uint8(p.side), bit(p.powerUsed), bit(p.bonus)))
		h.add(pack(p.ignored.X, p.ignored.Y))
		h.sumCards(p.beside.list())
		h.sumCards(hand.list())
		for i := range hand.list() {
			h.add(uint64(bit(hand.shown[i])))
		}
		for _, c := range g.board.standing(s) {
			h.add(pack(c.X, c.Y))
		}
		t := g.board.tokens[s]
		h.add(pack(t.Cell.X, t.Cell.Y, int8(t.Colour), int8(g.board.stands[s])))
	}
	for _, l := range g.board.list() {
		h.add(pack(int8(l.Card), l.Cell.X, l.Cell.Y, int8(l.Turn)))
	}
	h.sumCards(g.deck.list())
	h.sumCards(g.box.list())
	h.sumCards(g.discards.list())
	return uint64(h)
}

func (h *sum) sumCards(list []Card) {
	h.add(uint64(len(list)))
	for _, c := range list {
		h.add(uint64(c))
	}
}
