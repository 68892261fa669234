package scenes

import (
	"testing"

	"runehall/ui"
)

// TestPostersHangInAHighHall goes from the title on an upright tablet to the next lesson and to the puzzle of the day.
// Where the tables are rows of a list there is no room for these posters.
func TestPostersHangInAHighHall(t *testing.T) {
	for _, size := range []ui.Size{{W: 820, H: 1180}, {W: 768, H: 1024}} {
		for name, scene := range map[string]string{"title.poster.0": "table", "title.poster.1": "day"} {
			d := launch(t, size, Config{Lang: "de"})
			d.fits()
			d.tap(name)
			if d.want(scene); (d.line.State["lesson"] != nil) != (scene == "table") {
				t.Errorf("%v: %s leads to %v", size, name, d.line.State)
			}
		}
	}
	for _, size := range []ui.Size{{W: 412, H: 915}, {W: 1440, H: 900}} {
		if names := launch(t, size, Config{Lang: "de"}).names("title.poster."); len(names) > 0 {
			t.Errorf("%v: there are %v", size, names)
		}
	}
}
