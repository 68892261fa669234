package ritual

import (
	"testing"

	rules "runehall/games/ritual"
	"runehall/internal/workshop/boardtest"
)

func TestTheLogIsIllustrated(t *testing.T) {
	boardtest.TheLogIsIllustrated(t, New(), []rules.Event{
		rules.Placed{}, rules.BuiltOver{}, rules.TileTaken{}, rules.RitualRevealed{Card: rules.Ward},
		rules.Answered{Card: rules.Ward},
	}, []rules.Event{
		rules.TurnBegan{}, rules.TileTaken{Tile: rules.NoTile}, rules.RitualRevealed{Card: rules.Hidden},
	})
}
