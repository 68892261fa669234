package ritual

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"runehall/games"
)

// table builds a position and plays on from it. What it lays, deals or gives is taken from the piles, so that no tile,
// card or coin is there twice.
type table struct {
	*Game
	t      *testing.T
	events games.Events[Event]
	// broken is set if a test made a position that no match can reach; it is then not checked as a whole.
	broken bool
}

// sit sets up a match with seat 0 on turn and empty hands.
func sit(t *testing.T, seats int) *table {
	t.Helper()
	return sitFor(t, seats, Adventurers)
}

func sitFor(t *testing.T, seats int, v Variant) *table {
	t.Helper()
	setup := games.Setup{Seats: seats, Seed: 1, Starts: []games.Seat{0},
		Options: map[string]string{OptionVariant: v.String()}}
	tb := &table{Game: newGame(setup, nil), t: t}
	for s := range tb.seats {
		for _, tile := range slices.Clone(tb.hands[s].list()) {
			tb.hands[s].remove(tile)
			tb.supply.add(tile)
		}
	}
	tb.Listen(&tb.events)
	return tb
}

// draw lays tiles without matches and with a coin each, for the owners a, b, …. The drawing looks like the table: its
// first line is row 0, a cell takes two characters, and character x of row r is in column (x-r)/2. Any other character
// stands for an empty cell; [cell] finds digits.
func (tb *table) draw(rows ...string) *table {
	tb.t.Helper()
	for r, row := range rows {
		for x, c := range row {
			if c < 'a' || c > 'e' {
				continue
			}
			cell := Cell{int8((x - r) / 2), int8(r)}
			if (x-r)%2 != 0 {
				tb.t.Fatalf("row %d: %c does not stand on a cell", r, c)
			}
			tile, turn := tb.search(cell, func(_ TileID, _, matches uint8) bool { return matches == 0 })
			tb.lay(cell, tile, turn, games.Seat(c-'a'), 1)
		}
	}
	return tb
}

// pay puts a shape's coins between its tiles.
func (tb *table) pay(s Shape) *table {
	tb.board.addShape(s)
	tb.tray[s.Owner] -= int8(s.Coins)
	return tb
}

// payAll pays every line and circle that the table has.
func (tb *table) payAll() *table {
	slow := slowTable(tb.Game)
	for owner := range tb.seats {
		for axis := range Dir(3) {
			for _, run := range slow.runs(owner, axis) {
				start := run[0]
				if axis == SouthWest {
					start = run[len(run)-1]
				}
				tb.pay(Shape{Kind: Line, Owner: owner, Cell: start, Axis: axis, Length: uint8(len(run)),
					Coins: ShapeCoins})
			}
		}
		for _, middle := range slow.circles(owner) {
			tb.pay(Shape{Kind: Circle, Owner: owner, Cell: middle, Length: Dirs, Coins: ShapeCoins})
		}
	}
	return tb
}

// cell returns the cell of a digit in a drawing.
func cell(digit string, rows ...string) Cell {
	for r, row := range rows {
		if x := strings.Index(row, digit); x >= 0 {
			return Cell{int8((x - r) / 2), int8(r)}
		}
	}
	panic("no " + digit + " in the drawing")
}

// lay lays a tile from the supply on a cell, or over a tile there, with coins from its owner's tray.
func (tb *table) lay(c Cell, tile TileID, turn uint8, owner games.Seat, coins int8) *table {
	tb.t.Helper()
	tb.takeTile(tile)
	id := tb.board.add(c)
	if spot := &tb.board.spots[id]; !spot.empty() {
		tb.tray[spot.owner] += spot.coins
		spot.coins = 0
	}
	tb.board.lay(id, tile, turn, owner)
	tb.board.spots[id].coins = coins
	tb.tray[owner] -= coins
	return tb
}

// takeTile takes a tile out of the supply.
func (tb *table) takeTile(tile TileID) {
	tb.t.Helper()
	at := slices.Index(tb.supply.list(), tile)
	if at < 0 {
		tb.t.Fatalf("tile %d is not in the supply", tile)
	}
	tb.supply.tiles[at] = tb.supply.tiles[tb.supply.count-1]
	tb.supply.draw()
}

