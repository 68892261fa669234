//go:build !js

package scenes

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"runehall/ui"
)

// TestLettersThatArriveAreLaidOut puts a font where the system keeps them. The program meets one of its letters while
// nothing else happens, and must wake by itself, lay out and paint.
func TestLettersThatArriveAreLaidOut(t *testing.T) {
	font, err := os.ReadFile(filepath.Join("..", "internal", "sysfont", "testdata", "boxes", "Boxes.ttf"))
	if err != nil {
		t.Fatal(err)
	}
	home := t.TempDir()
	if err := os.Mkdir(filepath.Join(home, "fonts"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(home, "fonts", "Boxes.ttf"), font, 0o644); err != nil {
		t.Fatal(err)
	}
	t.Setenv("XDG_DATA_HOME", home)
	d := start(t, ui.Sz(1280, 720), Config{})
	d.settle()
	layout := d.app.layout
	d.app.pace.TakeRepaint()
	woken := make(chan struct{}, 9)
	d.app.stage.Kit.WatchLetters(func() {
		d.app.pace.Wake()
		woken <- struct{}{}
	})
	style := d.app.stage.Kit.Type.Name
	before := d.app.stage.Kit.Measure("か", style, 0)
	select {
	case <-woken:
	case <-time.After(time.Minute):
		t.Fatal("the letter does not come")
	}
	d.tick()
	if d.app.layout == layout || !d.app.pace.TakeRepaint() {
		t.Error("nothing is laid out or painted anew")
	}
	if d.app.stage.Kit.Measure("か", style, 0) == before {
		t.Error("it is as wide as the mark before it")
	}
}
