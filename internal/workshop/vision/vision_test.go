package vision

import (
	"image/color"
	"math"
	"testing"
)

var (
	black = color.RGBA{A: 255}
	white = color.RGBA{255, 255, 255, 255}
)

// TestGreysStayGrey checks that greys look the same with every kind of colour vision.
func TestGreysStayGrey(t *testing.T) {
	for _, v := range All() {
		for i := range 256 {
			c := color.RGBA{uint8(i), uint8(i), uint8(i), 255}
			if d := Distance(v.Color(c), c); d > .6 {
				t.Errorf("%v: %v becomes %v", v, c, v.Color(c))
			}
		}
	}
}

// TestWhatIsConfused checks pairs of colours that differ much with usual vision, and little without one kind of cone.
func TestWhatIsConfused(t *testing.T) {
	for _, tc := range []struct {
		v    Vision
		a, b color.RGBA
	}{
		{Deutan, color.RGBA{200, 80, 60, 255}, color.RGBA{115, 125, 50, 255}},
		{Protan, color.RGBA{160, 40, 40, 255}, color.RGBA{75, 75, 38, 255}},
		{Tritan, color.RGBA{60, 130, 70, 255}, color.RGBA{60, 125, 150, 255}},
		{Grey, color.RGBA{255, 0, 0, 255}, color.RGBA{0, 0, 255, 255}},
	} {
		usual, seen := Distance(tc.a, tc.b), Distance(tc.v.Color(tc.a), tc.v.Color(tc.b))
		if seen > .6*usual {
			t.Errorf("%v: %v and %v are %.0f apart, of %.0f", tc.v, tc.a, tc.b, seen, usual)
		}
	}
}

func TestContrastOfWCAG(t *testing.T) {
	for _, tc := range []struct {
		a, b color.RGBA
		want float64
	}{{black, white, 21}, {white, white, 1}, {color.RGBA{0x77, 0x77, 0x77, 255}, white, 4.48}} {
		if got := Contrast(tc.a, tc.b); math.Abs(got-tc.want) > .01 {
			t.Errorf("%v on %v: %.2f, want %.2f", tc.a, tc.b, got, tc.want)
		}
	}
	if d := Distance(black, white); math.Abs(d-100) > .1 {
		t.Errorf("black and white are %.1f apart", d)
	}
}
