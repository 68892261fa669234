//go:build pilot

package walk

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/internal/workshop/lane"
	"runehall/internal/workshop/pilot"
)

// alone is a set-up of one person and a computer player, in the variant without rituals: no move of the computer player
// reveals anything, so moves can be taken back.
const alone = `{"seats":[
	{"name":"Astrid","driver":"person","colour":0,"emblem":0},
	{"name":"Skald","driver":"novice","colour":4,"emblem":4}],"starts":0,"options":{"variant":"little-explorers"}}`

// lay lays a tile of the hand, first as a draft and then with the golden button, and waits for the computer player's
// move.
func lay(t *testing.T, app *pilot.App) {
	t.Helper()
	app.Tap("ritual.tile.0")
	app.Settle()
	app.Tap(app.Names("ritual.cell.")[0])
	app.Settle()
	if app.Has("table.undo") == app.Has("table.drop") {
		t.Fatalf("with a draft undo is there: %v, and so is to drop it: %v",
			app.Has("table.undo"), app.Has("table.drop"))
	}
	app.Tap("table.confirm")
	made, _ := app.Probe().Number("moves")
	for n := 0; made < 2 && n < 2000; n++ {
		app.Tick(5)
		made, _ = app.Probe().Number("moves")
	}
	app.Settle()
}

// moves returns how many moves the match has.
func moves(app *pilot.App) int {
	app.Settle()
	n, _ := app.Probe().Number("moves")
	return int(n)
}

// TestWhatIsLetGoStays turns on the option by which moves are final. Then no button, key, gamepad or menu takes a move
// back, but a draft can still be dropped. Without the option moves can be taken back.
func TestWhatIsLetGoStays(t *testing.T) {
	looks := []struct {
		w, h        int
		lang, scale string
	}{{1440, 900, "en", "1"}, {360, 640, "de", "1.5"}, {412, 915, "uk", "1"}, {915, 412, "fr", "1"}}
	for _, s := range looks[:lane.Of(2, len(looks))] {
		for _, stays := range []bool{true, false} {
			t.Run(fmt.Sprintf("%dx%d %s, %v", s.w, s.h, s.lang, stays), func(t *testing.T) {
				app := Start(t, s.w, s.h, s.lang, s.scale, alone)
				app.Tap("title.play")
				app.Settle()
				app.FocusOn("setup.option.stays")
				if stays {
					app.Tap("setup.option.stays")
					app.Settle()
				}
				options, _ := app.Probe().State["setup.options"].(map[string]any)
				if (options["stays"] == "yes") != stays {
					t.Fatalf("the set-up has %v", options)
				}
				app.Save(fmt.Sprintf("stays-setup-%d-%v", s.w, stays))
				app.Tap("setup.begin")
				app.Settle()
				lay(t, app)
				before := moves(app)
				if app.Has("table.undo") == stays || app.Has("table.redo") || app.Has("table.drop") || before != 2 {
					t.Fatalf("after %d moves there are undo %v, redo %v, drop %v", before, app.Has("table.undo"),
						app.Has("table.redo"), app.Has("table.drop"))
				}
				app.Save(fmt.Sprintf("stays-table-%d-%v", s.w, stays))
				app.Tap("table.pause")
				app.Settle()
				if app.Has("pause.reset") || app.Has("pause.redo") {
					t.Error("the menu takes something back")
				}
				app.Tap("pause.continue")
				app.Settle()
				for name, press := range map[string]func(){
					"U":       func() { app.Key(ebiten.KeyU) },
					"Ctrl+Z":  func() { app.Key(ebiten.KeyControl, ebiten.KeyZ) },
					"gamepad": func() { app.Pad(ebiten.StandardGamepadButtonRightLeft) },
				} {
					press()
					if got := moves(app); stays && got != before {
						t.Errorf("%s leaves %d moves", name, got)
					} else if !stays && got == 0 {
						before = 0
					}
				}
				if !stays {
					if before != 0 {
						t.Error("without the option nothing is taken back")
					}
					return
				}
				app.Key(ebiten.KeyControl, ebiten.KeyShift, ebiten.KeyZ)
				app.Tap("ritual.tile.0")
				app.Settle()
				app.Tap(app.Names("ritual.cell.")[0])
				app.Settle()
				app.Save(fmt.Sprintf("stays-draft-%d", s.w))
				app.Tap("table.drop")
				if got := moves(app); got != before || app.Has("table.drop") {
					t.Errorf("with the draft dropped there are %d moves, and it can be dropped: %v",
						got, app.Has("table.drop"))
				}
				if strings.Contains(app.Log(), "failed") {
					t.Errorf("the program says\n%s", app.Log())
				}
			})
		}
	}
}
