package market

import (
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest"
)

// The same fault can violate several clauses: the refusal names the clause of what was tried.
func TestRefusalsNameTheirOwnClause(t *testing.T) {
	for refusal, clause := range map[*games.Refusal]string{
		refuseSumForMore: "MAR-20", refuseRansomSum: "MAR-30", refuseOtherColour: "MAR-15", refuseOtherMain: "MAR-16",
		refuseLaid: "MAR-14", refuseJoinLaid: "MAR-5", refuseNotPost: "MAR-5", refuseNoStore: "MAR-14",
		refuseAbsent:    "COM-3",
		refuseOnlyMains: "MAR-18",
	} {
		wantEqual(t, refusal.Reason, refusal.Clause, clause)
	}
}

func TestRulebook(t *testing.T) { gamestest.Rulebook(t, &Def.Info) }

func TestCommonRefusals(t *testing.T) {
	tb := sit(t, 2).hold(0, "5+thief").hold(1, "1").begin(0)
	for _, m := range []Move{
		{}, {Kind: moveKinds}, {Kind: End, Card: 1}, {Kind: Rob}, {Kind: Rob, Card: cardKinds},
		{Kind: BuyRune, Colour: Red},
		{Kind: BuyRune, Cards: SetOf(5)}, {Kind: BuyRune, Cards: SetOf(Thief), Colour: Red},
		{Kind: BuyRune, Cards: SetOf(5), Colour: colours},
		{Kind: Duel, Card: 5, Seat: 2}, {Kind: Duel, Card: 5, Seat: -1}, {Kind: Interest, Store: Places},
		{Kind: End, Pay: Payment{1}},
		{Kind: Throw}, {Kind: Throw, Pick: pickKinds}, {Kind: End, Seat: 1}, {Kind: End, To: Post1},
	} {
		tb.refusedMove(0, m, games.NoSuchThing)
	}
	tb.refusedMove(2, Move{Kind: End}, games.NoSuchThing)
	tb.refusedMove(games.Public, Move{Kind: End}, games.NoSuchThing)
	tb.refusedMove(1, Move{Kind: End}, games.NotActing)
	tb.phase = OverPhase
	tb.refusedMove(0, Move{Kind: End}, games.MatchOver)
}
