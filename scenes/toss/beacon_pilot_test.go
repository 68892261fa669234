//go:build pilot

package toss

import (
	"image"
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// TestWhereTheLogLeadsLightsUp leads to the places of events, as the log does: each lights up in the picture, and is
// soon as before. While the ledge is covered, the tray on it does not light up.
func TestWhereTheLogLeadsLightsUp(t *testing.T) {
	m := newMatch(t, "calm", 3, 5)
	m.Until(func(v rules.View) bool { return v.Phase() == rules.CalmPhase && v.Round() > 1 })
	for _, screen := range []boardtest.Screen{{W: 1280, H: 800, Scale: 1, Tag: "en"},
		{W: 412, H: 915, Scale: 1, Tag: "en"}, {W: 915, H: 412, Scale: 1, Tag: "en"}} {
		f := boardtest.NewFilm(newRig(m, screen, 0))
		b := f.Board
		b.Finish()
		before := f.Picture()
		const faint = 6 // of 255: where the engine moves a picture to another texture, its edges change a little
		differs := func(p *image.RGBA, at ui.Rect) (n int) {
			r := image.Rect(int(at.X), int(at.Y), int(at.Right()), int(at.Bottom())).Intersect(p.Rect)
			for y := r.Min.Y; y < r.Max.Y; y++ {
				for x := r.Min.X; x < r.Max.X; x++ {
					i := p.PixOffset(x, y)
					for c := i; c < i+4; c++ {
						if d := int(p.Pix[c]) - int(before.Pix[c]); d < -faint || d > faint {
							n++
							break
						}
					}
				}
			}
			return n
		}
		lights := func(e rules.Event) (at ui.Rect, lit int) {
			list := b.Model.of(e)
			if len(list) == 0 || !b.Show(e) {
				t.Fatalf("%T leads nowhere", e)
			}
			for range glowTicks / 4 {
				b.Step()
			}
			p := f.Picture()
			for _, on := range list {
				at = b.Things.At(on).Grow(b.Given.Frame.Kit.Dp(8))
				if lit = differs(p, at); lit == 0 {
					break
				}
			}
			for b.Moving() {
				b.Step()
			}
			if n := differs(f.Picture(), ui.Rect{W: screen.W, H: screen.H}); n > 0 {
				t.Fatalf("%T: %d pixels stay", e, n)
			}
			return at, lit
		}
		for _, e := range []rules.Event{
			rules.BalanceDrawn{Seat: 0}, rules.BalanceDrawn{Seat: 2}, rules.Passed{Seat: 0}, rules.Passed{Seat: 1},
			rules.RunesThrown{},
			rules.BalanceCompleted{Seat: 1, Rune: 3},
			rules.Stolen{Theft: rules.Theft{Thief: 2, Victim: 1, Balance: 20}},
		} {
			if at, lit := lights(e); lit == 0 {
				t.Errorf("%v × %v: %s is not lit at %v", screen.W, screen.H, games.EventName(e), at)
			}
		}
		b.Given.Bare = true
		before = f.Picture()
		if at, lit := lights(rules.Passed{Seat: 0}); lit != 0 {
			t.Errorf("%v × %v: on a ledge that is covered %d pixels light up at %v", screen.W, screen.H, lit, at)
		}
	}
}
