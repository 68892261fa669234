//go:build pilot

package ritual

import (
	"fmt"
	"testing"

	"runehall/games"
	"runehall/internal/pilot"
	"runehall/scenes/boardtest"
)

// TestCurtainPictures writes pictures of a curtain that falls, is shut, opens and is tied back, of the recap, and of the question for
// answers.
func TestCurtainPictures(t *testing.T) {
	pilot.ForLooking(t)
	for _, s := range boardtest.Looks {
		m := seated(t, []string{games.Person, games.Person, "greedy", games.Person}, 21, 31)
		app := boardtest.Open(t, m, s.W, s.H, s.Args...)
		g := boardtest.NewGuest(t, app, pilot.Finger, 0)
		save := func(what string) { pilot.Keep(t, fmt.Sprintf("curtain-%dx%d-%s", s.W, s.H, what), app.Frame()) }
		save("table")
		g.Tap("ritual.cards")
		g.Tick(14)
		save("falling")
		g.Settle()
		save("shut")
		x, y := g.Target("curtain.open").Middle()
		g.Put(1, x, y)
		g.Tick(24)
		save("held")
		g.Tick(36)
		g.Lift(1)
		save("opening")
		g.Settle()
		save("recap")
		if g.Has("recap.close") {
			g.Tap("recap.close")
		}
		g.Settle()
		save("tied")
	}
}
