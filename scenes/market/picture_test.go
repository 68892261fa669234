package market

import (
	"testing"

	rules "runehall/games/market"
)

// TestTheLogIsIllustrated has a picture for what was traded, and none for what has no shape or is not known.
func TestTheLogIsIllustrated(t *testing.T) {
	b := New()
	for _, e := range []rules.Event{
		rules.RuneBought{}, rules.RunePut{}, rules.RuneTaken{}, rules.TollPaid{}, rules.InterestTaken{}, rules.OutpostPlaced{}, rules.OutpostDestroyed{},
		rules.CollectorPlaced{}, rules.CollectorGone{}, rules.DuelBegun{Card: rules.Hidden + 1}, rules.ThiefPlayed{Card: rules.Hidden + 1},
	} {
		if b.Picture(e) == nil {
			t.Errorf("%T has no picture", e)
		}
	}
	for _, e := range []rules.Event{rules.TurnBegan{}, rules.CardTaken{Card: rules.Hidden + 1}, rules.DuelBegun{Card: rules.Hidden}} {
		if b.Picture(e) != nil {
			t.Errorf("%T %+v has a picture", e, e)
		}
	}
}
