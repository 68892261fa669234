package ritual

import "runehall/games"

// View is what a reader may know of a match, and all that a board can ask for. It is a small value that shares no
// memory with the match. Lists that it returns are for reading only.
type View struct {
	reader games.Seat
	game   *Game
}

// view returns a copy of the match without the order of the piles, the cards of others, chance, and who is asked for an
// answer.
func view(g *Game, reader games.Seat) View {
	known := new(Game)
	g.CloneInto(known)
	if reader != games.All {
		for i := range known.supply.list() {
			known.supply.list()[i] = NoTile
		}
		known.eachUnseen(reader, func(c *Card) { *c = Hidden })
		known.tileChance, known.cardChance, known.dieChance = games.Chance{}, games.Chance{}, games.Chance{}
		if known.chain.asked != reader {
			known.chain.asked = games.Nobody
		}
	}
	return View{reader: reader, game: known}
}

// Reader returns whose view it is.
func (v View) Reader() games.Seat { return v.reader }

// Seats returns the number of seats.
func (v View) Seats() int { return int(v.game.seats) }

// Variant returns the rules that are played.
func (v View) Variant() Variant { return v.game.variant }

// Phase returns what the match waits for.
func (v View) Phase() Phase { return v.game.phase }

// OnTurn returns the seat on turn.
func (v View) OnTurn() games.Seat { return v.game.onTurn }

// Clockwise reports whether the turn order runs with the clock.
func (v View) Clockwise() bool { return !v.game.back }

// After returns the seat that comes next in the present turn order.
func (v View) After(s games.Seat) games.Seat { return v.game.after(s) }

// Dealt returns how many coins each seat began with (RIT-5).
func (v View) Dealt() int { return int(v.game.dealt) }

// Tray returns how many coins lie on a seat's tray.
func (v View) Tray(s games.Seat) int { return int(v.game.tray[s]) }

// Hand returns a seat's hand tiles in the order in which it got them (RIT-6).
func (v View) Hand(s games.Seat) []TileID { return v.game.hands[s].list() }

// RitualCount returns how many rituals a seat holds.
func (v View) RitualCount(s games.Seat) int { return int(v.game.cards.holds[s]) }

// Rituals returns the rituals that a seat holds, in the order of kinds. Those that the reader does not know are
// [Hidden].
func (v View) Rituals(s games.Seat) []Card { return v.game.cards.hand(s) }

// Supply returns how many tiles are left to draw.
func (v View) Supply() int { return int(v.game.supply.count) }

// Pile returns how many rituals are left to draw.
func (v View) Pile() int { return int(v.game.cards.pile.count) }

// Discards returns the discarded rituals, the last one on top.
func (v View) Discards() []Card { return v.game.cards.discards.list() }

// PutOut returns the rituals put out of the match by a seat (RIT-30). Those that the reader does not know are [Hidden].
func (v View) PutOut(s games.Seat) []Card {
	cards := []Card{}
	for i, card := range v.game.cards.out.list() {
		if v.game.cards.outBy[i] == s {
			cards = append(cards, card)
		}
	}
	return cards
}

// Passed reports whether a seat has passed since the last tile was laid (RIT-8).
func (v View) Passed(s games.Seat) bool { return v.game.passed[s] }

// Skips returns how many turns a seat is going to lose.
func (v View) Skips(s games.Seat) int { return int(v.game.skips[s]) }

// Chain returns the cards in play: first the ritual, then the answers (RIT-36). It is empty if there are none.
func (v View) Chain() []Link { return v.game.chain.list() }

// Asked returns the seat that is being asked for an answer, or [games.Nobody]. A seat knows that only of itself.
func (v View) Asked() games.Seat { return v.game.chain.asked }

// Effect returns the ritual whose user makes a choice now, with the number rolled for it.
func (v View) Effect() (Effect, bool) { return v.game.effect, v.game.phase == ChoicePhase }

// Drawing returns the seat that holds three rituals and has to decide on the one to draw (RIT-30).
func (v View) Drawing() (games.Seat, bool) {
	if v.game.phase != DrawPhase {
		return games.Nobody, false
	}
	return v.game.draws.top(), true
}

// Shapes returns the lines and circles that have coins between their tiles.
func (v View) Shapes() []Shape { return v.game.board.shapes[:v.game.board.shaped] }

// AppendActing appends the seats that may act. Who is asked for an answer is known only to that seat: other readers see
// nobody acting.
func (v View) AppendActing(dst []games.Acting) []games.Acting { return v.game.AppendActing(dst) }

// AppendMoves appends the legal moves of a seat that the reader can know: all for the reader's own seat, and for others
// those that need no hidden card.
func (v View) AppendMoves(dst []Move, s games.Seat) []Move { return v.game.AppendMoves(dst, s) }

