package apart

import (
	"testing"

	"runehall/ui"
)

// TestClocksFitTheirStrip has five seats with hours left, on the smallest screen.
func TestClocksFitTheirStrip(t *testing.T) {
	k, err := ui.NewKit(ui.Look{Interface: 1, Device: 1})
	if err != nil {
		t.Fatal(err)
	}
	for _, wide := range []float64{340, 400, 700, 1400} {
		w := Clocks{Rect: ui.Rc(10, 60, wide, ClocksHigh(k))}
		for range 5 {
			w.list = append(w.list, seatClock{left: 3600})
		}
		w.fit(k)
		for i, r := range w.places {
			if r.X < w.Rect.X-.5 || r.Right() > w.Rect.Right()+.5 || r.Bottom() > w.Rect.Bottom() ||
				i > 0 && r.X < w.places[i-1].Right() {
				t.Errorf("%v wide: clock %d lies at %v", wide, i, r)
			}
			if room := r.W - min(r.H, r.W*.3); k.Measure(w.widest(), w.style, 0).W > room || w.style.Size < 9 {
				t.Errorf("%v wide: %q in letters of %.1f has %v", wide, w.widest(), w.style.Size, room)
			}
		}
	}
}
