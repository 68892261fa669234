//go:build pilot

package fit

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/internal/workshop/pilot"
	"runehall/internal/workshop/pilot/probe"
	"runehall/internal/workshop/pilot/walk"
	"runehall/ui"
)

// fromTheTitle starts the program for each look, and hands it over with what saves a picture of it at rest.
func fromTheTitle(t *testing.T, walked func(app *pilot.App, save func(scene string))) {
	t.Helper()
	for _, l := range looks {
		t.Run(fmt.Sprintf("%dx%d %s", l.width, l.height, l.lang), func(t *testing.T) {
			if l.roomy() {
				pilot.ForLooking(t)
			}
			app := walk.Start(t, l.width, l.height, l.lang, l.scale, "")
			save := func(scene string) {
				app.Settle()
				app.Tick(30)
				app.Save(fmt.Sprintf("%s-%dx%d-%s", scene, l.width, l.height, l.lang))
			}
			walked(app, save)
		})
	}
}

// TestPicturesOfTheFirstMatch opens the set-up of each game for somebody who never played it, and scrolls to who starts and to what is said of
// rulebook and length.
func TestPicturesOfTheFirstMatch(t *testing.T) {
	fromTheTitle(t, func(app *pilot.App, save func(scene string)) {
		for _, game := range []string{"ritual", "masters", "stones", "toss", "market"} {
			app.FocusOn("title.game." + game)
			app.Key(ebiten.KeyEnter)
			save("first-" + game)
			app.FocusOn("setup.starts.lot")
			save("first-" + game + "-low")
			app.Key(ebiten.KeyEscape)
			app.Settle()
		}
	})
}

// TestPicturesOfTheCredits opens the credits from the title, goes down them, and reads a licence.
func TestPicturesOfTheCredits(t *testing.T) {
	fromTheTitle(t, func(app *pilot.App, save func(scene string)) {
		app.FocusOn("title.credits")
		save("title-credits")
		app.Key(ebiten.KeyEnter)
		save("credits")
		const part = "credits.part.go-mp3"
		for n := 0; app.Probe().Text("focus") != part; n++ { // past what can only be read
			if n == 40 {
				t.Fatalf("Tab does not lead to %s", part)
			}
			app.Key(ebiten.KeyTab)
		}
		save("credits-low")
		app.Key(ebiten.KeyEnter)
		save("licence")
	})
}

// TestPicturesOfATitle lets computer players play to the end of games whose winner the rulebook gives a title: how it is celebrated, and the results.
func TestPicturesOfATitle(t *testing.T) {
	for i, l := range looks {
		t.Run(fmt.Sprintf("%dx%d %s", l.width, l.height, l.lang), func(t *testing.T) {
			if l.roomy() {
				pilot.ForLooking(t)
			}
			game := []string{"masters", "toss", "stones"}[i%3]
			app := walk.StartGame(t, l.width, l.height, l.lang, l.scale, game, `{"seats":[
				{"name":"Astrid","driver":"novice","colour":0,"emblem":0},
				{"name":"Ingrid","driver":"novice","colour":1,"emblem":1}`+map[string]string{"toss": `,
				{"name":"Maximiliane","driver":"novice","colour":2,"emblem":2},
				{"name":"Bjarne","driver":"novice","colour":3,"emblem":3},
				{"name":"Runa","driver":"novice","colour":4,"emblem":4}`}[game]+`],"starts":-1}`)
			app.FocusOn("title.game." + game)
			app.Key(ebiten.KeyEnter)
			app.Settle()
			app.Tap("setup.begin")
			app.Until("the end is celebrated", func(r probe.Report) bool { return r.State["overlay"] == "celebration" })
			app.Tick(ui.Ticks(2700)) // the winner's emblem has risen
			app.Save(fmt.Sprintf("end-%s-%dx%d-%s", game, l.width, l.height, l.lang))
			app.Settle() // a table of computer players is busy to the end
			app.Tick(30)
			app.Save(fmt.Sprintf("honour-%s-%dx%d-%s", game, l.width, l.height, l.lang))
			if got := app.Probe().Scene; got != "results" {
				t.Errorf("the match leads to %s", got)
			}
		})
	}
}
