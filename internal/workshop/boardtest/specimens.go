//go:build pilot

package boardtest

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/assets/art"
	"runehall/assets/lang"
	"runehall/ui"
	"runehall/ui/gallery"
)

// SpecimensAreSeen draws what the gallery shows of a board, in columns of several widths. Each part must cover some of
// its place. own is any picture from the board's own pack.
func SpecimensAreSeen(t *testing.T, own art.ID, specimens func(k *ui.Kit, text gallery.Text) []gallery.Subject) {
	t.Helper()
	for name, e := range Easels(t, own) {
		for _, subject := range specimens(e.Kit, func(key string, _ ...lang.Arg) string { return key }) {
			for i, widget := range subject.Widgets {
				for _, wide := range []float64{500, 1000} {
					size := widget.Measure(e.Kit, ui.Sz(wide, 0))
					e.Image = ebiten.NewImage(int(wide), int(size.H)+1)
					widget.Layout(e.Kit, ui.Rc(0, 0, wide, size.H))
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