// WhyNot returns nil for a legal move of a seat, and otherwise the refusal.
func (v View) WhyNot(s games.Seat, m Move) *games.Refusal { return v.game.Check(s, m) }

// Result returns how the match ended, and false while it goes on.
func (v View) Result() (games.Result, bool) { return v.game.Result() }

// Holder returns the seat whose hand a tile is in, or [games.Nobody].
func (v View) Holder(t TileID) games.Seat { return v.game.holder(t) }

// Laid is a tile on the table.
type Laid struct {
	Cell Cell
	Tile TileID
	Turn uint8
	// Owner is the seat whose coins lie on it (RIT-21), Coins how many.
	Owner games.Seat
	Coins int
	// Matches are the edges that match now.
	Matches Edges
	// Covers is how many tiles lie beneath it.
	Covers int
}

// At returns the topmost tile on a cell, and false if there is none.
func (v View) At(c Cell) (Laid, bool) {
	id := v.game.board.find(c)
	if id == 0 || v.game.board.spots[id].empty() {
		return Laid{}, false
	}
	return v.game.board.laid(id), true
}

// AppendLaid appends the uppermost tile of each cell that has one, in the order in which the board grew.
func (v View) AppendLaid(dst []Laid) []Laid {
	b := &v.game.board
	for id := spotID(1); id < spotID(b.count); id++ {
		if !b.spots[id].empty() {
			dst = append(dst, b.laid(id))
		}
	}
	return dst
}

// AppendBeneath appends the tiles covered on a cell, from the uppermost down, with their rotations (RIT-20).
func (v View) AppendBeneath(dst []Laid, c Cell) []Laid {
	b := &v.game.board
	id := b.find(c)
	if id == 0 || b.spots[id].empty() {
		return dst
	}
	for t := b.under[b.spots[id].tile]; t != NoTile; t = b.under[t] {
		dst = append(dst, Laid{Cell: c, Tile: t, Turn: b.turns[t], Owner: games.Nobody})
	}
	return dst
}

// AppendFrontier appends the empty cells next to tiles, or the only cell for the first tile (RIT-12).
func (v View) AppendFrontier(dst []Cell) []Cell {
	b := &v.game.board
	for id := 1; id < int(b.count); id++ {
		if b.spots[id].empty() {
			dst = append(dst, b.spots[id].cell)
		}
	}
	return dst
}

// Preview is what a tile would do on a cell.
type Preview struct {
	Cell Cell
	// Over says that it would cover a tile.
	Over bool
	// Matches are its edges that would match.
	Matches Edges
	// Coins is the number of coins that it would take from its seat's tray; coins that come home from a covered tile
	// count as lying on the tray.
	Coins int
	// Bonus is how many further coins the lines and circles would take that the tile completes (RIT-22).
	Bonus int
}

// Preview returns what a tile of a seat would do on a cell, even if that is not legal (see [View.WhyNot]).
func (v View) Preview(s games.Seat, t TileID, turn uint8, c Cell) Preview {
	id := v.game.board.find(c)
	if id == 0 {
		return Preview{Cell: c}
	}
	return v.game.preview(s, t, turn, id)
}

// AppendPlacements appends what a hand tile of a seat would do in a rotation, on each cell where it may be laid now, in
// a turn or by a ritual. The move is Place, or BuildOver if Over is set.
func (v View) AppendPlacements(dst []Preview, s games.Seat, t TileID, turn uint8) []Preview {
	b := &v.game.board
	for id := spotID(1); id < spotID(b.count); id++ {
		m := Move{Kind: Place, Tile: t, Turn: turn, Cell: b.spots[id].cell}
		if !b.spots[id].empty() {
			m.Kind = BuildOver
		}
		if v.game.Check(s, m) == nil {
			dst = append(dst, v.game.preview(s, t, turn, id))
		}
	}
	return dst
}

func (g *Game) preview(s games.Seat, t TileID, turn uint8, id spotID) Preview {
	spot := &g.board.spots[id]
	tray := g.tray[s]
	if !spot.empty() && spot.owner == s {
		tray += spot.coins
	}
	coins := min(worth(t, matchCount(t, turn, spot.around), g.board.placed == 0), tray)
	return Preview{
		Cell: spot.cell, Over: !spot.empty(), Matches: matchEdges(t, turn, spot.around), Coins: int(coins),
		Bonus: int(g.bonus(id, s, tray-coins)),
	}
}

func (b *board) laid(id spotID) Laid {
	s := &b.spots[id]
	covers := 0
	for t := b.under[s.tile]; t != NoTile; t = b.under[t] {
		covers++
	}
	return Laid{
		Cell: s.cell, Tile: s.tile, Turn: s.turn, Owner: s.owner, Coins: int(s.coins),
		Matches: matchEdges(s.tile, s.turn, s.around), Covers: covers,
	}
}
