package masters

import (
	"testing"

	rules "runehall/games/masters"
	"runehall/internal/workshop/boardtest"
)

func TestTheLogIsIllustrated(t *testing.T) {
	card := rules.Hidden + 1
	boardtest.TheLogIsIllustrated(t, New(), []rules.Event{
		rules.StartLaid{Card: card}, rules.CardPlayed{Card: card}, rules.CardDiscarded{Card: card},
		rules.MasterPlaced{}, rules.MasterPutAway{}, rules.AreaScored{}, rules.TokenPlaced{},
	}, []rules.Event{
		rules.TurnBegan{}, rules.CardDrawn{Card: card}, rules.CardPutBeside{Card: rules.Hidden},
	})
}
