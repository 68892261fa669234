// Package pagetest is what tests of screens share: the sizes at which everything must fit, and the checks of places.
// Boards have a bench of their own, package boardtest.
package pagetest

import (
	"fmt"
	"testing"

	"runehall/scenes/stage"
	"runehall/ui"
)

// Sizes are the screens in dp at which everything must fit.
var Sizes = []ui.Size{
	{W: 360, H: 640}, {W: 640, H: 360}, {W: 412, H: 915}, {W: 915, H: 412}, {W: 768, H: 1024}, {W: 1024, H: 768},
	{W: 1440, H: 900}, {W: 1920, H: 1080}, {W: 3840, H: 2160},
}

// Each calls f for every screen, scale and device.
func Each(t *testing.T, f func(t *testing.T, k *ui.Kit, screen ui.Rect)) {
	t.Helper()
	for _, size := range Sizes {
		for _, scale := range []float64{.75, 1, 1.5, 2} {
			if scale > 1.5 && min(size.W, size.H) < 700 {
				continue
			}
			for _, device := range []float64{1, 3} {
				kit, err := ui.NewKit(ui.Look{Interface: scale, Device: device})
				if err != nil {
					t.Fatal(err)
				}
				t.Run(fmt.Sprintf("%vx%v scale %v device %v", size.W, size.H, scale, device), func(t *testing.T) {
					f(t, kit, ui.Rect{W: size.W * device, H: size.H * device})
				})
			}
		}
	}
}

// Apart fails where two rectangles overlap, or where one leaves the area.
func Apart(t *testing.T, area ui.Rect, parts map[string]ui.Rect) {
	t.Helper()
	for name, r := range parts {
		if r.W <= 0 || r.H <= 0 || !area.Grow(.01).Holds(r) {
			t.Errorf("%s is empty or leaves the area: %v not in %v", name, r, area)
		}
		for other, o := range parts {
			if name < other && r.Grow(-.01).Overlaps(o) {
				t.Errorf("%s %v and %s %v overlap", name, r, other, o)
			}
		}
	}
}

// Touchable fails where a rectangle is too small for a finger.
func Touchable(t *testing.T, k *ui.Kit, name string, r ui.Rect) {
	t.Helper()
	if least := stage.MinTouch(k) - .01; r.W < least || r.H < least {
		t.Errorf("%s is too small to touch: %v", name, r)
	}
}

// Long leaves out a test in which nothing goes on at once where everything takes several times as long: under the race
// detector.
func Long(t *testing.T) {
	t.Helper()
	if testing.Short() {
		t.Skip("it takes long, and does everything in one goroutine")
	}
}
