//go:build pilot

package boardtest

import (
	"fmt"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/pilot"
)

// CurtainPictures writes pictures of the curtain of whoever must act, of its recap, and of the board behind it. If no
// curtain falls by itself, it presses the target asks.
func CurtainPictures[C games.Core[C, M, E], M comparable, E any, V any](
	t *testing.T, match func() *Match[C, M, E, V], asks string,
) {
	pilot.ForLooking(t)
	for _, s := range Looks {
		m := match()
		g := NewGuest(t, Open(t, m, s.W, s.H, s.Args...), pilot.Finger, 0)
		save := func(what string) {
			pilot.Keep(t, fmt.Sprintf("%s-curtain-%dx%d-%s", m.Play.Def().ID, s.W, s.H, what), g.Frame())
		}
		for n := 0; !g.Can("curtain.open"); n++ {
			if n > 20 {
				t.Fatal("no curtain falls")
			}
			if g.Has(asks) {
				g.Tap(asks)
			}
			g.Tick(30)
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
