package ritual

import (
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest"
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
}

// Makes choices that no ritual asks for. The seat that must act is told what to do instead, the others that it is not
// their turn.
func TestWhatIsToBeDoneInstead(t *testing.T) {
	choices := []Move{{Kind: TakeTile, Tile: 3}, {Kind: PickCell}, {Kind: SkipNext}, {Kind: SkipNow}}
	tb := sit(t, 2).draw("a b").give(0, QuickTurn).give(1, ReverseDirection).spare(0, Grey, 1)
	for _, m := range choices {
		tb.refused(0, m, refuseTurn)
		tb.refused(1, m, games.NotActing)
	}
	tb.play("1 reveal reverse-direction")
	for _, m := range choices {
		tb.refused(0, m, refuseAnswer)
		tb.refused(1, m, games.NotActing)
	}
	tb = fullHand(t)
	for _, m := range choices {
		tb.refused(0, m, refuseDraw)
		tb.refused(1, m, games.NotActing)
	}
}