// search finds a tile in the supply, and a rotation, that are good for a cell.
func (tb *table) search(c Cell, good func(tile TileID, turn, matches uint8) bool) (TileID, uint8) {
	tb.t.Helper()
	around := uint64(0)
	if id := tb.board.find(c); id != 0 {
		around = tb.board.spots[id].around
	}
	for tile := range TileID(Tiles) {
		if !slices.Contains(tb.supply.list(), tile) {
			continue
		}
		for turn := range uint8(Dirs) {
			if good(tile, turn, matchCount(tile, turn, around)) {
				return tile, turn
			}
		}
	}
	tb.t.Fatalf("no tile in the supply fits on %v like that", c)
	return 0, 0
}

// hand deals tiles from the supply to a seat.
func (tb *table) hand(s games.Seat, tiles ...TileID) *table {
	tb.t.Helper()
	for _, tile := range tiles {
		tb.takeTile(tile)
		tb.hands[s].add(tile)
	}
	return tb
}

// spare deals a seat so many hand tiles of a kind.
func (tb *table) spare(s games.Seat, k TileKind, n int) *table {
	tb.t.Helper()
	for range n {
		tile, _ := tb.search(Cell{}, func(tile TileID, _, _ uint8) bool { return tile.Kind() == k })
		tb.hand(s, tile)
	}
	return tb
}

// fit deals a seat a tile of a kind with so many matches on a cell, and returns the move that lays it there.
func (tb *table) fit(s games.Seat, c Cell, k TileKind, matches uint8) Move {
	tb.t.Helper()
	tile, turn := tb.search(c, func(tile TileID, _, n uint8) bool { return tile.Kind() == k && n == matches })
	tb.hand(s, tile)
	kind := Place
	if id := tb.board.find(c); id != 0 && !tb.board.spots[id].empty() {
		kind = BuildOver
	}
	return Move{Kind: kind, Tile: tile, Cell: c, Turn: turn}
}

// give deals rituals from the pile to a seat.
func (tb *table) give(s games.Seat, cards ...Card) *table {
	tb.t.Helper()
	for _, c := range cards {
		tb.takeCard(c)
		tb.cards.give(s, c)
	}
	return tb
}

// discard moves rituals from the pile to the discards.
func (tb *table) discard(cards ...Card) *table {
	tb.t.Helper()
	for _, c := range cards {
		tb.takeCard(c)
		tb.cards.discards.add(c)
	}
	return tb
}

// onTop moves a ritual to the top of the pile.
func (tb *table) onTop(c Card) *table {
	tb.t.Helper()
	tb.takeCard(c)
	tb.cards.pile.add(c)
	return tb
}

func (tb *table) takeCard(c Card) {
	tb.t.Helper()
	at := slices.Index(tb.cards.pile.list(), c)
	if at < 0 {
		tb.t.Fatalf("no %v is left in the pile", c)
	}
	tb.cards.pile.cards[at] = tb.cards.pile.top()
	tb.cards.pile.draw()
}

// trays sets how many coins are left on the trays, as if the others did not exist.
func (tb *table) trays(coins ...int8) *table {
	copy(tb.tray[:], coins)
	tb.broken = true
	return tb
}

// emptySupply takes all tiles out of the supply.
func (tb *table) emptySupply() *table {
	tb.supply = supply{}
	tb.broken = true
	return tb
}

// closeFrontier makes sure that no tile fits on any empty cell.
func (tb *table) closeFrontier() *table {
	for id := range tb.board.spots[:tb.board.count] {
		if spot := &tb.board.spots[id]; spot.empty() {
			spot.around = 0
		}
	}
	tb.broken = true
	return tb
}

// rolls makes the next roll of the die show a number.
func (tb *table) rolls(n int) *table {
	for seed := uint64(0); ; seed++ {
		chance := games.NewChance(seed, dieStream)
		tb.dieChance = chance
		if chance.IntN(6)+1 == n {
			return tb
		}
	}
}

