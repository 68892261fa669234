//go:build pilot

package stones

import (
	"fmt"
	"testing"

	"runehall/games"
	"runehall/internal/pilot"
	"runehall/scenes/boardtest"
)

// TestCurtainPictures writes pictures of the curtain that falls for whoever is on turn, of its recap, and of the hand behind it.
func TestCurtainPictures(t *testing.T) {
	pilot.ForLooking(t)
	for _, s := range boardtest.Looks {
		m := seated(t, []string{games.Person, "greedy", games.Person}, 21, 60)
		app := boardtest.Open(t, m, s.W, s.H, s.Args...)
		g := boardtest.NewGuest(t, app, pilot.Finger, 0)
		save := func(what string) {
			pilot.Keep(t, fmt.Sprintf("stones-curtain-%dx%d-%s", s.W, s.H, what), app.Frame())
		}
		for n := 0; !g.Can("curtain.open"); n++ {
			if n > 20 {
				t.Fatal("no curtain falls")
			}
			if g.Has("stones.open-hand") {
				g.Tap("stones.open-hand")
			}
			app.Tick(30)
		}
		save("shut")
		g.HoldOn("curtain.open")
		g.Settle()
		save("recap")
		if g.Can("recap.show") {
			g.Tap("recap.show")
			g.Tick(20)
			save("show")
			g.Tap("recap.close")
		}
		g.Settle()
		save("tied")
	}
}
