package scenes

import (
	"testing"

	"runehall/internal/workshop/pagetest"
	"runehall/scenes/setup"
	"runehall/ui"
)

// TestNoHalfIsEmpty opens the set-up of each game on large screens: its left half ends where the screen does, however
// few seats there are.
func TestNoHalfIsEmpty(t *testing.T) {
	pagetest.Long(t)
	for _, size := range []ui.Size{{W: 1440, H: 900}, {W: 1920, H: 1080}, {W: 2560, H: 1440}} {
		d := launch(t, size, Config{})
		for _, door := range shelves.Doors() {
			d.tap("title.game." + door.Info().ID)
			s := d.app.stack.top().scene.(*setup.Scene)
			k := d.app.stage.Kit
			if end, body := s.Last.Rect().Bottom(), s.Places.Body.Bottom(); end < body-2*k.Gap.XL || end > body {
				t.Errorf("%v: the left half of %s ends at %v of %v", size, door.Info().ID, end, body)
			}
			d.key(ui.Back)
		}
	}
}
