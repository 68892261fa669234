package toss

import (
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest"
)

func TestRulebook(t *testing.T) { gamestest.Rulebook(t, &Def.Info) }

func TestCommonRefusals(t *testing.T) {
	tb := snatch(t, 2).own("b0a b1a").lay("w0a w0b").fall()
	for _, m := range []Move{
		{}, {Kind: moveKinds}, {Kind: Done, Pair: 1}, {Kind: Take, Pair: -1}, {Kind: Take, Pair: Pairs},
		{Kind: Claims, Tick: 1, Claims: noClaims},
		{Kind: Claims, Claims: [5]Rune{32, -1, -1, -1, -1}},
		{Kind: Claims, Tick: 1, Claims: [5]Rune{32, -1, -1, -1, -2}},
		{Kind: Claims, Tick: 1, Claims: [5]Rune{49, -1, -1, -1, -1}},
		{Kind: Claims, Tick: endOfTime + 1, Claims: [5]Rune{32, -1, -1, -1, -1}},
		{Kind: Claims, Tick: 1, Claims: [5]Rune{32, -1, 33, -1, -1}},
		{Kind: Order, Order: [5]games.Seat{0, -3, 1, -3, -3}},
		{Kind: Done, Tick: 1}, {Kind: Done, Gesture: Gesture{Speed: 1}}, {Kind: Give, Order: noOrder},
		{Kind: Pass, Claims: noClaims},
	} {
		tb.refusedMove(0, m, games.NoSuchThing)
	}
	tb.refusedMove(2, Move{Kind: Done}, games.NoSuchThing)
	tb.refusedMove(games.Public, Move{Kind: Done}, games.NoSuchThing)
	tb.phase = OverPhase
	tb.refusedMove(0, Move{Kind: Done}, games.MatchOver)
}
