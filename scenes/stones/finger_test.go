package stones

import (
	"testing"

	"runehall/games"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// TestAFingerHitsSmallThings presses round things that are smaller than a finger, on phones: gems, piles, rune stones
// and rows. A press beside the place of such a thing must hit it too, as far as nothing else lies there.
func TestAFingerHitsSmallThings(t *testing.T) {
	small := 0
	for _, s := range []boardtest.Screen{{W: 360, H: 640, Scale: 1}, {W: 412, H: 915, Scale: 1},
		{W: 915, H: 412, Scale: 1}} {
		m := newMatch(t, 3, nil, 21)
		m.Randoms(150)
		r := newRig(m, s, m.Play.View(games.All).OnTurn())
		r.Settle()
		r.Tick(ui.Input{})
		for on, at := range r.Board.Things.Each {
			if at.W >= 44 && at.H >= 44 {
				continue
			}
			small++
			hit := ui.Rect{}
			for y := at.Y - 22; y < at.Bottom()+22; y++ {
				for x := at.X - 22; x < at.Right()+22; x++ {
					if r.Board.Things.Hit(ui.Pt(x, y)) == on {
						hit = hit.Union(ui.Rc(x, y, 1, 1))
					}
				}
			}
			if hit.W < 38 || hit.H < 34 {
				t.Errorf("%vx%v: %v at %v is hit within %v only", s.W, s.H, on, at, hit.Size())
			}
		}
	}
	if small == 0 {
		t.Error("nothing is small")
	}
}
