//go:build pilot

package walk

import (
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"runehall/internal/workshop/lane"
)

// scenesOnTheWay are the taps that lead through the scenes one after another.
var scenesOnTheWay = []string{
	"", "title.play", "setup.seat.0.look", "dialog.ok", "setup.rules", "rules.back", "setup.begin", "table.log",
	"log.close", "table.pause",
	"pause.settings", "settings.back", "pause.share", "dialog.ok", "share.back", "pause.back", "table.back",
	"title.game.stones", "setup.begin", "stones.track", "stones.close",
}

// TestNoSizeBreaksAScene gives the window random sizes in each scene, most of them small.
func TestNoSizeBreaksAScene(t *testing.T) {
	for _, scale := range lane.Of([]string{"2"}, []string{"0.75", "1", "2"}) {
		t.Run(scale, func(t *testing.T) {
			chance := rand.New(rand.NewPCG(5, uint64(len(scale))))
			app := Start(t, 1280, 720, "de", scale, "{}")
			side := func(most float64) int { return int(math.Round(200 * math.Pow(most/200, chance.Float64()))) }
			for _, name := range scenesOnTheWay {
				app.Resize(1280, 720)
				app.Tick(3)
				app.Settle()
				if name != "" {
					app.Tap(name)
					app.Settle()
				}
				scene := app.Probe().Scene
				for n := range 25 {
					most := 1000.0
					if n == 0 {
						most = 3840
					}
					w, h := side(most), side(most)
					app.Resize(w, h)
					app.Tick(3)
					if got := app.Probe().Scene; got != scene || strings.Contains(app.Log(), "a screen failed") {
						t.Fatalf("at %d×%d the scene %s becomes %s:\n%s", w, h, scene, got, app.Log())
					}
				}
			}
		})
	}
}
