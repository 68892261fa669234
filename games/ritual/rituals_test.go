package ritual

import (
	"slices"
	"testing"

	"runehall/games"
)

// reveals reports whether a seat could reveal a card, with any target.
func reveals(tb *table, s games.Seat, c Card) bool {
	return slices.ContainsFunc(tb.appendReveals(nil, s), func(m Move) bool { return m.Card == c })
}

func TestRIT34_RefillHandTiles(t *testing.T) {
	tb := sit(t, 2).draw("a b").give(1, RefillHand).spare(1, Grey, 1).spare(0, Grey, 1)
	tb.play("1 reveal refill-hand", "0 decline")
	wantEqual(t, "hand", tb.hands[1].count, 3)
	tb = sit(t, 2).draw("a b").give(1, RefillHand).spare(1, Grey, 3)
	tb.refused(1, Move{Kind: Reveal, Card: RefillHand}, refuseHandFull)
	tb = sit(t, 2).draw("a b").give(1, RefillHand).spare(1, Grey, 1)
	tb.emptySupply()
	tb.refused(1, Move{Kind: Reveal, Card: RefillHand}, refuseNoSupply)
}

func TestRIT34_ReverseDirection(t *testing.T) {
	tb := sit(t, 3).draw("a b").give(1, ReverseDirection, ReverseDirection).spare(0, Grey, 1)
	tb.play("1 reveal reverse-direction").allDecline()
	tb.wantPhase(TurnPhase, 0)
	tb.do(0, tb.fit(0, Cell{0, 1}, Grey, 1))
	tb.wantPhase(TurnPhase, 2)
	tb.play("1 reveal reverse-direction").allDecline()
	wantEqual(t, "clockwise again", view(tb.Game, games.Public).Clockwise(), true)
	wantEqual(t, "after 2", view(tb.Game, games.Public).After(2), 0)
}

func TestRIT34_CopyRitual(t *testing.T) {
	tb := sit(t, 3).draw("a b").give(0, CopyRitual)
	tb.refused(0, Move{Kind: Reveal, Card: CopyRitual}, refuseNoDiscard)
	tb.discard(ReverseDirection, Skip)
	tb.refused(0, Move{Kind: Reveal, Card: CopyRitual}, refuseNeedsTarget)
	wantEqual(t, "moves", tb.appendReveals(nil, 0), []Move{
		{Kind: RevealAt, Card: CopyRitual, Target: 1}, {Kind: RevealAt, Card: CopyRitual, Target: 2},
	})
	tb.play("0 reveal copy 2").allDecline().play("0 skip next")
	wantEqual(t, "skips", tb.skips[2], 1)
	wantEqual(t, "discards", tb.cards.discards.list(), []Card{ReverseDirection, Skip, CopyRitual})
	// What is copied must be possible.
	tb = sit(t, 2).draw("a b").give(0, CopyRitual).spare(0, Grey, 3).discard(RefillHand)
	tb.refused(0, Move{Kind: Reveal, Card: CopyRitual}, refuseHandFull)
}

func TestRIT34_QuickTurn(t *testing.T) {
	tb := sit(t, 2).draw("a b").give(1, QuickTurn).spare(0, Grey, 1)
	tb.refused(1, Move{Kind: Reveal, Card: QuickTurn}, refuseNoFit)
	over := tb.fit(1, Cell{0, 0}, Grey, 1)
	tb.play("1 reveal quick-turn", "0 decline")
	tb.refused(1, Move{Kind: Pass}, refuseCanPlace)
	tb.do(1, over)
	tb.wantCoins(Cell{}, 1, 1)
	tb.wantPhase(TurnPhase, 0)
}

// Putting coins on an empty cell is refused by the ritual's clause, laying a tile over an empty cell by the clause
// about building over.
func TestRIT34_AnEmptyCell(t *testing.T) {
	wantEqual(t, "coins", refuseNoTile.Clause, "RIT-34")
	wantEqual(t, "a tile", refuseNothingThere.Clause, "RIT-18")
}

