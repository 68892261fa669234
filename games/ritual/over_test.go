package ritual

import (
	"testing"

	"runehall/games"
)

// ring is a cell with six neighbours, of both seats.
var ring = []string{
	"  b a",
	" a . b",
	"  b a",
}

func TestRIT18_StrictlyMoreMatches(t *testing.T) {
	// The covered tile has two matches but, being gold, four coins: matches count.
	tb := sit(t, 2).draw(ring...).spare(0, Grey, 2).spare(1, Grey, 2)
	c := Cell{1, 1}
	tb.do(0, tb.fit(0, c, Gold, 2))
	tb.wantCoins(c, 0, 4)
	tb.refused(1, tb.fit(1, c, Grey, 1), refuseNotBetter)
	tb.refused(1, tb.fit(1, c, Gold, 2), refuseNotBetter)
	tb.refused(1, Move{Kind: BuildOver, Tile: tb.hands[1].tiles[0], Cell: Cell{5, 5}}, refuseNothingThere)
	tb.refused(1, Move{Kind: BuildOver, Tile: tb.hands[1].tiles[0], Cell: Cell{0, 0}}, refuseNothingThere)
	tb.do(1, tb.fit(1, c, Grey, 3))
	tb.wantCoins(c, 1, 3)
}

// The matches that the covered tile has now count, including neighbours that were laid later.
func TestRIT18_MatchesWithThePresentNeighbours(t *testing.T) {
	tb := sit(t, 2).draw("b b").spare(0, Grey, 2).spare(1, Grey, 2)
	c := Cell{0, 1}
	tb.do(0, tb.fit(0, c, Grey, 2))
	tb.do(1, tb.fit(1, Cell{1, 1}, Grey, 2))
	spot := &tb.board.spots[tb.board.find(c)]
	wantEqual(t, "matches now", int(spot.matches), slowTable(tb.Game).matches(spot.tile, spot.turn, c))
	tb.refused(0, tb.fit(0, c, Grey, spot.matches), refuseNotBetter)
}

func TestRIT18_OwnTileToo(t *testing.T) {
	tb := sit(t, 2).draw("a b").spare(0, Grey, 1)
	tb.do(0, tb.fit(0, Cell{}, Grey, 1))
	tb.wantCoins(Cell{}, 0, 1)
	tb.wantTrays(39, 39)
}

func TestRIT19_CoveredCoinsGoHomeFirst(t *testing.T) {
	tb := sit(t, 2).draw(ring...).lay(Cell{1, 1}, 40, 0, 1, 6).spare(0, Grey, 1)
	c := Cell{1, 1}
	under := tb.board.spots[tb.board.find(c)].matches
	tb.told()
	tb.do(0, tb.fit(0, c, Gold, under+1))
	wantEqual(t, "first events", tb.told()[:3], []string{"CoinsReturned", "BuiltOver", "CoinsPlaced"})
	tb.wantTrays(37-2*int8(under+1), 37)
}

// The coins of an own tile come home first, and can be put down again at once.
func TestRIT19_OwnCoinsComeHomeBeforeTheTrayIsLookedAt(t *testing.T) {
	tb := sit(t, 2).draw("a b", " . b").trays(1, 20).spare(0, Grey, 1)
	tb.do(0, tb.fit(0, Cell{}, Grey, 1))
	tb.wantTrays(1, 20)
	wantEqual(t, "phase", tb.phase, TurnPhase)
}

func TestRIT20_StacksGrow(t *testing.T) {
	tb := sit(t, 2).draw("  b a", " a b b", "  b a")
	c := Cell{1, 1}
	for n := range uint8(3) {
		s := games.Seat(n % 2)
		tb.spare(s, Grey, 1)
		tb.do(s, tb.fit(s, c, Grey, n+1))
	}
	v := view(tb.Game, games.Public)
	top, _ := v.At(c)
	beneath := v.AppendBeneath(nil, c)
	wantEqual(t, "tiles beneath", len(beneath), 3)
	wantEqual(t, "tiles beneath", top.Covers, 3)
	for _, laid := range append(beneath, top) {
		wantEqual(t, "whose hand a laid tile is in", v.Holder(laid.Tile), games.Nobody)
	}
}

func TestRIT21_OwnerIsWhoseCoinsLieThere(t *testing.T) {
	tb := sit(t, 2).draw("a b").spare(1, Grey, 1)
	tb.onTurn = 1
	tb.do(1, tb.fit(1, Cell{}, Grey, 1))
	laid, _ := view(tb.Game, games.Public).At(Cell{})
	wantEqual(t, "owner", laid.Owner, 1)
}

func TestRIT21_BuildingOverAnOwnTileLosesNothing(t *testing.T) {
	tb := sit(t, 2).draw("a a a a a a").pay(Shape{Kind: Line, Owner: 0, Length: 6, Coins: 5}).spare(0, Grey, 1).spare(1,
		Grey, 1)
	tb.told()
	tb.do(0, tb.fit(0, Cell{2, 0}, Grey, 1))
	tb.wantShapes("line of a: 6 tiles, 5 coins")
	wantEqual(t, "events", tb.told(), []string{"CoinsReturned", "BuiltOver", "CoinsPlaced", "TurnBegan"})
}
