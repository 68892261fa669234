package ritual

import "runehall/games"

// wire writes or reads a view.
func wire(w *games.Wire, v *View) {
	if w.Reads() {
		v.game = new(Game)
	}
	g := v.game
	games.WireNumber(w, &v.reader, games.All, games.MaxSeats-1)
	games.WireNumber(w, &g.seats, games.Seat(info.MinSeats), games.Seat(info.MaxSeats))
	games.WireNumber(w, &g.variant, 0, LittleExplorers)
	games.WireNumber(w, &g.phase, 0, OverPhase)
	games.WireNumber(w, &g.dealt, 0, SeatCoins)
	games.WireNumber(w, &g.onTurn, 0, g.seats-1)
	for _, flag := range []*bool{&g.back, &g.turnOver, &g.revealed} {
		w.Flag(flag)
	}
	games.WireNumbers(w, g.tray[:], 0, games.MaxSeats*SeatCoins/2)
	w.Flags(g.passed[:])
	games.WireNumbers(w, g.skips[:], 0, maxCards)
	for s := range g.hands {
		games.WireList(w, g.hands[s].tiles[:], &g.hands[s].count, NoTile, Tiles-1)
	}
	w.Clause(&g.clause, &info)
	g.board.wire(w)
	games.WireList(w, g.supply.tiles[:], &g.supply.count, NoTile, Tiles-1)
	g.cards.wire(w)
	g.chain.wire(w)
	g.effect.wire(w)
	games.WireList(w, g.draws.seats[:], &g.draws.count, 0, games.MaxSeats-1)
	for _, c := range []*games.Chance{&g.tileChance, &g.cardChance, &g.dieChance} {
		w.Chance(c)
	}
}

func (c *cards) wire(w *games.Wire) {
	for _, d := range []*deck{&c.pile, &c.discards, &c.out} {
		games.WireList(w, d.cards[:], &d.count, Hidden, Cards-1)
	}
	for s := range c.held {
		games.WireList(w, c.held[s][:], &c.holds[s], Hidden, Cards-1)
	}
	games.WireNumbers(w, c.outBy[:c.out.count], 0, games.MaxSeats-1)
}

func (c *chain) wire(w *games.Wire) {
	games.WireNumber(w, &c.count, 0, maxLinks)
	for i := range c.list() {
		l := &c.links[i]
		games.WireNumber(w, &l.Seat, 0, games.MaxSeats-1)
		games.WireNumber(w, &l.Card, Hidden, Cards-1)
		games.WireNumber(w, &l.Target, games.Nobody, games.MaxSeats-1)
		games.WireNumber(w, &l.Does, Hidden, Cards-1)
	}
	games.WireNumber(w, &c.asked, games.Nobody, games.MaxSeats-1)
}

func (e *Effect) wire(w *games.Wire) {
	games.WireNumber(w, &e.Card, Hidden, Cards-1)
	for _, s := range []*games.Seat{&e.User, &e.Target, &e.Only} {
		games.WireNumber(w, s, games.Nobody, games.MaxSeats-1)
	}
	games.WireNumber(w, &e.Die, 0, 6)
	w.Flag(&e.GreyDone)
}

// wire writes or reads the table. What tiles show to each other is computed from where they lie.
func (b *board) wire(w *games.Wire) {
	if w.Reads() {
		*b = newBoard()
	}
	count := b.count
	games.WireNumber(w, &count, 2, maxSpots)
	for id := spotID(1); id < spotID(count) && w.Sound(); id++ {
		b.wireSpot(w, id)
	}
	for t := range TileID(Tiles) {
		games.WireNumber(w, &b.under[t], NoTile, Tiles-1)
		games.WireNumber(w, &b.turns[t], 0, Dirs-1)
	}
	games.WireNumber(w, &b.shaped, 0, maxShapes)
	for i := range b.shaped {
		b.shapes[i].wire(w)
	}
	if w.Reads() && w.Sound() {
		b.show(w)
	}
}

// reach bounds how far a cell lies from the first one: each tile lies next to another.
const reach = Tiles

func (c *Cell) wire(w *games.Wire) {
	games.WireNumber(w, &c.Q, -reach, reach)
	games.WireNumber(w, &c.R, -reach, reach)
}

func (b *board) wireSpot(w *games.Wire, id spotID) {
	s := b.spots[id]
	s.cell.wire(w)
	games.WireNumber(w, &s.tile, NoTile, Tiles-1)
	if s.tile != NoTile {
		games.WireNumber(w, &s.turn, 0, Dirs-1)
		games.WireNumber(w, &s.owner, 0, games.MaxSeats-1)
		games.WireNumber(w, &s.coins, 0, TileCoins)
	}
	if !w.Reads() || !w.Sound() {
		return
	}
	if b.add(s.cell) != id {
		w.Refuse("cell %v stands elsewhere", s.cell)
		return
	}
	to := &b.spots[id]
	to.tile, to.turn, to.owner, to.coins = s.tile, s.turn, s.owner, s.coins
}

// show computes what the tiles that were read show to each other.
func (b *board) show(w *games.Wire) {
	for id := range b.spots[:b.count] {
		s := &b.spots[id]
		if id == 0 || s.empty() {
			continue
		}
		b.placed++
		for d := range Dir(Dirs) {
			if s.next[d] == 0 {
				w.Refuse("cell %v has no neighbour", s.cell)
				return
			}
			b.spots[s.next[d]].around |= shows(s.tile.Rune(s.turn, d)) << (lane * d.Opposite())
		}
	}
	for id := range b.spots[:b.count] {
		if s := &b.spots[id]; id > 0 && !s.empty() {
			s.matches = matchCount(s.tile, s.turn, s.around)
		}
	}
}

func (s *Shape) wire(w *games.Wire) {
	games.WireNumber(w, &s.Kind, Line, Circle)
	games.WireNumber(w, &s.Owner, 0, games.MaxSeats-1)
	s.Cell.wire(w)
	games.WireNumber(w, &s.Axis, East, SouthWest)
	games.WireNumber(w, &s.Length, 0, Tiles)
	games.WireNumber(w, &s.Coins, 0, games.MaxSeats*SeatCoins)
}
