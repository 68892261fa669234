//go:build pilot

package fit

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/internal/workshop/pilot"
	"runehall/internal/workshop/pilot/probe"
	"runehall/internal/workshop/pilot/walk"
)

// TestPicturesOfAllThatIsKept exports everything that somebody has who has played, and brings it in where there is
// nothing yet, with the pictures of what is asked and told.
func TestPicturesOfAllThatIsKept(t *testing.T) {
	for _, l := range []look{tightest, {360, 640, "en", "1"}, {412, 915, "fr", "1"}, {915, 412, "uk", "1"},
		{1440, 900, "en", "1"}} {
		t.Run(fmt.Sprintf("%dx%d %s", l.width, l.height, l.lang), func(t *testing.T) {
			if l.roomy() {
				pilot.ForLooking(t)
			}
			data := t.TempDir()
			put := func(path string, text []byte) {
				path = filepath.Join(data, filepath.FromSlash(path))
				if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
					t.Fatal(err)
				}
				if err := os.WriteFile(path, text, 0o644); err != nil {
					t.Fatal(err)
				}
			}
			for i, game := range []string{"ritual", "market"} {
				put(fmt.Sprintf("matches/%s-20260304-15300%d.runehall", game, i), recordOf(t, game, "Ada", "Ben"))
			}
			put("journals/ledger", played(t, 23))
			put("settings/settings", []byte(`{"speed":2,"lang":"`+l.lang+`"}`))
			put("settings/seating.ritual", []byte(walk.Five))
			app := atTheDoor(t, l, data)
			app.FocusOn("title.archive")
			app.Key(ebiten.KeyEnter)
			app.Settle()
			app.Tap("archive.statistics")
			app.Settle()
			app.FocusOn("statistics.export")
			app.Key(ebiten.KeyEnter)
			saveDoor(app, l, "kept1-asked")
			app.Tap("dialog.ok")
			told(app, l, "kept2-exported")
			files, err := filepath.Glob(filepath.Join(data, "*", "*.runehall"))
			if err != nil {
				t.Fatal(err)
			}
			var whole string
			for _, file := range files {
				if filepath.Base(filepath.Dir(file)) != "matches" {
					whole = file
				}
			}
			app = pilot.Start(t, pilot.Options{
				Binary: pilot.Build(t, "runehall"), Width: l.width, Height: l.height,
				Args: []string{"--probe", "--silent", "--data", t.TempDir(), "--lang", l.lang, "--scale", l.scale, "--seed", "7", "--open", whole},
			})
			told(app, l, "kept3-came")
		})
	}
}

// told takes a picture of the next toast, which goes again while a program settles.
func told(app *pilot.App, l look, name string) {
	app.Until("there is a toast", func(r probe.Report) bool { return r.State["toast"] != nil })
	app.Tick(20)
	app.Save(fmt.Sprintf("%s-%dx%d-%s", name, l.width, l.height, l.lang))
}
