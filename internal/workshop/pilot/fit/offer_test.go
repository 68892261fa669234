//go:build pilot

package fit

import (
	"fmt"
	"testing"

	"runehall/internal/workshop/pilot"
)

// underway is a match of Rune Masters shortly before its end, as the command runehall link writes it.
const underway = "runehall://open#match=ARNCUwEWM-Qi7AJkFVgDAxAAAP__DgRW7ejanetrNLXOqa4"

// TestPicturesOfAnOffer takes pictures of what the program offers when it opens a match by its link.
func TestPicturesOfAnOffer(t *testing.T) {
	for _, l := range looks[:5] {
		t.Run(fmt.Sprintf("%dx%d %s", l.width, l.height, l.lang), func(t *testing.T) {
			if l.roomy() {
				pilot.ForLooking(t)
			}
			app := pilot.Start(t, pilot.Options{
				Binary: pilot.Build(t, "runehall"), Width: l.width, Height: l.height,
				Args: []string{"--probe", "--silent", "--data", t.TempDir(), "--lang", l.lang, "--scale", l.scale,
					"--seed", "7", underway},
			})
			app.Settle()
			for _, name := range []string{"offer.watch", "offer.goon"} {
				if !app.Has(name) {
					t.Fatalf("%s is missing: %+v", name, app.Probe())
				}
			}
			app.Tick(30)
			app.Save(fmt.Sprintf("offer-%dx%d-%s", l.width, l.height, l.lang))
		})
	}
}
