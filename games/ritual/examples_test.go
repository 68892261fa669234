package ritual

import (
	"testing"

	"runehall/games"
)

func setupOf(seats int, seed uint64) games.Setup { return games.Setup{Seats: seats, Seed: seed} }

// The examples of the published rulebook. Its colours are seats: red 0, blue 1, green 2, purple 3.

func TestExample1_RIT12_FirstTile(t *testing.T) {
	tb := sit(t, 4).spare(0, Grey, 1)
	tb.do(0, Move{Kind: Place, Tile: tb.hands[0].tiles[0]}).wantCoins(Cell{}, 0, 1)
}

func TestExample2_RIT13_OneSymbol(t *testing.T) {
	example(t, 1, Grey, 1, "a").wantCoins(exampleCell, 1, 1)
}

func TestExample3_RIT14_TwoSymbols(t *testing.T) {
	example(t, 2, Grey, 2, "a b").wantCoins(exampleCell, 2, 2)
}

func TestExample4_RIT13_SeveralNeighboursOneSymbol(t *testing.T) {
	example(t, 3, Grey, 1, "a b", " . c").wantCoins(exampleCell, 3, 1)
}

func TestExample5_RIT14_Gold(t *testing.T) {
	example(t, 0, Gold, 1, "b c").wantCoins(exampleCell, 0, 2)
}

func TestExample6_RIT15_BlackWithTheStar(t *testing.T) {
	tb := sit(t, 4).draw("a c").spare(1, Grey, 1)
	tb.onTurn = 1
	c := exampleCell
	tile, turn := tb.search(c, func(tile TileID, turn, n uint8) bool {
		star := Dir(turn)
		return tile.Kind() == Black && n == 2 && (star == NorthWest || star == NorthEast)
	})
	tb.hand(1, tile).do(1, Move{Kind: Place, Tile: tile, Cell: c, Turn: turn}).wantCoins(c, 1, 2)
	wantEqual(t, "rituals", tb.cards.holds[1], 1)
	wantEqual(t, "kind", tile.Kind(), Black)
}

func TestExample7_RIT18_BuiltOver(t *testing.T) {
	tb := sit(t, 4).draw(ring...).spare(1, Grey, 1).spare(2, Grey, 1)
	c := Cell{1, 1}
	tb.onTurn = 1
	tb.do(1, tb.fit(1, c, Black, 2)).wantCoins(c, 1, 2)
	before := tb.tray[1]
	tb.do(2, tb.fit(2, c, Grey, 3)).wantCoins(c, 2, 3)
	wantEqual(t, "coins come home", tb.tray[1], before+2)
}

func TestExample8_RIT22_LineAndCircle(t *testing.T) {
	lays(t, "a a a a a 1").wantShapes("line of a: 6 tiles, 5 coins")
	lays(t,
		"  a a",
		" a . a",
		"  a 1").wantShapes("circle of a: 6 tiles, 5 coins")
}

func TestExample9_RIT5_FourPlayers(t *testing.T) {
	g := newGame(setupOf(4, 1), nil)
	wantEqual(t, "trays", g.tray[:4], []int8{30, 30, 30, 30})
}

func TestExample10_RIT34_ExtraCoinsUpToSix(t *testing.T) {
	tb := sit(t, 2).lay(Cell{}, 0, 0, 0, 4).give(0, ExtraCoins).rolls(5)
	tb.play("0 reveal extra-coins", "1 decline", "0 coins 0,0").wantCoins(Cell{}, 0, 6)
	tb.wantTrays(34, 40)
}

// exampleCell is where the examples lay their tile.
var exampleCell = Cell{0, 1}

// example draws a table and lays a tile with so many matches.
func example(t *testing.T, s games.Seat, k TileKind, matches uint8, rows ...string) *table {
	t.Helper()
	tb := sit(t, 4).draw(rows...).spare(s, Grey, 1)
	tb.onTurn = s
	return tb.do(s, tb.fit(s, exampleCell, k, matches))
}
