package pilot_test

import (
	"image"
	"image/color"
	"testing"

	"runehall/internal/workshop/pilot"
)

// board is a picture of some patches, from which the tests begin.
func board() *image.RGBA {
	p := image.NewRGBA(image.Rect(0, 0, 400, 240))
	for y := range 240 {
		for x := range 400 {
			p.SetRGBA(x, y, color.RGBA{uint8(40 + x/4), uint8(30 + y/4), 60, 255})
		}
	}
	return p
}

func paint(p *image.RGBA, r image.Rectangle, c color.RGBA) *image.RGBA {
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			p.SetRGBA(x, y, c)
		}
	}
	return p
}

func TestShrinkMeansPixels(t *testing.T) {
	p := paint(grey(7, 4, 90), image.Rect(0, 0, 1, 3), color.RGBA{0, 0, 0, 255})
	small := pilot.Shrink(p)
	if small.Rect != image.Rect(0, 0, 3, 2) || small.RGBAAt(0, 0).R != 60 || small.RGBAAt(1, 0).R != 90 || small.RGBAAt(2, 1).R != 90 {
		t.Errorf("%v: %v", small.Rect, small.Pix)
	}
}

// TestAlikeForgivesRenderers lets every pixel differ a little, and a few a lot.
func TestAlikeForgivesRenderers(t *testing.T) {
	p := board()
	for i := range p.Pix {
		if i%4 < 3 {
			p.Pix[i] += uint8(i % 4)
		}
	}
	for i := range 19 {
		p.SetRGBA(i*20, i*10, color.RGBA{150, 110, 120, 255})
	}
	if what, _ := pilot.Alike(p, board()); what != "" {
		t.Error(what)
	}
}

// TestAlikeSeesWhatAPersonSees changes what is small and clear, and what is faint and wide.
func TestAlikeSeesWhatAPersonSees(t *testing.T) {
	for name, p := range map[string]*image.RGBA{
		"a spot":  paint(board(), image.Rect(100, 100, 105, 105), color.RGBA{120, 80, 60, 255}),
		"a tint":  paint(grey(400, 240, 100), image.Rect(50, 50, 66, 66), color.RGBA{108, 100, 100, 255}),
		"a label": paint(board(), image.Rect(200, 60, 230, 61), color.RGBA{200, 200, 200, 255}),
	} {
		want := board()
		if name == "a tint" {
			want = grey(400, 240, 100)
		}
		what, diff := pilot.Alike(p, want)
		if what == "" || diff == nil {
			t.Errorf("%s is not seen", name)
		}
		if what, _ := pilot.Alike(want, want); what != "" {
			t.Error(what)
		}
	}
	if what, _ := pilot.Alike(grey(9, 9, 1), grey(9, 8, 1)); what == "" {
		t.Error("another size is not seen")
	}
}
