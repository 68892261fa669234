package masters

import "runehall/games"

// Hash is a checksum of the whole position, hidden cards and the order of the deck included.
func (g *Game) Hash() uint64 {
	d := games.NewDigest()
	r := g.rules
	d.Add(games.Pack(games.Bit(r.Adepts), games.Bit(r.Extra), games.Bit(r.High), games.Bit(r.Wild)))
	d.Add(games.Pack(uint8(g.phase), uint8(g.seats), uint8(g.onTurn), games.Bit(g.drewExtra)))
	for s := range g.seats {
		p, hand := &g.players[s], &g.hands[s]
		d.Add(games.Pack(uint8(p.left), uint8(p.side), games.Bit(p.powerUsed), games.Bit(p.bonus)))
		d.Add(games.Pack(p.ignored.X, p.ignored.Y))
		games.AddList(&d, p.beside.list())
		games.AddList(&d, hand.list())
		for i := range hand.list() {
			d.Add(uint64(games.Bit(hand.shown[i])))
		}
		for _, c := range g.board.standing(s) {
			d.Add(games.Pack(c.X, c.Y))
		}
		t := g.board.tokens[s]
		d.Add(games.Pack(t.Cell.X, t.Cell.Y, int8(t.Colour), int8(g.board.stands[s])))
	}
	for _, l := range g.board.list() {
		d.Add(games.Pack(int8(l.Card), l.Cell.X, l.Cell.Y, int8(l.Turn)))
	}
	games.AddList(&d, g.deck.list())
	games.AddList(&d, g.box.list())
	games.AddList(&d, g.discards.list())
	return uint64(d)
}
