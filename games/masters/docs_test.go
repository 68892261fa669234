package masters

import (
	"strings"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest"
)

func TestMovesAreDescribed(t *testing.T) {
	gamestest.MovesDescribed(t, gamestest.Chapter(t, "record-format.md", "Moves of Rune Masters"), ChooseSide,
		moveKinds, MoveKind.String)
}

func TestPositionsAndEventsAreDescribed(t *testing.T) {
	chapter := gamestest.Chapter(t, "replay-json.md", "Rune Masters")
	gamestest.PositionDescribed(t, chapter, position(view(middle(everything(3, 3)), games.All)))
	gamestest.EventsDescribed(t, chapter, facts)
}

func TestLayoutsAreDescribed(t *testing.T) {
	chapter := gamestest.Chapter(t, "replay-json.md", "Rune Masters")
	for card := Card(1); card <= Layouts; card++ {
		if n := strings.Count(chapter, card.String()); n != 1 {
			t.Errorf("%v stands there %d times", card, n)
		}
	}
}
