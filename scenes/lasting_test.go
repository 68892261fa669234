//go:build !js

package scenes

import (
	"slices"
	"testing"

	"runehall/internal/store"
	"runehall/internal/workshop/pagetest"
	"runehall/ui"
)

// TestWhatABrowserMayEmptyIsSaid checks that the program asks the browser to keep the matches with the first one,
// without asking the person, and says in the statistics whether they are kept. Where the person has to allow it, a
// button asks; all of this goes once everything is kept.
func TestWhatABrowserMayEmptyIsSaid(t *testing.T) {
	state, held := "asks", []bool{}
	kept := store.Memory(store.Config{})
	pagetest.Adopt(t, kept, 1, pagetest.Finished(t, "ritual", 1, pagetest.Person("Ada"), pagetest.Person("Ben")))
	config := Config{Store: kept, Lang: "en", Lasting: func() string { return state }, Hold: func(pressed bool) {
		if held = append(held, pressed); pressed {
			state = ""
		}
	}}
	d := launch(t, ui.Sz(412, 915), config)
	d.tap("title.archive")
	d.tap("archive.statistics")
	d.focusOn("statistics.keep")
	d.key(ui.Confirm)
	d.settle()
	if names := d.names("statistics.keep"); !slices.Equal(held, []bool{true}) || len(names) > 0 {
		t.Errorf("asked %v, and there is still %v", held, names)
	}
	held = nil
	d = launch(t, ui.Sz(412, 915), config)
	d.tap("title.play")
	d.want("setup")
	d.tap("setup.begin")
	d.settle()
	if !slices.Equal(held, []bool{false}) {
		t.Errorf("with the first match: %v", held)
	}
}
