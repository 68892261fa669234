package market

import (
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest"
)

func TestMovesAreDescribed(t *testing.T) {
	gamestest.MovesDescribed(t, gamestest.Chapter(t, "record-format.md", "Moves of Rune Market"), GiveUp, moveKinds,
		MoveKind.String)
}

func TestPositionsAndEventsAreDescribed(t *testing.T) {
	chapter := gamestest.Chapter(t, "replay-json.md", "Rune Market")
	gamestest.PositionDescribed(t, chapter, position(view(middle(5), games.All)))
	gamestest.EventsDescribed(t, chapter, facts)
}
