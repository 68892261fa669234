//go:build pilot

package fit

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/internal/workshop/pilot"
	"runehall/internal/workshop/pilot/probe"
	"runehall/internal/workshop/pilot/walk"
)

// TestPicturesOfWhatIsSaid takes pictures of the first tip in a first match of each game, and of a hint.
func TestPicturesOfWhatIsSaid(t *testing.T) {
	for _, l := range looks {
		t.Run(fmt.Sprintf("%dx%d %s", l.width, l.height, l.lang), func(t *testing.T) {
			if l.roomy() {
				pilot.ForLooking(t)
			}
			app := walk.Start(t, l.width, l.height, l.lang, l.scale, "")
			save := func(scene string) { app.Save(fmt.Sprintf("%s-%dx%d-%s", scene, l.width, l.height, l.lang)) }
			for _, game := range []string{"ritual", "masters", "stones", "toss", "market"} {
				app.FocusOn("title.game." + game)
				app.Key(ebiten.KeyEnter)
				app.Settle()
				app.Tap("setup.begin")
				app.Settle()
				app.Tick(30)
				save("tip-" + game)
				for app.Has("table.tip.away") {
					app.Tap("table.tip.away")
					app.Settle()
				}
				if app.Has("table.hint") {
					app.Tap("table.hint")
					app.Until("the hint is found", func(r probe.Report) bool { return r.State["toast"] != nil })
					app.Tick(20)
					save("hint-" + game)
				}
				app.Tap("table.back")
				app.Settle()
			}
		})
	}
}
