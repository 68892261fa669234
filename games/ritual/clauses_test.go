package ritual

import (
	"testing"

	"runehall/games"
	"runehall/games/gamestest"
)

func TestRulebook(t *testing.T) { gamestest.Rulebook(t, &Def.Info) }

func TestCommonRefusals(t *testing.T) {
	tb := sit(t, 2).draw("a b").spare(0, Grey, 1)
	tb.refused(0, Move{}, games.NoSuchThing)
	tb.refused(0, Move{Kind: moveKinds}, games.NoSuchThing)
	tb.refused(0, Move{Kind: Pass, Turn: 1}, games.NoSuchThing)
	tb.refused(0, Move{Kind: Place, Tile: Tiles}, games.NoSuchThing)
	tb.refused(0, Move{Kind: Place, Turn: Dirs}, games.NoSuchThing)
	tb.refused(0, Move{Kind: RevealAt, Card: Skip, Target: 2}, games.NoSuchThing)
	tb.refused(0, Move{Kind: Reveal, Card: QuickTurn}, games.NoSuchThing)
	tb.refused(0, Move{Kind: Reveal}, games.NoSuchThing)
	tb.refused(2, Move{Kind: Pass}, games.NoSuchThing)
	tb.refused(games.Public, Move{Kind: Pass}, games.NoSuchThing)
	tb.refused(0, Move{Kind: TakeTile, Tile: 3}, games.NotActing)
}
