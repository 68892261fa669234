//go:build pilot

package walk

import (
	"fmt"
	"testing"

	"runehall/internal/workshop/pilot"
	"runehall/internal/workshop/vision"
)

// boardTicks is how long computer players play before a picture of the board is taken.
const boardTicks = 6000

// TestPicturesForEveryEye takes pictures of a full board as people with each kind of colour vision see it, for people
// to judge.
func TestPicturesForEveryEye(t *testing.T) {
	pilot.ForLooking(t)
	const seats = `{"seats":[
		{"name":"Astrid","driver":"adept","colour":0,"emblem":0},
		{"name":"Ingrid","driver":"adept","colour":1,"emblem":1},
		{"name":"Bjarne","driver":"adept","colour":2,"emblem":2},
		{"name":"Skald","driver":"adept","colour":3,"emblem":3},
		{"name":"Runa","driver":"adept","colour":4,"emblem":4}],"starts":0}`
	for _, size := range [][2]int{{1440, 900}, {412, 915}} {
		t.Run(fmt.Sprintf("%dx%d", size[0], size[1]), func(t *testing.T) {
			app := Start(t, size[0], size[1], "en", "1", seats)
			app.Tap("title.play")
			app.Settle()
			app.Click(app.Target("setup.begin").Middle())
			app.Tick(boardTicks)
			app.Frame() // starts the loading of the pictures that it needs
			app.Tick(60)
			frame := app.Frame()
			for _, v := range vision.All() {
				pilot.Keep(t, fmt.Sprintf("vision-%dx%d-%v", size[0], size[1], v), v.Picture(frame))
			}
		})
	}
}
