//go:build pilot

package masters

import (
	"testing"

	"runehall/internal/workshop/boardtest"
	"runehall/internal/workshop/pilot"
)

// TestEveryLevel plays a match against each level, from the title to the results.
func TestEveryLevel(t *testing.T) {
	boardtest.EveryLevel(t, "masters", nil, func(t *testing.T, app *pilot.App) {
		g := newGuest(t, app, pilot.Mouse, 3)
		g.ToTheEnd(g.act, 3000)
	})
}
