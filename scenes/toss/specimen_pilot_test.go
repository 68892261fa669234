//go:build pilot

package toss

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/assets/lang"
	"runehall/ui"
)

// TestSpecimensAreSeen draws what the gallery shows of the board in columns of several widths, and looks at each of its parts.
func TestSpecimensAreSeen(t *testing.T) {
	for name, e := range easels(t) {
		for _, subject := range Specimens(e.Easel.Kit, func(key string, _ ...lang.Arg) string { return key }) {
			for i, widget := range subject.Widgets {
				for _, wide := range []float64{500, 1000} {
					size := widget.Measure(e.Easel.Kit, ui.Sz(wide, 0))
					e.Image = ebiten.NewImage(int(wide), int(size.H)+1)
					widget.Layout(e.Easel.Kit, ui.Rc(0, 0, wide, size.H))
					p, covered := e.Paint(func() { widget.Draw(e.Canvas) }), 0
					for i := 3; i < len(p.Pix); i += 4 {
						if p.Pix[i] > 128 {
							covered++
						}
					}
					if share := float64(covered) / float64(len(p.Pix)/4); share < .15 {
						t.Errorf("%s: %s %d covers %.2f of %v wide", name, subject.Title, i, share, wide)
					}
				}
			}
		}
	}
}
