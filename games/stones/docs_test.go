package stones

import (
	"testing"

	"runehall/games/gamestest"
)

func TestMovesAreDescribed(t *testing.T) {
	gamestest.MovesDescribed(t, gamestest.Chapter(t, "record-format.md", "Moves of Rune Stones"), Lay, moveKinds, MoveKind.String)
}

func TestPositionsAndEventsAreDescribed(t *testing.T) {
	chapter := gamestest.Chapter(t, "replay-json.md", "Rune Stones")
	gamestest.PositionDescribed(t, chapter, position(middle(4)))
	gamestest.EventsDescribed(t, chapter, facts)
}
