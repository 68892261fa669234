package apart

import (
	"testing"

	"runehall/ui"
)

// TestClocksFitTheirStrip has five seats with hours left, where hands race and where not, down to the smallest screen
// with the largest letters. A phone shows only how long lines take.
func TestClocksFitTheirStrip(t *testing.T) {
	for _, scale := range []float64{1, 1.5} {
		k, err := ui.NewKit(ui.Look{Interface: scale, Device: 1})
		if err != nil {
			t.Fatal(err)
		}
		for _, wide := range []float64{336, 340, 400, 700, 1400} {
			for _, line := range []string{"", "888\u00a0ms"} {
				w := Clocks{Rect: ui.Rc(10, 60, wide, ClocksHigh(k)), line: line}
				phone := wide < 600 && line != ""
				if line == "" && wide < 400*scale {
					continue // a phone shows no strip where no hands race
				}
				for range 5 {
					w.list = append(w.list, seatClock{left: 3600, lag: 888, times: !phone})
				}
				w.fit(k)
				for i, r := range w.places {
					if r.X < w.Rect.X-.5 || r.Right() > w.Rect.Right()+.5 || r.Bottom() > w.Rect.Bottom() ||
						i > 0 && r.X < w.places[i-1].Right() {
						t.Errorf("%v wide at %v: clock %d lies at %v", wide, scale, i, r)
					}
					coin, words := w.split(k, r)
					if k.Measure(w.widest(), w.style, 0).W > words.W+.5 || w.style.Size < 12 || coin.W < 12 ||
						words.Right() > r.Right() {
						t.Errorf("%v wide at %v: %q in letters of %.1f has %v beside a coin of %.1f", wide, scale,
							w.widest(), w.style.Size, words, coin.W)
					}
				}
			}
		}
	}
}
