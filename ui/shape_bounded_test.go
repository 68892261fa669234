package ui

import (
	"math"
	"testing"
)

// TestTheScreenIsBounded whatever the window is: desktops, and people, make windows of any size.
func TestTheScreenIsBounded(t *testing.T) {
	for window, want := range map[Size]Size{
		Sz(1280, 720): Sz(1280, 720), Sz(16384, 200): Sz(16384, 200), Sz(20000, 200): Sz(16383, 200),
		Sz(200, 20000): Sz(200, 16383), Sz(1e9, 1e9): Sz(16383, 16383), Sz(0, 0): Sz(1, 1), Sz(-5, .2): Sz(1, 1),
		Sz(16384.4, 1.5): Sz(16383, 1.5), Sz(math.Inf(1), 5): Sz(16383, 5),
	} {
		if got, fits := bounded(window, 16384); got != want || fits != (window.W <= 16384 && window.H <= 16384) {
			t.Errorf("in %v it is %v, not %v; it fits: %v", window, got, want, fits)
		}
	}
	if got, _ := bounded(Sz(math.NaN(), math.NaN()), 16384); got != Sz(1, 1) {
		t.Errorf("in what is no size it is %v", got)
	}
	for _, most := range []float64{surePixels, 8192, mostPixels} {
		if got, fits := bounded(Sz(20000, 20000), most); got != Sz(most-1, most-1) || fits {
			t.Errorf("of at most %v it is %v", most, got)
		}
	}
	if most := mostScreen(); most < surePixels || most > mostPixels {
		t.Errorf("at most %v pixels", most)
	}
}

// TestNoWindowGivesTheEngineTooLargeAScreen asks what the engine asks.
func TestNoWindowGivesTheEngineTooLargeAScreen(t *testing.T) {
	s := NewSource()
	s.dip, s.asked = Sz(20000, 200), 1 // as if the monitor had been asked
	if w, h := s.LayoutF(20000, 200); w > mostPixels || h != 200 || !s.TooLarge() {
		t.Errorf("%v×%v, too large: %v", w, h, s.TooLarge())
	}
	if w, h := s.LayoutF(1280, 720); w != 1280 || h != 720 || s.TooLarge() {
		t.Errorf("%v×%v, too large: %v", w, h, s.TooLarge())
	}
}
