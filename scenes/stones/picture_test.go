package stones

import (
	"testing"

	rules "runehall/games/stones"
	"runehall/internal/workshop/boardtest"
)

func TestTheLogIsIllustrated(t *testing.T) {
	boardtest.TheLogIsIllustrated(t, New(), []rules.Event{
		rules.CardLaid{}, rules.CardBought{}, rules.DisplayTaken{}, rules.IconUsed{}, rules.CardKept{},
		rules.CardLost{}, rules.GemsTaken{Gems: rules.Gems{0, 1}}, rules.OreTaken{}, rules.OrePaid{},
		rules.ArtifactForged{}, rules.DieRolled{},
	}, []rules.Event{
		rules.TurnBegan{}, rules.GemsPaid{}, rules.ThroneReached{},
	})
}
