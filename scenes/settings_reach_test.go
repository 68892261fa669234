package scenes

import (
	"testing"

	"runehall/internal/store"
	"runehall/ui"
)

// TestSwitchesReachWhatEverythingIsDrawnWith switches reduced motion and high contrast on in the settings, one at a
// time. Everything is drawn with that setting alone: at once, at a table, and after a new start. How pictures then look
// is tested by boards and widgets.
func TestSwitchesReachWhatEverythingIsDrawnWith(t *testing.T) {
	for name, want := range map[string][2]bool{"settings.still": {true, false}, "settings.contrast": {false, true}} {
		kept := store.Memory(store.Config{})
		d := launch(t, ui.Sz(1280, 800), Config{Lang: "en", Store: kept})
		look := func(where string, want [2]bool) {
			t.Helper()
			if got := d.app.stage.Kit.Look; [2]bool{got.ReducedMotion, got.HighContrast} != want {
				t.Errorf("%s, %s: motion is reduced: %v, contrast high: %v", name, where, got.ReducedMotion,
					got.HighContrast)
			}
		}
		look("before", [2]bool{})
		d.tap("title.settings")
		d.focusOn(name + ".on")
		d.key(ui.Confirm)
		look("in the settings", want)
		d.tap("settings.back")
		d.tap("title.play")
		d.tap("setup.begin")
		d.want("table")
		look("at a table", want)
		d = launch(t, ui.Sz(1280, 800), Config{Lang: "en", Store: kept})
		look("when it has started again", want)
		d.tap("title.settings")
		d.focusOn(name + ".off")
		d.key(ui.Confirm)
		look("switched off again", [2]bool{})
	}
}
