package ritual

import (
	"slices"
	"testing"

	"runehall/games"
)

func TestRIT13_PlacedNextToATileWithAMatch(t *testing.T) {
	tb := sit(t, 2).draw("a").spare(0, Grey, 2)
	far, there := Cell{2, 0}, Cell{1, 0}
	m := tb.fit(0, there, Grey, 1)
	tb.refused(0, Move{Kind: Place, Tile: m.Tile, Cell: far, Turn: m.Turn}, refuseFar)
	tb.refused(0, Move{Kind: Place, Tile: m.Tile, Cell: Cell{}, Turn: m.Turn}, refuseOccupied)
	for turn := range uint8(Dirs) {
		if turn != m.Turn {
			tb.refused(0, Move{Kind: Place, Tile: m.Tile, Cell: there, Turn: turn}, refuseNoMatch)
		}
	}
	tb.do(0, m)
	tb.wantCoins(there, 0, 1)
}

func TestRIT13_StarsMatchEverything(t *testing.T) {
	for r := Rune(1); r <= Star; r++ {
		if !r.Matches(Star) || !Star.Matches(r) || !r.Matches(r) {
			t.Errorf("rune %d", r)
		}
		if r < Symbols && r.Matches(r+1) || r.Matches(NoRune) {
			t.Errorf("rune %d matches too much", r)
		}
	}
	// The bits by which matches are counted agree for all pairs of runes.
	for a := Rune(1); a <= Star; a++ {
		for b := Rune(1); b <= Star; b++ {
			wantEqual(t, "lanes agree", looksFor(a)&shows(b) != 0, a.Matches(b))
		}
	}
	tb := sit(t, 2).lay(Cell{}, firstBlack, 0, 1, 1)
	for turn := range uint8(Dirs) {
		star := Cell{}.Next(Dir(turn))
		again := Move{Kind: Place, Tile: 0, Cell: star, Turn: 3}
		starTurned := matchCount(again.Tile, again.Turn, tb.board.spots[tb.board.find(star)].around)
		wantEqual(t, "matches next to the star", starTurned > 0, turn == 0 ||
			TileID(0).Rune(3, Dir(turn).Opposite()) == firstBlack.Rune(0, Dir(turn)))
	}
}

func TestRIT14_CoinsByMatches(t *testing.T) {
	for _, test := range []struct {
		kind    TileKind
		matches uint8
		coins   int8
	}{
		{Grey, 1, 1}, {Grey, 4, 4}, {Grey, 6, 6}, {Gold, 1, 2}, {Gold, 3, 6}, {Gold, 4, 6}, {Gold, 6, 6}, {Black, 2, 2},
	} {
		tile := map[TileKind]TileID{Grey: 0, Gold: firstGold, Black: firstBlack}[test.kind]
		wantEqual(t, test.kind.String(), worth(tile, test.matches, false), test.coins)
	}
	tb := sit(t, 2).draw(
		"b b",
		" 1 b")
	c := Cell{0, 1}
	tb.do(0, tb.fit(0, c, Gold, 2))
	tb.wantCoins(c, 0, 4)
	tb.wantTrays(36, 37)
}

func TestRIT15_BlackTileDrawsARitual(t *testing.T) {
	tb := sit(t, 2).draw("b b").spare(0, Grey, 2).onTop(Skip)
	tb.do(0, tb.fit(0, Cell{0, 1}, Black, 1))
	wantEqual(t, "held", tb.cards.hand(0), []Card{Skip})
	wantEqual(t, "grey draws none", tb.cards.holds[1], 0)
	// The tile may also be laid over another one, by a ritual.
	tb = sit(t, 2).draw("b b").spare(0, Grey, 2).give(0, StealTile).onTop(Skip)
	over := tb.fit(0, Cell{}, Black, 1)
	tb.play("0 reveal steal-tile").allDecline().do(0, over)
	wantEqual(t, "held", tb.cards.hand(0), []Card{Skip})
}

func TestRIT16_RefilledWhenEmptyAndAtOnce(t *testing.T) {
	tb := sit(t, 2).draw("b b").spare(0, Grey, 1)
	last := tb.hands[0].tiles[0]
	tb.do(0, tb.fit(0, Cell{0, 1}, Grey, 1))
	wantEqual(t, "hand with one tile left", tb.hands[0].list(), []TileID{last})
	tb.spare(1, Grey, 1)
	tb.do(1, tb.fit(1, Cell{1, 1}, Grey, 1)).told()
	tb.hands[0].remove(last)
	tb.supply.add(last)
	tb.do(0, tb.fit(0, Cell{2, 0}, Grey, 1))
	wantEqual(t, "hand after the last tile", tb.hands[0].count, 3)
	if told := tb.told(); slices.Index(told, "TilesDrawn") > slices.Index(told, "TurnBegan") {
		t.Errorf("the hand is refilled after the turn: %v", told)
	}
}

