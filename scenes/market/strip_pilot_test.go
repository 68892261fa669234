//go:build pilot

package market

import (
	"testing"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
)

// TestStripPictures films thefts as the robbed seat sees them, and a duel that is held.
func TestStripPictures(t *testing.T) {
	films := func(t *testing.T, s boardtest.Screen) *film {
		return newFilm(t, newMatch(t, 3, nil, 21), int(s.W), int(s.H), 0)
	}
	boardtest.Strips(t, "market-theft", films, func(e rules.Event) bool {
		taken, is := e.(rules.RuneTaken)
		return is && taken.From == 0
	})
	boardtest.Strips(t, "market-robbed", films, func(e rules.Event) bool {
		taken, is := e.(rules.CardTaken)
		return is && taken.From == 0 && taken.Seat != games.Nobody
	})
	boardtest.Strips(t, "market-duel", films, func(e rules.Event) bool {
		_, is := e.(rules.DuelHeld)
		return is
	})
}