func TestRIT34_ReplaceCoins(t *testing.T) {
	tb := sit(t, 3).lay(Cell{}, 0, 0, 1, 3).lay(Cell{1, 0}, 1, 0, 2, 4).lay(Cell{2, 0}, 2, 0, 0, 1)
	tb.give(0, ReplaceCoins).rolls(3).play("0 reveal replace-coins").allDecline()
	tb.refused(0, Move{Kind: PickCell, Cell: Cell{1, 0}}, refuseTooMany)
	tb.refused(0, Move{Kind: PickCell, Cell: Cell{2, 0}}, refuseOwnTile)
	tb.refused(0, Move{Kind: PickCell, Cell: Cell{3, 0}}, refuseNoTile)
	tb.refused(0, Move{Kind: SkipNext}, refuseOtherChoice)
	tb.play("0 coins 0,0").wantCoins(Cell{}, 0, 3)
	tb.wantTrays(35-1-3, 35, 35-4)
	// Only tiles with no more coins than the tray has can be picked.
	tb = sit(t, 2).lay(Cell{}, 0, 0, 1, 3).trays(2, 9).give(0, ReplaceCoins)
	tb.refused(0, Move{Kind: Reveal, Card: ReplaceCoins}, refuseNoCoins)
	tb = sit(t, 2).draw("a").give(0, ReplaceCoins)
	tb.refused(0, Move{Kind: Reveal, Card: ReplaceCoins}, refuseNoCoins)
}

func TestRIT34_StealRuneTile(t *testing.T) {
	tb := sit(t, 2).draw(ring...).give(1, StealTile, PlaceTile).spare(0, Grey, 1)
	c := Cell{1, 1}
	tb.refused(1, Move{Kind: Reveal, Card: StealTile}, refuseNoBuild)
	tb.do(0, tb.fit(0, c, Grey, 2))
	tb.wantPhase(TurnPhase, 1)
	tb.onTurn = 0
	fewer, equal := tb.fit(1, c, Gold, 1), tb.fit(1, c, Gold, 2)
	tb.refused(1, equal, refuseNotOnTurn)
	tb.play("1 reveal steal-tile", "0 decline")
	tb.refused(1, fewer, refuseFewer)
	tb.refused(1, Move{Kind: Place, Tile: equal.Tile, Cell: Cell{3, 0}}, refuseOtherChoice)
	tb.refused(1, Move{Kind: Pass}, refuseOtherChoice)
	tb.refused(0, equal, refuseStandstill)
	tb.do(1, equal).wantCoins(c, 1, 4)
	tb.wantPhase(TurnPhase, 0)
}

// A tile without a match can be stolen, but not with a tile that has none either.
func TestRIT34_StealRuneTileNeedsAMatch(t *testing.T) {
	tb := sit(t, 2).draw("a b").give(0, StealTile)
	none, one := tb.fit(0, Cell{1, 0}, Grey, 0), tb.fit(0, Cell{1, 0}, Grey, 1)
	tb.play("0 reveal steal-tile", "1 decline")
	tb.refused(0, none, refuseFewer)
	tb.do(0, one).wantCoins(Cell{1, 0}, 0, 1)
}

func TestRIT34_StealHandTiles(t *testing.T) {
	for number, black := range map[int]bool{3: false, 4: true} {
		tb := sit(t, 4).draw("a").give(0, StealHandTiles).spare(0, Grey, 1).spare(1, Grey, 2).spare(2, Black,
			1).spare(2, Gold, 1)
		tb.spare(3, Grey, 1)
		tb.refused(0, Move{Kind: RevealAt, Card: StealHandTiles, Target: 2}, refuseNoGrey)
		grey, other := tb.hands[1].tiles[1], tb.hands[2].tiles[0]
		tb.rolls(number).play("0 reveal steal-hand-tiles 1").allDecline()
		tb.refused(0, Move{Kind: TakeTile, Tile: other}, refuseWrongTile)
		tb.refused(0, Move{Kind: TakeTile, Tile: tb.hands[0].tiles[0]}, refuseWrongTile)
		tb.refused(0, Move{Kind: TakeTile, Tile: tb.hands[3].tiles[0]}, refuseWrongTile)
		tb.do(0, Move{Kind: TakeTile, Tile: grey})
		wantEqual(t, "goes on", tb.phase == ChoicePhase, black)
		if black {
			wantEqual(t, "choices", tb.AppendMoves(nil, 0), []Move{{Kind: TakeTile, Tile: other}})
			tb.refused(0, Move{Kind: TakeTile, Tile: tb.hands[1].tiles[0]}, refuseWrongTile)
			tb.do(0, Move{Kind: TakeTile, Tile: other})
		}
		wantEqual(t, "hand", tb.hands[0].has(grey) && tb.hands[0].has(other) == black, true)
	}
}

