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

// fromTheTitle starts the program in each look, and runs walked with it. save takes a picture when the program has come
// to rest.
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

// TestPicturesOfTheFirstMatch takes pictures of the set-up of each game as a new player sees it, with its upper and its
// lower part.
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

// TestPicturesOfTheCredits takes pictures of the credits and of a licence.
func TestPicturesOfTheCredits(t *testing.T) {
	fromTheTitle(t, func(app *pilot.App, save func(scene string)) {
		app.FocusOn("title.credits")
		save("title-credits")
		app.Key(ebiten.KeyEnter)
		save("credits")
		const part = "credits.part.go-mp3"
		for n := 0; app.Probe().Text("focus") != part; n++ { // Tab also stops at texts
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

// TestPicturesOfATitle takes pictures of the end of games that give their winner a title.
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
			app.Settle() // with only computer players, the program rests only after the match
			app.Tick(30)
			app.Save(fmt.Sprintf("honour-%s-%dx%d-%s", game, l.width, l.height, l.lang))
			if got := app.Probe().Scene; got != "results" {
				t.Errorf("the match leads to %s", got)
			}
		})
	}
}
