package ritual

import (
	"slices"
	"testing"

	"runehall/games"
)

// fullHand sets up a table on which seat 0 holds three rituals and has laid a black tile.
func fullHand(t *testing.T) *table {
	t.Helper()
	tb := sit(t, 2).draw("a b").give(0, Skip, PlaceTile, ExtraCoins).give(1, ReverseDirection).spare(0, Grey,
		2).spare(1, Grey, 1)
	tb.do(0, tb.fit(0, Cell{0, 1}, Black, 1))
	tb.wantPhase(DrawPhase, 0)
	tb.told()
	return tb
}

func TestRIT30_DrawnRitualsAreSecret(t *testing.T) {
	tb := sit(t, 2).draw("a b").give(0, Skip)
	wantEqual(t, "own", view(tb.Game, 0).Rituals(0), []Card{Skip})
	wantEqual(t, "others", view(tb.Game, 1).Rituals(0), []Card{Hidden})
	wantEqual(t, "public", view(tb.Game, games.Public).Rituals(0), []Card{Hidden})
	wantEqual(t, "number", view(tb.Game, games.Public).RitualCount(0), 1)
	wantEqual(t, "moves that others know", view(tb.Game, 1).AppendMoves(nil, 0), []Move{{Kind: Pass}})
	for reader, want := range map[games.Seat]Card{0: Skip, 1: Hidden, games.Public: Hidden, games.All: Skip} {
		drawn, _ := redact(RitualDrawn{Seat: 0, Card: Skip}, reader)
		out, _ := redact(RitualPutOut{Seat: 0, Card: Skip}, reader)
		wantEqual(t, "drawn", drawn.(RitualDrawn).Card, want)
		wantEqual(t, "put out", out.(RitualPutOut).Card, want)
	}
}

func TestRIT30_AtMostThreeAreHeld(t *testing.T) {
	tb := fullHand(t)
	wantEqual(t, "choices", tb.AppendMoves(nil, 0), []Move{
		{Kind: RevealAt, Card: Skip, Target: 1}, {Kind: Reveal, Card: PlaceTile}, {Kind: Reveal, Card: ExtraCoins},
		{Kind: PutOut, Card: Skip}, {Kind: PutOut, Card: PlaceTile}, {Kind: PutOut, Card: ExtraCoins}, {Kind: Forgo},
	})
	tb.refused(0, Move{Kind: Pass}, refuseDrawFirst)
	tb.refused(1, Move{Kind: Forgo}, games.NotActing)
	tb.refused(1, Move{Kind: PutOut, Card: ReverseDirection}, games.NotActing)
	tb.refused(0, Move{Kind: PutOut, Card: Ward}, games.NoSuchThing)
	tb.play("0 forgo")
	wantEqual(t, "held", tb.cards.hand(0), []Card{Skip, PlaceTile, ExtraCoins})
	wantEqual(t, "events", tb.told(), []string{"DrawForgone", "TurnBegan"})
	tb.refused(1, Move{Kind: Forgo}, refuseNotDrawing)
}

func TestRIT30_PutOutOfTheMatch(t *testing.T) {
	tb := fullHand(t).onTop(Ward).play("0 put-out skip")
	wantEqual(t, "held", tb.cards.hand(0), []Card{PlaceTile, ExtraCoins, Ward})
	wantEqual(t, "out", view(tb.Game, 0).PutOut(0), []Card{Skip})
	wantEqual(t, "out, to others", view(tb.Game, 1).PutOut(0), []Card{Hidden})
	tb.wantPhase(TurnPhase, 1)
}

func TestRIT30_ARitualPlayedForTheDrawIsSettledFirst(t *testing.T) {
	tb := fullHand(t).onTop(Ward).play("0 reveal skip 1", "1 decline", "0 skip next")
	wantEqual(t, "held", tb.cards.hand(0), []Card{PlaceTile, ExtraCoins, Ward})
	wantEqual(t, "events", tb.told(), []string{
		"RitualRevealed", "Declined", "SkipOwed", "RitualDiscarded", "RitualDrawn", "TurnLost", "TurnBegan",
	})
}

func TestRIT30_WardedOffIsPlayedToo(t *testing.T) {
	tb := fullHand(t).give(1, Ward).onTop(QuickTurn).play("0 reveal skip 1", "1 answer ward", "0 decline")
	wantEqual(t, "held", tb.cards.hand(0), []Card{QuickTurn, PlaceTile, ExtraCoins})
}

