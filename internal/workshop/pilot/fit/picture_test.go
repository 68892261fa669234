//go:build pilot

package fit

import (
	"fmt"
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/internal/workshop/pilot"
	"runehall/internal/workshop/pilot/walk"
)

func TestMain(m *testing.M) { os.Exit(pilot.RunUnseen(m)) }

type look struct {
	width, height int
	lang, scale   string
}

// roomy reports whether pictures of this look are only for people to look at. What fits into the tightest look fits
// into all; the tests of scenes prove that in all languages without drawing.
func (l look) roomy() bool { return l != tightest }

// tightest has large text, in the language with the longest words, on the smallest screen.
var tightest = look{360, 640, "de", "1.5"}

// looks are the looks in which pictures are taken.
var looks = []look{
	{412, 915, "en", "1"},
	{915, 412, "fr", "1"},
	{1440, 900, "uk", "1"},
	{1920, 1080, "de", "1"},
	tightest,
	{360, 640, "fr", "1.5"},
	{360, 640, "uk", "1.5"},
	{360, 640, "en", "1.5"},
	{768, 1024, "de", "1"},
}

// TestPictures takes pictures of the scenes around a match.
func TestPictures(t *testing.T) {
	for _, l := range looks {
		t.Run(fmt.Sprintf("%dx%d %s", l.width, l.height, l.lang), func(t *testing.T) {
			if l.roomy() {
				pilot.ForLooking(t)
			}
			app := walk.Start(t, l.width, l.height, l.lang, l.scale, walk.Five)
			save := func(scene string) {
				app.Settle()
				app.Tick(30) // toasts and the focus ring come to rest
				app.Save(fmt.Sprintf("%s-%dx%d-%s", scene, l.width, l.height, l.lang))
			}
			save("title")
			app.Tap("title.play")
			save("setup")
			app.Tap("setup.seat.0.look")
			save("look")
			app.Tap("dialog.ok")
			app.Settle()
			for _, name := range []string{"setup.seat.2.look", "setup.seat.4.look",
				"setup.starts.lot", "settings.draft"} {
				app.FocusOn(name) // one by one, since FocusOn presses Tab only about twice for each target in sight
			}
			save("setup-low")
			app.Tap("setup.begin")
			save("table")
			app.Tap("table.log")
			save("log")
			app.Tap("log.close")
			app.Tap("table.pause")
			save("pause")
			app.Tap("pause.share")
			save("warning")
			app.Tap("dialog.ok")
			save("share")
			app.Tap("share.back")
			app.Tap("pause.settings")
			save("settings")
			app.Tap("settings.back")
			app.Tap("pause.rules")
			save("rules")
			walk.Clause(app, "RIT-2")
			save("clause")
			for app.Probe().Scene == "rules" { // on a narrow screen the chapter leads back to the list first
				app.Tap("rules.back")
				app.Settle()
			}
			app.Tap("pause.leave")
			save("hall")
			app.Press("title.game.toss")
			app.Press("setup.seat.1.person")
			app.Press("setup.option.way.snatch")
			app.Press("settings.draft", "setup.begin", "setup.seat.0.look", "setup.hands.try")
			save("hands")
			app.Key(ebiten.KeyW)
			app.Key(ebiten.KeySpace)
			app.Pads([]ebiten.StandardGamepadButton{ebiten.StandardGamepadButtonLeftLeft})
			save("hands-tried")
			app.Key(ebiten.KeyEscape)
			save("setup-hands")
		})
	}
}

// TestPicturesOfTheEnd takes pictures of the results of a match of computer players, of its replay, and of a rematch.
func TestPicturesOfTheEnd(t *testing.T) {
	const seats = `{"seats":[
		{"name":"Astrid","driver":"adept","colour":0,"emblem":0},
		{"name":"Ingrid","driver":"novice","colour":1,"emblem":1},
		{"name":"Skald","driver":"adept","colour":3,"emblem":3}],"starts":-1}`
	for i, l := range looks[:5] {
		t.Run(fmt.Sprintf("%dx%d %s", l.width, l.height, l.lang), func(t *testing.T) {
			if l.roomy() {
				pilot.ForLooking(t)
			}
			app := walk.Start(t, l.width, l.height, l.lang, l.scale, seats)
			app.Tap("title.play")
			app.Tap("setup.begin")
			app.Settle() // with only computer players, the program rests only after the match
			save := func(scene string) {
				app.Settle()
				app.Tick(30)
				app.Save(fmt.Sprintf("%s-%dx%d-%s", scene, l.width, l.height, l.lang))
			}
			save("results")
			app.FocusOn("results.row.1")
			app.Key(ebiten.KeyEnter)
			save("derivation")
			app.Tap("results.replay")
			save("replay")
			app.Tap("replay.play")
			app.Tick(200)
			app.Tap("replay.play") // halts
			save("replaying")
			if at := app.Probe().State["moves"]; at == 0.0 {
				t.Error("the replay does not play")
			}
			app.Tap("table.back")
			app.Settle()
			app.Tap("results.rematch")
			app.Tick(30)
			if got := app.Probe().Scene; got != "table" {
				t.Errorf("the rematch leads to %s", got)
			}
			if i == 0 {
				app.Settle()
				app.Tap("results.home")
			} else { // a table of computer players never settles
				app.Click(app.Target("table.pause").Middle())
				app.Tap("pause.leave")
			}
			app.Settle()
			app.FocusOn("title.archive")
			app.Key(ebiten.KeyEnter)
			save("archive")
		})
	}
}