// The black tile may come from the target too, and there need not be one.
func TestRIT34_StealHandTilesTheBlackOne(t *testing.T) {
	tb := sit(t, 2).draw("a").give(0, StealHandTiles).spare(0, Black, 1).spare(1, Grey, 2).rolls(6)
	tb.play("0 reveal steal-hand-tiles 1", "1 decline").do(0, Move{Kind: TakeTile, Tile: tb.hands[1].tiles[0]})
	tb.wantPhase(TurnPhase, 0)
	tb = sit(t, 2).draw("a").give(0, StealHandTiles).spare(0, Black, 1).spare(1, Grey, 1).spare(1, Black, 1).rolls(6)
	black := tb.hands[1].tiles[1]
	tb.play("0 reveal steal-hand-tiles 1", "1 decline").do(0, Move{Kind: TakeTile, Tile: tb.hands[1].tiles[0]})
	tb.refused(0, Move{Kind: TakeTile, Tile: tb.hands[0].tiles[0]}, refuseWrongTile)
	tb.do(0, Move{Kind: TakeTile, Tile: black})
	wantEqual(t, "taken", tb.hands[0].has(black), true)
}

// If the ritual is reversed, its target may have no grey tile. The black one is taken all the same.
func TestRIT34_StealHandTilesWithoutAGreyOne(t *testing.T) {
	tb := sit(t, 2).draw("a").give(0, StealHandTiles).give(1, Reverse).spare(0, Black, 1).spare(0, Gold, 1).spare(1,
		Grey, 1).rolls(4)
	black := tb.hands[0].tiles[0]
	tb.play("0 reveal steal-hand-tiles 1", "1 answer reverse", "0 decline")
	tb.wantPhase(ChoicePhase, 1)
	tb.do(1, Move{Kind: TakeTile, Tile: black})
	wantEqual(t, "taken", tb.hands[1].has(black), true)
}

func TestRIT34_SwapHandTiles(t *testing.T) {
	tb := sit(t, 3).draw("a").give(2, SwapHands).spare(0, Grey, 1).spare(1, Gold, 2).spare(2, Black, 3)
	a, b := tb.hands[1], tb.hands[2]
	tb.play("2 reveal swap-hands 1").allDecline()
	wantEqual(t, "swapped", tb.hands[1] == b && tb.hands[2] == a, true)
	// It is enough that one of the hands has tiles. The other is refilled only if the supply has tiles.
	tb = sit(t, 2).draw("a").give(0, SwapHands).spare(1, Grey, 2)
	b = tb.hands[1]
	tb.emptySupply().play("0 reveal swap-hands 1", "1 decline")
	wantEqual(t, "swapped", tb.hands[0] == b && tb.hands[1].count == 0, true)
	tb = sit(t, 2).draw("a").give(0, SwapHands)
	tb.refused(0, Move{Kind: RevealAt, Card: SwapHands, Target: 1}, refuseHandsEmpty)
}

func TestRIT34_StealGoldenHandTile(t *testing.T) {
	tb := sit(t, 2).draw("a").give(0, StealGold).spare(0, Grey, 1).spare(1, Grey, 1)
	tb.refused(0, Move{Kind: RevealAt, Card: StealGold, Target: 1}, refuseNoGold)
	tb.refused(0, Move{Kind: RevealAt, Card: StealGold, Target: 0}, refuseOwnTarget)
	tb.spare(1, Gold, 1)
	gold := tb.hands[1].tiles[1]
	tb.play("0 reveal steal-gold 1", "1 decline")
	tb.refused(0, Move{Kind: TakeTile, Tile: tb.hands[1].tiles[0]}, refuseWrongTile)
	tb.refused(0, Move{Kind: PickCell}, refuseOtherChoice)
	tb.do(0, Move{Kind: TakeTile, Tile: gold})
	wantEqual(t, "hand", tb.hands[0].count, 2)
}

