package market

import (
	"testing"

	"runehall/games"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// TestTipsHaveSomethingToPointAt plays a match: each tip finds its thing at some time.
func TestTipsHaveSomethingToPointAt(t *testing.T) {
	boardtest.TipsFindTheirTargets(t, Tips, func(look func(map[string]ui.Rect) bool) {
		m := newMatch(t, 3, nil, 2)
		for range 200 {
			if _, on := m.Random(); !on {
				break
			}
			r := newRig(m, boardtest.Screen{W: 412, H: 915, Scale: 1, Tag: "en"}, acting(m.Play.View(games.All)))
			r.Tick(ui.Input{})
			if look(r.Targets()) {
				break
			}
		}
	})
}
