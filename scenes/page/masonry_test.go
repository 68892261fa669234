package page

import (
	"testing"

	"runehall/ui"
)

// TestBalancedColumns gives each column about as much, below one another, and lets those side by side fill a height.
func TestBalancedColumns(t *testing.T) {
	k, err := ui.NewKit(ui.Look{})
	if err != nil {
		t.Fatal(err)
	}
	high := 600.0
	w := &Masonry{Least: 300, Most: 2, High: &high}
	var all []*block
	for _, h := range []float64{200, 120, 80, 100} {
		all = append(all, &block{high: h})
		w.Add(all[len(all)-1], 0)
	}
	if got := w.Measure(k, ui.Sz(700, 0)).H; got != high {
		t.Errorf("side by side they are %v high", got)
	}
	w.Layout(k, ui.Rect{W: 700, H: high})
	left, right := 0.0, 0.0
	for _, b := range all {
		if b.rect.X == 0 {
			left += b.high
		} else {
			right += b.high
		}
	}
	if left-right > 120 || right-left > 120 || left+right != 500 {
		t.Errorf("%v lie at the left, %v at the right", left, right)
	}
	if got := w.Measure(k, ui.Sz(400, 0)).H; got != 500+3*k.Gap.M {
		t.Errorf("below one another they are %v high", got)
	}
}
