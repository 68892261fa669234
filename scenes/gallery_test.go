//go:build !js

package scenes

import (
	"fmt"
	"testing"

	"runehall/assets/lang"
	"runehall/ui"
)

// TestGallery reads the gallery to its end in every language, on a small and a large screen: every word is there,
// whatever can be pressed fits, and the way back leads to the title.
func TestGallery(t *testing.T) {
	if testing.Short() {
		t.Skip("it shows every event of every game, in one goroutine")
	}
	for _, size := range []ui.Size{{W: 360, H: 640}, {W: 1920, H: 1080}} {
		for _, tag := range lang.Tags() {
			t.Run(fmt.Sprintf("%vx%v %s", size.W, size.H, tag), func(t *testing.T) {
				d := launch(t, size, Config{Gallery: true, Lang: tag})
				d.want("gallery")
				for page := 0; d.line.State["end"] != true; page++ {
					if page == 150 {
						t.Fatal("it does not end")
					}
					d.key(ui.PageDown)
				}
				d.fits()
				if err := d.app.stage.Book.Err(); err != nil {
					t.Error(err)
				}
				d.tap("gallery.back")
				d.want("title")
			})
		}
	}
}
