package ui_test

import (
	"fmt"
	"image/color"
	"testing"

	"runehall/internal/workshop/vision"
	"runehall/ui"
)

// leastApart is the least distance of the colours of two seats, whatever eyes look at them: about five times what can
// just be seen side by side. In greyscale colours may be alike; emblems tell the seats apart there.
const leastApart = 12

// TestSeatsDifferForEveryEye compares the colours of all pairs of seats as they look with each colour vision.
func TestSeatsDifferForEveryEye(t *testing.T) {
	for _, high := range []bool{false, true} {
		th := ui.NewTheme(ui.Look{HighContrast: high})
		for _, v := range vision.All() {
			lowest, pair := 1000., ""
			for i, a := range th.Seats {
				for j, b := range th.Seats[:i] {
					if a.Emblem == b.Emblem {
						t.Errorf("seats %d and %d have one emblem", i, j)
					}
					d := vision.Distance(v.Color(rgba(a.Color)), v.Color(rgba(b.Color)))
					if d < lowest {
						lowest, pair = d, fmt.Sprintf("seats %d and %d", j, i)
					}
					if d < leastApart && v != vision.Grey {
						t.Errorf("high contrast %v: with %v seats %d and %d are only %.1f apart", high, v, j, i, d)
					}
				}
			}
			t.Logf("high contrast %v, %v: the least distance is %.1f: %s", high, v, lowest, pair)
		}
	}
}

// TestEmblemsDifferForEveryEye looks at the emblems on their coins, which are what is left of a seat in greyscale.
func TestEmblemsDifferForEveryEye(t *testing.T) {
	for _, high := range []bool{false, true} {
		th := ui.NewTheme(ui.Look{HighContrast: high})
		for _, v := range vision.All() {
			for i, s := range th.Seats {
				if c := vision.Contrast(v.Color(rgba(s.Color)), v.Color(rgba(th.Palette.Ink))); c < leastSigns {
					t.Errorf("high contrast %v: with %v the emblem of seat %d has a contrast of %.2f", high, v, i, c)
				}
			}
		}
	}
}

func rgba(c ui.Color) color.RGBA { return opaque(c, c) }
