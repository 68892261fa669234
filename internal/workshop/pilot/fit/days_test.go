//go:build pilot

package fit

import (
	"fmt"
	"testing"

	"runehall/internal/workshop/pilot"
)

// TestPicturesOfTheDay takes pictures of the puzzle of the day: its page, the puzzle of each game, and a hint.
func TestPicturesOfTheDay(t *testing.T) {
	for _, l := range lessonLooks {
		t.Run(fmt.Sprintf("%dx%d %s", l.width, l.height, l.lang), func(t *testing.T) {
			if l.roomy() {
				pilot.ForLooking(t)
			}
			lookAtTheDay(t, l)
		})
	}
}

func lookAtTheDay(t *testing.T, l look) {
	t.Helper()
	app := pilot.Start(t, pilot.Options{
		Binary: pilot.Build(t, "runehall"), Width: l.width, Height: l.height,
		Args: []string{"--probe", "--silent", "--data", t.TempDir(), "--lang", l.lang, "--scale", l.scale, "--seed", "7"},
	})
	save := func(what string) {
		app.Settle()
		app.Tick(30)
		app.Save(fmt.Sprintf("day-%s-%dx%d-%s", what, l.width, l.height, l.lang))
	}
	app.Settle()
	save("0-title")
	app.Tap("title.learn")
	save("1-learn")
	app.Tap("learn.today")
	save("2-day")
	for n := range 5 { // the games take turns day by day, so these are all of them
		name := fmt.Sprintf("day.past.%d", n)
		app.FocusOn(name)
		app.Tap(name)
		app.Settle()
		if !app.Has("table.lesson") {
			t.Fatalf("nothing is asked: %+v", app.Probe())
		}
		game, _ := app.Probe().State["game"].(string)
		save("3-ask-" + game)
		app.Touch(app.Target("table.hint").Middle())
		app.Tick(20)
		app.Save(fmt.Sprintf("day-4-hint-%s-%dx%d-%s", game, l.width, l.height, l.lang))
		if !app.Has("table.why") {
			t.Fatalf("giving up is not offered: %+v", app.Probe())
		}
		app.Touch(app.Target("table.why").Middle())
		save("5-lit-" + game)
		app.Tap("table.back")
		app.Settle()
	}
}
