//go:build pilot

package fit

import (
	"fmt"
	"testing"

	"runehall/assets/lang"
	"runehall/internal/workshop/pilot/walk"
)

// TestTimesToSnatchHaveRoom takes pictures of four cards side by side. In no other set-up do words have so little room,
// on screens wide enough for two columns.
func TestTimesToSnatchHaveRoom(t *testing.T) {
	for _, tag := range lang.Tags() {
		for _, l := range []struct{ width, height int }{{1280, 800}, {1920, 1080}} {
			t.Run(fmt.Sprintf("%s %dx%d", tag, l.width, l.height), func(t *testing.T) {
				app := walk.StartGame(t, l.width, l.height, tag, "1", "toss", "")
				app.Press("title.game.toss")
				app.FocusOn("setup.option.time.60")
				app.Settle()
				app.Save(fmt.Sprintf("times-%dx%d-%s", l.width, l.height, tag))
			})
		}
	}
}
