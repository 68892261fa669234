package table

import (
	"testing"

	"runehall/ui"
)

// TestTablets tells tablets from phones and desktops, however they are held, and at each size of words. The golden
// button is larger on tablets.
func TestTablets(t *testing.T) {
	for _, c := range []struct {
		w, h, scale float64
		is          bool
	}{
		{768, 1024, 1, true}, {820, 1180, 1, true}, {1024, 768, 1, true}, {1180, 820, 1, true}, {1366, 1024, 1, true},
		{744, 1133, 1, true},
		{360, 640, 1, false}, {412, 915, 1, false}, {915, 412, 1, false}, {667, 375, 1, false}, {1280, 720, 1, false},
		{1440, 900, 1, false},
		{1920, 1080, 1, false}, {768, 1024, 1.5, false}, {1024, 768, 1.5, false},
	} {
		k, err := ui.NewKit(ui.Look{Interface: c.scale, Device: 1})
		if err != nil {
			t.Fatal(err)
		}
		if got := Tablet(k, ui.Sz(c.w, c.h)); got != c.is {
			t.Errorf("%vx%v at %v is a tablet: %v", c.w, c.h, c.scale, got)
		}
		p := &places{portrait: c.h > c.w}
		if size := p.primarySize(k, ui.Rc(0, 0, c.w, c.h)); c.is != (k.InDp(size.W) >= 190) {
			t.Errorf("%vx%v at %v has a golden button of %v", c.w, c.h, c.scale, size)
		}
	}
}