// play makes moves, each given as its seat and its text: "1 reveal skip 0".
func (tb *table) play(lines ...string) *table {
	tb.t.Helper()
	for _, line := range lines {
		seat, move := tb.parse(line)
		tb.do(seat, move)
	}
	return tb
}

func (tb *table) parse(line string) (games.Seat, Move) {
	tb.t.Helper()
	seat, text, _ := strings.Cut(line, " ")
	move, err := parseMove(text)
	if err != nil {
		tb.t.Fatal(err)
	}
	return games.Seat(seat[0] - '0'), move
}

func (tb *table) do(s games.Seat, m Move) *table {
	tb.t.Helper()
	if r := tb.Apply(s, m); r != nil {
		tb.t.Fatalf("seat %d: %s is refused: %v", s, Def.Moves.Text(m), r)
	}
	if err := whole(tb.Game); err != nil && !tb.broken {
		tb.t.Fatalf("after %s: %v", Def.Moves.Text(m), err)
	}
	return tb
}

// allDecline lets everybody who is asked decline.
func (tb *table) allDecline() *table {
	tb.t.Helper()
	for tb.phase == AnswerPhase {
		tb.do(tb.chain.asked, Move{Kind: Decline})
	}
	return tb
}

// refused checks that a move is refused for a reason, and changes nothing.
func (tb *table) refused(s games.Seat, m Move, want *games.Refusal) {
	tb.t.Helper()
	before := *tb.Game
	if got := tb.Apply(s, m); got != want {
		tb.t.Errorf("seat %d: %s: got %v, want %v", s, Def.Moves.Text(m), got, want)
	}
	if *tb.Game != before {
		tb.t.Errorf("seat %d: %s was refused and left a trace", s, Def.Moves.Text(m))
	}
}

// told returns the names of the events since the last call, and forgets them.
func (tb *table) told() []string {
	var names []string
	for _, e := range tb.events.List() {
		names = append(names, games.EventName(e))
	}
	tb.events.Clear()
	return names
}

// eventsOf returns the events of a type since the last call of told.
func eventsOf[E Event](tb *table) []E {
	var list []E
	for _, e := range tb.events.List() {
		if e, ok := e.(E); ok {
			list = append(list, e)
		}
	}
	return list
}

func (tb *table) wantTrays(coins ...int8) {
	tb.t.Helper()
	if got := tb.tray[:tb.seats]; !slices.Equal(got, coins) {
		tb.t.Errorf("trays hold %v, want %v", got, coins)
	}
}

func (tb *table) wantCoins(c Cell, owner games.Seat, coins int8) {
	tb.t.Helper()
	spot := tb.board.spots[tb.board.find(c)]
	if spot.empty() || spot.owner != owner || spot.coins != coins {
		tb.t.Errorf("on %v lie %d coins of seat %d, want %d of seat %d", c, spot.coins, spot.owner, coins, owner)
	}
}

func (tb *table) wantPhase(p Phase, s games.Seat) {
	tb.t.Helper()
	acting := tb.AppendActing(nil)
	if tb.phase != p || len(acting) == 0 || acting[0] != (games.Acting{Seat: s, Must: true}) {
		tb.t.Errorf("phase %v, acting %v; want %v and seat %d", tb.phase, acting, p, s)
	}
}

func (tb *table) wantShapes(want ...string) {
	tb.t.Helper()
	var got []string
	for _, s := range tb.board.shapes[:tb.board.shaped] {
		got = append(got, fmt.Sprintf("%v of %c: %d tiles, %d coins", s.Kind, 'a'+s.Owner, s.Length, s.Coins))
	}
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		tb.t.Errorf("shapes %q, want %q", got, want)
	}
}

func wantEqual[T any](t *testing.T, what string, got, want T) {
	t.Helper()
	if g, w := fmt.Sprint(got), fmt.Sprint(want); g != w {
		t.Errorf("%s: got %s, want %s", what, g, w)
	}
}
