//go:build pilot

package fit

import (
	"fmt"
	"testing"

	"runehall/internal/workshop/pilot"
	"runehall/internal/workshop/pilot/probe"
	"runehall/internal/workshop/pilot/walk"
)

// TestStripPicturesOfTheEnd films the end of a match of each game, from the last move to the results.
func TestStripPicturesOfTheEnd(t *testing.T) {
	const every = 6 // ticks
	for _, game := range []string{"ritual", "masters", "stones", "toss", "market"} {
		for _, size := range []struct{ w, h int }{{412, 915}, {1440, 900}} {
			t.Run(fmt.Sprintf("%s %dx%d", game, size.w, size.h), func(t *testing.T) {
				pilot.ForLooking(t)
				app := walk.StartGame(t, size.w, size.h, "en", "1", game, `{"seats":[
					{"name":"Astrid","driver":"adept","colour":0,"emblem":0},
					{"name":"Ingrid","driver":"novice","colour":1,"emblem":1}],"starts":0}`)
				app.Tap("title.game." + game)
				app.Settle()
				app.Tap("setup.begin")
				app.Until("the last move is made", func(r probe.Report) bool { return r.State["over"] == true })
				strip := &pilot.Strip{}
				for n := 0; app.Probe().Scene == "table"; n++ {
					if n > 6000/every {
						t.Fatal("the results do not come")
					}
					strip.Offer(app.Frame)
					app.Tick(every)
				}
				app.Settle()
				strip.Offer(app.Frame)
				strip.Keep(t, fmt.Sprintf("strip-end-%s-%dx%d", game, size.w, size.h))
			})
		}
	}
}
