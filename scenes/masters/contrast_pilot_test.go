//go:build pilot

package masters

import (
	"image/color"
	"testing"

	rules "runehall/games/masters"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/stage"
	"runehall/ui"
)

// TestHighContrastDrawsNoGlow looks at the runes at the left and the right of areas, with the areas and without. The
// light of the areas falls on those runes, but not in high contrast, where a line alone shows what is held.
func TestHighContrastDrawsNoGlow(t *testing.T) {
	for _, contrast := range []bool{false, true} {
		screen := boardtest.Screen{W: 1440, H: 900, Scale: 1}
		m := newMatch(t, 2, nil, 21)
		m.Randoms(14)
		r := newRig(m, screen, 0)
		r.Kit.SetLook(stage.HighContrast.Set(stage.Settings{}, contrast).Look(1, ui.Sz(screen.W, screen.H),
			stage.Wishes{}))
		f := boardtest.NewFilm(r.bench)
		f.Board.Layout(f.Board.Given.Frame)
		f.Settle()
		with := f.Picture()
		held := f.Board.Model.held
		f.Board.Model.held = nil
		without := f.Picture()
		looked, lit := 0, 0
		for i := range held {
			for _, c := range held[i].cells {
				for _, way := range []int8{-1, 1} {
					beside := rules.Cell{X: c.X + way, Y: c.Y}
					if heldBy(held, 0, beside) || heldBy(held, 1, beside) {
						continue
					}
					at := f.Board.Eye.At(middle(c).Add(ui.Pt(float64(way)*.52, .1)))
					x, y := int(at.X), int(at.Y)
					looked++
					if far(with.RGBAAt(x, y), without.RGBAAt(x, y)) > 12 {
						lit++
					}
				}
			}
		}
		if looked == 0 || contrast && lit > 0 || !contrast && lit < looked/2 {
			t.Errorf("with high contrast %v the light of areas falls on %d of %d runes beside them",
				contrast, lit, looked)
		}
	}
}

// far returns how different two colours are, summed over their channels.
func far(a, b color.RGBA) int {
	d := func(x, y uint8) int { return max(int(x)-int(y), int(y)-int(x)) }
	return d(a.R, b.R) + d(a.G, b.G) + d(a.B, b.B)
}
