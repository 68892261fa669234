package masters

import "runehall/games"

// wire writes or reads a view.
func wire(w *games.Wire, v *View) {
	if w.Reads() {
		v.game = new(Game)
	}
	g := v.game
	games.WireNumber(w, &v.reader, games.All, maxSeats-1)
	games.WireNumber(w, &g.seats, games.Seat(info.MinSeats), games.Seat(info.MaxSeats))
	for _, flag := range []*bool{&g.rules.Adepts, &g.rules.Extra, &g.rules.High, &g.rules.Wild, &g.drewExtra,
		&g.revealed} {
		w.Flag(flag)
	}
	games.WireNumber(w, &g.phase, 0, OverPhase)
	games.WireNumber(w, &g.onTurn, 0, g.seats-1)
	for s := range g.hands {
		h := &g.hands[s]
		games.WireList(w, h.cards[:], &h.count, 0, Layouts)
		w.Flags(h.shown[:])
	}
	for s := range g.players {
		g.players[s].wire(w)
	}
	for _, p := range []*pile{&g.deck, &g.box, &g.discards} {
		p.wire(w)
	}
	g.board.wire(w)
}

func (p *player) wire(w *games.Wire) {
	games.WireNumber(w, &p.left, 0, HandCards)
	games.WireNumber(w, &p.side, 0, sideKinds-1)
	w.Flag(&p.powerUsed)
	w.Flag(&p.bonus)
	p.ignored.wire(w)
	p.beside.wire(w)
}

func (p *pile) wire(w *games.Wire) { games.WireList(w, p.cards[:], &p.count, 0, Layouts) }

// reach bounds how far from the start card a cell can lie, in both directions: no table is wider, and nothing hovers
// further away.
const reach = planeSize / 2

func (c *Cell) wire(w *games.Wire) {
	games.WireNumber(w, &c.X, -reach, reach)
	games.WireNumber(w, &c.Y, -reach, reach)
}

// wire writes or reads the table. The cells that are held are computed from the rest.
func (b *board) wire(w *games.Wire) {
	b.low.wire(w)
	b.high.wire(w)
	for c := Blue; c < colours; c++ {
		b.runes[c].wire(w, b.low.Y, b.high.Y)
	}
	b.taken.wire(w, b.low.Y, b.high.Y)
	games.WireNumber(w, &b.count, 1, maxLaid)
	for i := range b.list() {
		games.WireNumber(w, &b.laid[i].Card, 1, Layouts)
		b.laid[i].Cell.wire(w)
		games.WireNumber(w, &b.laid[i].Turn, 0, 3)
	}
	for s := range b.masters {
		games.WireNumber(w, &b.stands[s], 0, HandCards)
		for i := range b.masters[s] {
			b.masters[s][i].wire(w)
		}
		b.tokens[s].Cell.wire(w)
		games.WireNumber(w, &b.tokens[s].Colour, 0, colours-1)
	}
	if w.Reads() && w.Sound() {
		b.hold()
	}
}

// wire writes or reads the rows of a set of cells from low to high. All others must be empty.
func (p *plane) wire(w *games.Wire, low, high int8) {
	for y := low; y <= high; y++ {
		games.WireBits(w, &p[lane(y)])
	}
}