func TestRIT34_Skip(t *testing.T) {
	tb := sit(t, 3).draw("a").give(1, Skip, Skip).spare(0, Grey, 1)
	tb.play("1 reveal skip 2").allDecline()
	tb.refused(1, Move{Kind: SkipNow}, refuseNotPresent)
	tb.refused(1, Move{Kind: TakeTile}, refuseOtherChoice)
	tb.skips[0] = 1
	tb.play("1 skip next", "1 reveal skip 0").allDecline()
	tb.play("1 skip now").wantPhase(TurnPhase, 1)
	wantEqual(t, "turns to lose besides the present one", tb.skips[0], 1)
	tb.skips[0] = 0
	tb.do(1, tb.fit(1, Cell{1, 0}, Grey, 1))
	tb.wantPhase(TurnPhase, 0)
	wantEqual(t, "turns to lose", view(tb.Game, games.Public).Skips(2), 0)
}

// The seat on turn can be made to lose its next turn instead of this one; two Skips take two turns.
func TestRIT34_SkipTheNextTurn(t *testing.T) {
	tb := sit(t, 2).draw("a b").give(1, Skip, Skip).spare(0, Grey, 3).spare(1, Grey, 3)
	for range 2 {
		tb.play("1 reveal skip 0", "0 decline", "1 skip next")
	}
	for _, s := range []games.Seat{0, 1, 1, 1, 0} {
		tb.wantPhase(TurnPhase, s)
		tb.do(s, tb.fit(s, view(tb.Game, s).AppendFrontier(nil)[0], Grey, 1))
	}
}

func TestRIT34_PlaceRuneTile(t *testing.T) {
	tb := sit(t, 3).draw("a b").give(2, PlaceTile, StealTile).spare(0, Grey, 1)
	tb.refused(2, Move{Kind: Reveal, Card: PlaceTile}, refuseNoFit)
	m := tb.fit(2, Cell{0, 1}, Gold, 1)
	over := tb.fit(2, Cell{0, 0}, Grey, 1)
	tb.play("2 reveal place-tile").allDecline()
	tb.refused(2, over, refuseOtherChoice)
	tb.do(2, m).wantCoins(Cell{0, 1}, 2, 2)
	tb.wantPhase(TurnPhase, 0)
}

func TestRIT34_ExtraCoins(t *testing.T) {
	tb := sit(t, 2).lay(Cell{}, 0, 0, 0, 2).lay(Cell{1, 0}, 1, 0, 0, 6).lay(Cell{2, 0}, 2, 0, 1, 1)
	tb.give(0, ExtraCoins).rolls(3).play("0 reveal extra-coins", "1 decline")
	tb.refused(0, Move{Kind: PickCell, Cell: Cell{1, 0}}, refuseTileFull)
	tb.refused(0, Move{Kind: PickCell, Cell: Cell{2, 0}}, refuseOthersTile)
	tb.refused(0, Move{Kind: PickCell, Cell: Cell{3, 0}}, refuseNoTile) // next to a tile
	tb.refused(0, Move{Kind: PickCell, Cell: Cell{9, 9}}, refuseNoTile) // far from all
	tb.play("0 coins 0,0").wantCoins(Cell{}, 0, 5)
	tb = sit(t, 2).lay(Cell{}, 0, 0, 0, 6).give(0, ExtraCoins).give(1, ExtraCoins)
	tb.refused(0, Move{Kind: Reveal, Card: ExtraCoins}, refuseNoRoom)
	wantEqual(t, "without a tile", reveals(tb, 1, ExtraCoins), false)
}

func TestRIT34_RedrawHandTiles(t *testing.T) {
	tb := sit(t, 2).draw("a b").give(1, RedrawHand).spare(1, Grey, 2).spare(0, Grey, 1)
	before := tb.hands[1]
	tb.told()
	tb.play("1 reveal redraw-hand", "0 decline")
	wantEqual(t, "events", tb.told(), []string{"RitualRevealed", "Declined", "HandReturned", "TilesDrawn",
		"RitualDiscarded"})
	wantEqual(t, "hand", tb.hands[1].count, 2)
	wantEqual(t, "another hand", tb.hands[1] != before, true)
	tb = sit(t, 2).draw("a b").give(1, RedrawHand)
	tb.refused(1, Move{Kind: Reveal, Card: RedrawHand}, refuseHandEmpty)
	tb.spare(1, Grey, 1).emptySupply()
	tb.refused(1, Move{Kind: Reveal, Card: RedrawHand}, refuseNoSupply)
}
