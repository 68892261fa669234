//go:build !js

package scenes

import (
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"runehall/internal/store"
	"runehall/internal/workshop/pagetest"
	"runehall/ui"
)

// TestKeepsake makes the picture of a finished match from its results and from the page that shares it.
func TestKeepsake(t *testing.T) {
	dir := t.TempDir()
	kept := store.Open(store.Config{Dir: dir})
	record := pagetest.Finished(t, "ritual", 1, pagetest.Person("Ada"), pagetest.Person("Ben"))
	for seed := uint64(2); ; seed++ { // until the second seat wins
		if sitting, err := sittingIn(record.Text()); err != nil || sitting.Rank()[0] != 1 {
			break
		}
		record = pagetest.Finished(t, "ritual", seed, pagetest.Person("Ada"), pagetest.Person("Ben"))
	}
	pagetest.Adopt(t, kept, 1, record)
	d := launch(t, ui.Sz(1440, 900), Config{Store: kept, Lang: "en"})
	d.tap("title.archive")
	d.tap("archive.match.0")
	d.tap("results.picture")
	d.want("keepsake")
	for n, want := range []string{"ritual-20260301-120000.png", "ritual-20260301-120000-2.png"} {
		r := d.line.Targets["keepsake.save"]
		d.touch(ui.Pt(r[0]+r[2]/2, r[1]+r[3]/2))
		shown := func() string { text, _ := d.line.State["toast"].(string); return text }
		for n := 0; !strings.HasSuffix(shown(), want) && n < 100_000; n++ { // it is written by another goroutine
			time.Sleep(time.Millisecond)
			d.tick()
		}
		if !strings.HasSuffix(shown(), want) {
			t.Fatalf("time %d: it says %q", n, shown())
		}
		d.settle()
		file, err := os.Open(filepath.Join(dir, "exports", want))
		if err != nil {
			t.Fatal(err)
		}
		picture, err := png.DecodeConfig(file)
		if err != nil || picture.Width != 1200 || picture.Height != 1500 {
			t.Errorf("it is %+v, %v", picture, err)
		}
		_ = file.Close()
	}
	d.key(ui.Back)
	d.tap("results.share")
	d.tap("share.picture")
	d.want("keepsake")
}
