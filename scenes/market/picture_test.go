package market

import (
	"testing"

	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
)

func TestTheLogIsIllustrated(t *testing.T) {
	boardtest.TheLogIsIllustrated(t, New(), []rules.Event{
		rules.RuneBought{}, rules.RunePut{}, rules.RuneTaken{}, rules.TollPaid{}, rules.InterestTaken{},
		rules.OutpostPlaced{}, rules.OutpostDestroyed{}, rules.CollectorPlaced{}, rules.CollectorGone{},
		rules.DuelBegun{Card: rules.Hidden + 1}, rules.ThiefPlayed{Card: rules.Hidden + 1},
	}, []rules.Event{
		rules.TurnBegan{}, rules.CardTaken{Card: rules.Hidden + 1}, rules.DuelBegun{Card: rules.Hidden},
	})
}
