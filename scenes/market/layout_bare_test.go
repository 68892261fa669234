package market

import (
	"testing"

	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/table"
)

// TestAnEmptyHandHasItsPlaces lays out a wide ledge with and without cards. An empty hand shows the edges of as many
// cards as it is refilled to (MAR-13).
func TestAnEmptyHandHasItsPlaces(t *testing.T) {
	boardtest.EachFrame(t, New().Need, 2, 5, func(t *testing.T, f *table.Frame, seats int) {
		for m := watching; m <= taking; m++ {
			a := arrangement{seats: seats, mode: m, ring: ringLast}
			for s := range seats {
				a.stores[s] = 1 << rules.RedMain
			}
			bare := arrange(f, a).ledge
			a.hand = rules.HandCards
			full := arrange(f, a).ledge
			if wide := len(full.hand) > 0 && !f.Portrait && !f.Rail && f.Kit.InDp(f.Ledge.W) >= 900; wide &&
				len(bare.bare) != rules.HandCards {
				t.Errorf("mode %d, %d seats: %d edges of cards", m, seats, len(bare.bare))
			}
			if len(full.bare) > 0 {
				t.Errorf("mode %d, %d seats: beside %d cards there are %d edges", m, seats, len(full.hand),
					len(full.bare))
			}
		}
	})
}
