package ritual

import (
	"testing"

	rules "runehall/games/ritual"
)

// TestTheLogIsIllustrated has a picture for what somebody laid or revealed, and none for what has no shape or is not known.
func TestTheLogIsIllustrated(t *testing.T) {
	b := New()
	for _, e := range []rules.Event{rules.Placed{}, rules.BuiltOver{}, rules.TileTaken{}, rules.RitualRevealed{Card: rules.Ward}, rules.Answered{Card: rules.Ward}} {
		if b.Picture(e) == nil {
			t.Errorf("%T has no picture", e)
		}
	}
	for _, e := range []rules.Event{rules.TurnBegan{}, rules.TileTaken{Tile: rules.NoTile}, rules.RitualRevealed{Card: rules.Hidden}} {
		if b.Picture(e) != nil {
			t.Errorf("%T %+v has a picture", e, e)
		}
	}
}