// If the ritual played for the draw lays a black tile, that tile's draw comes first. After it three rituals are held
// again, so the seat must choose again.
func TestRIT30_ThreeAgainChooseAgain(t *testing.T) {
	tb := fullHand(t).onTop(Ward)
	m := tb.fit(0, Cell{1, 1}, Black, 1)
	tb.play("0 reveal place-tile", "1 decline").do(0, m)
	tb.wantPhase(DrawPhase, 0)
	wantEqual(t, "held", tb.cards.hand(0), []Card{Skip, ExtraCoins, Ward})
	wantEqual(t, "draws", tb.draws.count, 1)
	wantEqual(t, "events", tb.told(), []string{
		"RitualRevealed", "Declined", "Placed", "CoinsPlaced", "RitualDiscarded", "RitualDrawn",
	})
	tb.onTop(Reverse).play("0 put-out ward")
	wantEqual(t, "held", tb.cards.hand(0), []Card{Reverse, Skip, ExtraCoins})
	tb.wantPhase(TurnPhase, 1)
}

// The draw for a ritual's own black tile may be another seat's. It also comes before the draw for which the ritual was
// played.
func TestRIT30_AnotherSeatsDrawInside(t *testing.T) {
	tb := fullHand(t).give(1, Reverse, Ward)
	m := tb.fit(1, Cell{1, 1}, Black, 1)
	tb.play("0 reveal place-tile", "1 answer reverse", "0 decline").onTop(RefillHand).do(1, m)
	wantEqual(t, "held by 1", tb.cards.hand(1), []Card{RefillHand, ReverseDirection, Ward})
	wantEqual(t, "held by 0", tb.cards.holds[0], 3)
	tb.wantPhase(TurnPhase, 1)
}

func TestRIT30_AnEmptyPileIsShuffledFromTheDiscards(t *testing.T) {
	tb := sit(t, 2).draw("a b").spare(0, Grey, 1)
	tb.discard(Skip)
	tb.cards.out, tb.cards.pile = tb.cards.pile, deck{}
	tb.do(0, tb.fit(0, Cell{0, 1}, Black, 1))
	wantEqual(t, "held", tb.cards.hand(0), []Card{Skip})
	wantEqual(t, "discards", tb.cards.discards.count, 0)
	wantEqual(t, "cards out stay out", tb.cards.out.count, 27)
	wantEqual(t, "shuffled", slices.Contains(tb.told(), "RitualsShuffled"), true)
}

func TestRIT30_NoneAtAllNoDraw(t *testing.T) {
	for _, held := range []int{0, 3} {
		tb := sit(t, 2).draw("a b").spare(0, Grey, 1).give(0, []Card{Skip, Ward, QuickTurn}[:held]...)
		tb.cards.out, tb.cards.pile = tb.cards.pile, deck{}
		tb.do(0, tb.fit(0, Cell{0, 1}, Black, 1))
		wantEqual(t, "held", int(tb.cards.holds[0]), held)
		tb.wantPhase(TurnPhase, 1)
	}
}

func TestRIT37_NotTheOwnTurnsTile(t *testing.T) {
	tb := sit(t, 2).draw("a b").give(0, PlaceTile, StealTile, QuickTurn).spare(0, Grey, 1).spare(1, Grey, 1)
	for _, ritual := range []string{"place-tile", "quick-turn"} {
		m := tb.fit(0, view(tb.Game, 0).AppendFrontier(nil)[0], Grey, 1)
		tb.play("0 reveal "+ritual, "1 decline").do(0, m)
		tb.wantPhase(TurnPhase, 0)
	}
	over := tb.fit(0, Cell{1, 0}, Grey, 2)
	tb.play("0 reveal steal-tile", "1 decline").do(0, over)
	tb.wantPhase(TurnPhase, 0)
	tb.do(0, tb.fit(0, view(tb.Game, 0).AppendFrontier(nil)[0], Grey, 1))
	tb.wantPhase(TurnPhase, 1)
}

func TestRIT37_DrawnWhenTheRitualLiesOnTheDiscards(t *testing.T) {
	tb := sit(t, 2).draw("a b").give(0, PlaceTile).spare(0, Grey, 1).spare(1, Grey, 1)
	m := tb.fit(0, Cell{0, 1}, Black, 1)
	tb.play("0 reveal place-tile", "1 decline").told()
	tb.do(0, m)
	wantEqual(t, "events", tb.told(), []string{"Placed", "CoinsPlaced", "RitualDiscarded", "RitualDrawn"})
}
