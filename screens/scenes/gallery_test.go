//go:build screens

package scenes

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/screens"
)

// pagesMost is more screens than any gallery fills.
const pagesMost = 60

// TestGallery goes through the gallery, a screen at a time, in all sizes; and in the smallest one in all languages, since
// words have the least room there.
func TestGallery(t *testing.T) {
	all := looks
	for _, lang := range []string{"en", "fr", "uk"} {
		small := looks[len(looks)-1]
		small.lang = lang
		all = append(all, small)
	}
	for _, l := range all {
		t.Run(fmt.Sprintf("%dx%d-%s", l.width, l.height, l.lang), func(t *testing.T) {
			app := screens.Start(t, screens.Options{
				Binary: screens.Build(t, "runehall"), Width: l.width, Height: l.height,
				Args: []string{"--probe", "--silent", "--gallery", "--data", t.TempDir(), "--lang", l.lang, "--scale", l.scale},
			})
			for page := 1; ; page++ {
				app.Settle()
				app.Save(fmt.Sprintf("gallery-%dx%d-%s-%02d", l.width, l.height, l.lang, page))
				if app.Probe().Is("end") {
					break
				}
				if page == pagesMost {
					t.Fatalf("the gallery does not end after %d screens", page)
				}
				app.Key(ebiten.KeyPageDown)
			}
			app.Tap("gallery.back")
			app.Settle()
			if got := app.Probe().Scene; got != "title" {
				t.Errorf("the way back leads to %s", got)
			}
		})
	}
}
