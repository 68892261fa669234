package scenes

import (
	"os"
	"path/filepath"
	"testing"

	"runehall/ui"
)

// TestWatchingEveryGame watches matches of all games that are in progress, as everybody may see them, move by move up
// to their present position.
func TestWatchingEveryGame(t *testing.T) {
	records, err := filepath.Glob("*/testdata/*.record")
	if err != nil {
		t.Fatal(err)
	}
	watched := map[string]bool{}
	for _, path := range records {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		sitting, damage := sittingIn(text)
		if damage != nil {
			t.Fatal(path, damage)
		}
		if sitting.Over() {
			continue
		}
		watched[sitting.Record().Game] = true
		d := launch(t, ui.Sz(915, 412), Config{})
		d.app.stage.Push(offerOf(d.app.stage, sitting))
		d.tick()
		d.settle()
		d.want("offer")
		d.app.stage.Push(sitting.Replay(d.app.stage, max(0, sitting.Moves()-12)))
		d.tick()
		d.settle()
		d.want("replay")
		for range 12 {
			d.key(ui.Redo)
			d.settle()
		}
		if d.line.State["moves"] != float64(sitting.Moves()) || d.line.State["of"] != float64(sitting.Moves()) {
			t.Errorf("%s: it stands at %v of %d moves", path, d.line.State["moves"], sitting.Moves())
		}
	}
	if len(watched) < 4 {
		t.Errorf("watched are only %v", watched)
	}
}
