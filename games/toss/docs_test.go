package toss

import (
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest"
)

func TestMovesAreDescribed(t *testing.T) {
	gamestest.MovesDescribed(t, gamestest.Chapter(t, "record-format.md", "Moves of Rune Toss"), Throw, moveKinds,
		MoveKind.String)
}

func TestPositionsAndEventsAreDescribed(t *testing.T) {
	chapter := gamestest.Chapter(t, "replay-json.md", "Rune Toss")
	gamestest.PositionDescribed(t, chapter, position(view(middle(5, "ghost"), games.All)))
	gamestest.PositionDescribed(t, chapter, position(view(thieves(t).Game, games.All)))
	gamestest.PositionDescribed(t, chapter, Bounds{})
	gamestest.EventsDescribed(t, chapter, facts)
}