func TestRIT16_FewerLeft(t *testing.T) {
	tb := sit(t, 2).draw("b b")
	m := tb.fit(0, Cell{0, 1}, Grey, 1)
	tb.emptySupply()
	tb.supply.add(1)
	tb.supply.add(2)
	tb.do(0, m)
	wantEqual(t, "hand", tb.hands[0].count, 2)
	wantEqual(t, "supply", tb.supply.count, 0)
}

// Hands that a ritual empties are refilled when its effect is complete, in turn order from the seat on turn.
func TestRIT16_SeveralSeatsInTurnOrder(t *testing.T) {
	for back, want := range map[bool][]games.Seat{false: {3, 0}, true: {0, 3}} {
		tb := sit(t, 4).draw("b b").spare(0, Black, 1).spare(2, Grey, 1).spare(3, Grey, 1).give(1, StealHandTiles)
		tb.onTurn, tb.back = 2, back
		grey, black := tb.hands[3].tiles[0], tb.hands[0].tiles[0]
		tb.spare(1, Grey, 1).rolls(5).play("1 reveal steal-hand-tiles 3").allDecline()
		tb.do(1, Move{Kind: TakeTile, Tile: grey})
		wantEqual(t, "hand while the ritual goes on", tb.hands[3].count, 0)
		tb.told()
		tb.do(1, Move{Kind: TakeTile, Tile: black})
		var drew []games.Seat
		for _, e := range eventsOf[TilesDrawn](tb) {
			drew = append(drew, e.Seat)
		}
		wantEqual(t, "who drew", drew, want)
		wantEqual(t, "hand grown by theft", tb.hands[1].count, 3)
	}
}

func TestRIT17_PassOnlyWithoutAPlacement(t *testing.T) {
	tb := sit(t, 3).draw("b b").spare(0, Grey, 2)
	tb.refused(0, Move{Kind: Pass}, refuseCanPlace)
	tb.refused(1, Move{Kind: Pass}, refuseNotOnTurn)
	tb.emptySupply().hands[0] = handTiles{}
	tb.play("0 pass")
	tb.wantPhase(TurnPhase, 1)
}

// If no tile fits on the frontier, the seat may build over, or pass. With the tiles of RIT-1 that cannot happen, so the
// frontier is made unusable.
func TestRIT17_WhoCanOnlyBuildOverMayPass(t *testing.T) {
	tb := sit(t, 2).draw("b b").spare(1, Grey, 1)
	over := tb.fit(0, Cell{}, Grey, 1)
	tb.closeFrontier()
	moves := tb.AppendMoves(nil, 0)
	if !slices.Contains(moves, over) || !slices.Contains(moves, Move{Kind: Pass}) {
		t.Errorf("moves %v", moves)
	}
	tb.play("0 pass")
}

// A placement in which everything happens, in this order: coins come home, the tile and its coins are laid, shapes
// break, new shapes pay, the hand is refilled, a ritual is drawn.
func TestRIT27_OrderOfAPlacement(t *testing.T) {
	tb := sit(t, 2).draw(
		"a a a b a a",
		"       b",
		"        b",
		"         b",
		"          b",
		"           b").pay(Shape{Kind: Line, Owner: 1, Cell: Cell{3, 0}, Axis: SouthEast, Length: 6, Coins: 5})
	tb.spare(1, Grey, 1)
	tb.do(0, tb.fit(0, Cell{3, 0}, Black, 1))
	wantEqual(t, "events", tb.told(), []string{
		"CoinsReturned", "BuiltOver", "CoinsPlaced", "ShapeBroken", "ShapePaid", "TilesDrawn", "RitualDrawn",
		"TurnBegan",
	})
}

func TestRIT9_AllThatAreLeft(t *testing.T) {
	tb := sit(t, 2).draw(
		"b b",
		" 1 b").trays(3, 20)
	c := Cell{0, 1}
	tb.do(0, tb.fit(0, c, Gold, 2))
	tb.wantCoins(c, 0, 3)
	result, over := tb.Result()
	wantEqual(t, "over", over, true)
	wantEqual(t, "ranks", result.Rank[:2], []int8{1, 2})
}

func TestRIT9_AShapeTakesTheLastCoins(t *testing.T) {
	tb := sit(t, 2).draw("a a a a a 1", " b b b b b b").trays(3, 20)
	c := Cell{5, 0}
	tb.do(0, tb.fit(0, c, Grey, 1))
	wantEqual(t, "coins of the line", tb.board.shapes[0].Coins, 2)
	tb.wantTrays(0, 20)
	wantEqual(t, "phase", tb.phase, OverPhase)
}
