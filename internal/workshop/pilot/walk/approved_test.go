//go:build pilot

package walk

import (
	"fmt"
	"slices"
	"testing"
)

// TestApprovedPictures walks through the screens, and compares some with approved pictures. The sizes are chosen so
// that each screen is there once and all pictures stay small.
func TestApprovedPictures(t *testing.T) {
	for _, l := range []struct {
		width, height int
		lang, scale   string
		takes         []string
	}{
		{412, 915, "en", "1", []string{"title", "pause"}},
		{915, 412, "en", "1", []string{"look"}},
		{1280, 720, "en", "1", []string{"setup", "log", "rules"}},
		{360, 640, "de", "1.5", []string{"settings"}},
	} {
		t.Run(fmt.Sprintf("%dx%d", l.width, l.height), func(t *testing.T) {
			app := Start(t, l.width, l.height, l.lang, l.scale, Five)
			approve := func(scene string) {
				app.Settle()
				app.Tick(30) // toasts and the focus ring come to rest
				if slices.Contains(l.takes, scene) {
					app.Approve(fmt.Sprintf("%s-%dx%d", scene, l.width, l.height))
				}
			}
			approve("title")
			app.Tap("title.play")
			approve("setup")
			app.Tap("setup.seat.0.look")
			approve("look")
			app.Tap("dialog.ok")
			app.Tap("setup.begin")
			app.Settle()
			app.Tap("table.log")
			approve("log")
			app.Tap("log.close")
			app.Tap("table.pause")
			approve("pause")
			app.Tap("pause.settings")
			approve("settings")
			app.Tap("settings.back")
			app.Tap("pause.rules")
			approve("rules")
			Clause(app, "RIT-2")
			approve("clause")
		})
	}
}
