//go:build pilot

package stones

import (
	"testing"

	"runehall/internal/workshop/boardtest"
	"runehall/internal/workshop/pilot"
)

// TestEveryLevel plays a match against each level, from the title to the results.
func TestEveryLevel(t *testing.T) {
	boardtest.EveryLevel(t, "stones", nil, func(t *testing.T, app *pilot.App) {
		newGuest(t, app, pilot.Mouse, 3).toTheEnd(3000)
	})
}
