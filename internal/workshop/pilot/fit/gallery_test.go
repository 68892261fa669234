//go:build pilot

package fit

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/internal/workshop/pilot"
)

const pagesMost = 160

// galleryLook is a look in which pages of the gallery are taken.
type galleryLook struct {
	look
	contrast bool
}

// galleryLooks returns the looks of all pictures, the last of them in English too, and one with high contrast.
func galleryLooks() (all []galleryLook) {
	for _, l := range looks {
		all = append(all, galleryLook{look: l})
	}
	small := all[len(all)-1]
	small.lang = "en"
	return append(all, small, galleryLook{look{1440, 900, "en", "1"}, true})
}

// TestGallery takes a picture of each page of the gallery, and goes back to the title.
func TestGallery(t *testing.T) {
	for _, l := range galleryLooks() {
		name := fmt.Sprintf("%dx%d-%s", l.width, l.height, l.lang)
		if l.contrast {
			name += "-contrast"
		}
		t.Run(name, func(t *testing.T) {
			if l.roomy() {
				pilot.ForLooking(t)
			}
			data := t.TempDir()
			if l.contrast {
				dir := filepath.Join(data, "settings")
				if err := os.MkdirAll(dir, 0o755); err != nil {
					t.Fatal(err)
				}
				if err := os.WriteFile(filepath.Join(dir, "settings"), []byte(`{"contrast":true}`), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			app := pilot.Start(t, pilot.Options{
				Binary: pilot.Build(t, "runehall"), Width: l.width, Height: l.height,
				Args: []string{"--probe", "--silent", "--gallery", "--data", data, "--lang", l.lang, "--scale", l.scale},
			})
			for page := 1; ; page++ {
				app.Settle()
				app.Save(fmt.Sprintf("gallery-%s-%02d", name, page))
				if app.Probe().Is("end") {
					break
				}
				if page == pagesMost {
					t.Fatalf("the gallery does not end after %d pages", page)
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
