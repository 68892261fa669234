package stones

import (
	"testing"

	rules "runehall/games/stones"
)

// TestTheLogIsIllustrated has a picture for what was summoned, used, taken or forged, and none for what has no shape.
func TestTheLogIsIllustrated(t *testing.T) {
	b := New()
	for _, e := range []rules.Event{
		rules.CardLaid{}, rules.CardBought{}, rules.DisplayTaken{}, rules.IconUsed{}, rules.CardKept{}, rules.CardLost{}, rules.GemsTaken{Gems: rules.Gems{0, 1}},
		rules.OreTaken{}, rules.OrePaid{}, rules.ArtifactForged{}, rules.DieRolled{},
	} {
		if b.Picture(e) == nil {
			t.Errorf("%T has no picture", e)
		}
	}
	for _, e := range []rules.Event{rules.TurnBegan{}, rules.GemsPaid{}, rules.ThroneReached{}} {
		if b.Picture(e) != nil {
			t.Errorf("%T %+v has a picture", e, e)
		}
	}
}
