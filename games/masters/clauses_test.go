package masters

import (
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest"
)

// No clause of the game speaks of cards that a seat does not hold, so the refusal names COM-3.
func TestRefusalOfACardNotHeld(t *testing.T) {
	wantEqual(t, "clause", refuseNotHand.Clause, "COM-3")
}

func TestRulebook(t *testing.T) { gamestest.Rulebook(t, &Def.Info) }

func TestCommonRefusals(t *testing.T) {
	tb := sit(t, 2, OptionHigh).draw("B R ").hold(0, "BBB/GRG")
	card := cards("BBB/GRG")[0]
	for _, m := range []Move{
		{}, {Kind: moveKinds}, {Kind: Draw, Turn: 1}, {Kind: Play, Card: card, Turn: Turns}, {Kind: Play},
		{Kind: Play, Card: Layouts + 1}, {Kind: Play, Card: card, Rune: Cell{1, 1}}, {Kind: Ignore}, {Kind: Discard},
		{Kind: ChooseSide}, {Kind: ChooseSide, Side: sideKinds}, {Kind: PlaceToken, Colour: Red}, {Kind: PlaceToken},
		{Kind: PlaceMaster, Colour: Blue}, {Kind: PutBeside, Card: Hidden},
	} {
		tb.refusedMove(0, m, games.NoSuchThing)
	}
	tb.refusedMove(2, Move{Kind: Draw}, games.NoSuchThing)
	tb.refusedMove(games.Public, Move{Kind: Draw}, games.NoSuchThing)
	tb.refusedMove(1, Move{Kind: Draw}, games.NotActing)
	tb.phase = OverPhase
	tb.refusedMove(0, Move{Kind: Draw}, games.MatchOver)
}
