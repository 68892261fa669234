package masters

import (
	"testing"

	rules "runehall/games/masters"
)

// TestTheLogIsIllustrated has a picture for what was laid or set, and none for what has no shape or is not known.
func TestTheLogIsIllustrated(t *testing.T) {
	b := New()
	card := rules.Hidden + 1
	for _, e := range []rules.Event{
		rules.StartLaid{Card: card}, rules.CardPlayed{Card: card}, rules.CardDiscarded{Card: card}, rules.MasterPlaced{}, rules.MasterPutAway{}, rules.AreaScored{},
		rules.TokenPlaced{},
	} {
		if b.Picture(e) == nil {
			t.Errorf("%T has no picture", e)
		}
	}
	for _, e := range []rules.Event{rules.TurnBegan{}, rules.CardDrawn{Card: card}, rules.CardPutBeside{Card: rules.Hidden}} {
		if b.Picture(e) != nil {
			t.Errorf("%T %+v has a picture", e, e)
		}
	}
}
