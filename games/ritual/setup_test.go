package ritual

import (
	"testing"

	"runehall/games"
)

func TestRIT2_CoinsOfAColour(t *testing.T) {
	for seats := 2; seats <= 5; seats++ {
		if n := dealtCoins[seats]; n > 40 {
			t.Errorf("%d seats are dealt %d coins each, and a colour has 40", seats, n)
		}
	}
	tb := sit(t, 2).draw("a").give(0, ExtraCoins)
	for number := 1; number <= 6; number++ {
		again := *tb.Game
		g := &table{Game: &again, t: t}
		g.rolls(number).play("0 reveal extra-coins", "1 decline")
		wantEqual(t, "the die", int(g.effect.Die), number)
	}
}

func TestRIT4_Shuffled(t *testing.T) {
	a := newGame(games.Setup{Seats: 2, Seed: 1}, nil)
	b := newGame(games.Setup{Seats: 2, Seed: 2}, nil)
	if a.supply == b.supply || a.cards.pile == b.cards.pile {
		t.Error("two seeds shuffle the same")
	}
	if c := newGame(games.Setup{Seats: 2, Seed: 1}, nil); *c != *a {
		t.Error("one seed shuffles in two ways")
	}
	wantEqual(t, "supply", a.supply.count, Tiles-2*HandTiles)
	wantEqual(t, "ritual pile", a.cards.pile.count, 28)
}

func TestRIT5_CoinsDealt(t *testing.T) {
	for seats, want := range map[int]int8{2: 40, 3: 35, 4: 30, 5: 25} {
		g := newGame(games.Setup{Seats: seats, Seed: 7}, nil)
		for s := range g.seats {
			wantEqual(t, "tray", g.tray[s], want)
		}
	}
}

func TestRIT6_HandTiles(t *testing.T) {
	g := newGame(games.Setup{Seats: 5, Seed: 7}, nil)
	for s := range g.seats {
		wantEqual(t, "hand tiles", g.hands[s].count, 3)
		wantEqual(t, "hand tiles that others see", view(g, games.Public).Hand(s), g.hands[s].list())
	}
}

func TestRIT6_OnlyHandTilesArePlaced(t *testing.T) {
	tb := sit(t, 2).draw("a").spare(0, Grey, 1).spare(1, Grey, 1)
	c := Cell{1, 0}
	others, turn := tb.search(c, func(_ TileID, _, n uint8) bool { return n == 1 })
	tb.refused(0, Move{Kind: Place, Tile: others, Cell: c, Turn: turn}, refuseNotHand)
	tb.refused(0, Move{Kind: BuildOver, Tile: others, Cell: Cell{}}, refuseNotHand)
	tb.refused(0, Move{Kind: Place, Tile: tb.hands[1].tiles[0], Cell: c}, refuseNotHand)
}

func TestRIT10_OneTileClockwise(t *testing.T) {
	tb := sit(t, 3).draw("a")
	for _, s := range []games.Seat{0, 1, 2, 0} {
		tb.wantPhase(TurnPhase, s)
		tb.spare(s, Grey, 1)
		frontier := view(tb.Game, s).AppendFrontier(nil)
		tb.do(s, tb.fit(s, frontier[0], Grey, 1))
	}
	tb.wantPhase(TurnPhase, 1)
	tb.refused(0, tb.fit(0, view(tb.Game, 0).AppendFrontier(nil)[0], Grey, 1), refuseNotOnTurn)
}

func TestRIT11_RematchIsStartedByMostCoins(t *testing.T) {
	tb := sit(t, 4).draw("a").trays(1, 9, 12, 12)
	tb.do(0, tb.fit(0, Cell{1, 0}, Grey, 1))
	result, over := tb.Result()
	wantEqual(t, "over", over, true)
	wantEqual(t, "who may start the rematch", result.Starters(), []games.Seat{2, 3})
	wantEqual(t, "starter", newGame(games.Setup{Seats: 4, Starts: []games.Seat{3}}, nil).onTurn, 3)
}

func TestRIT12_FirstTile(t *testing.T) {
	for kind, coins := range map[TileKind]int8{Grey: 1, Gold: 2, Black: 1} {
		tb := sit(t, 2).spare(0, kind, 1).spare(1, Grey, 1)
		tile := tb.hands[0].tiles[0]
		tb.refused(0, Move{Kind: Place, Tile: tile, Cell: Cell{1, 0}}, refuseFirstCell)
		wantEqual(t, "first cells", view(tb.Game, 0).AppendFrontier(nil), []Cell{{}})
		tb.do(0, Move{Kind: Place, Tile: tile, Cell: Cell{}, Turn: 5})
		tb.wantCoins(Cell{}, 0, coins)
		tb.wantTrays(40-coins, 40)
	}
}
