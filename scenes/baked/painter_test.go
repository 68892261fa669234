package baked

import (
	"image"
	"testing"

	"runehall/assets/art"
	"runehall/ui"
)

// TestAPainterPaintsOnce asks for the same things again, in the same sizes and in others.
func TestAPainterPaintsOnce(t *testing.T) {
	k, err := ui.NewKit(ui.Look{})
	if err != nil {
		t.Fatal(err)
	}
	var painted []ui.Rect
	a := NewPainter(k, 1<<20, func(_ *ui.Canvas, what string, r ui.Rect) { painted = append(painted, r) })
	for _, c := range []struct {
		what string
		r    ui.Rect
		n    int // pictures painted by then
	}{
		{"card", ui.Rc(0, 0, 40, 60), 1}, {"card", ui.Rc(7, 9.5, 40, 60), 1}, {"back", ui.Rc(0, 0, 40, 60), 2}, {"card", ui.Rc(0, 0, 41, 60), 3},
		{"card", ui.Rc(0, 0, 50.3, 75.6), 4}, {"card", ui.Rc(0, 0, 50.6, 76.1), 4},
	} {
		p := a.Picture(c.what, c.r)
		if len(painted) != c.n {
			t.Errorf("%s in %v: %d pictures are painted, not %d", c.what, c.r, len(painted), c.n)
		}
		if w, h := SizeOf(c.r); p.Size() != ui.Sz(w, h) {
			t.Errorf("%s in %v has a picture of %v", c.what, c.r, p.Size())
		}
	}
	if !a.Suits(k) {
		t.Error("a new painter does not suit its kit")
	}
	other, err := ui.NewKit(ui.Look{HighContrast: true})
	if err != nil {
		t.Fatal(err)
	}
	if a.Suits(other) || !NewPainter(other, 1, a.paint).Plain {
		t.Error("a painter suits high contrast that has not been made for it")
	}
}

// TestCornersAreRound cuts a white square.
func TestCornersAreRound(t *testing.T) {
	p := image.NewRGBA(image.Rect(0, 0, 20, 20))
	for i := range p.Pix {
		p.Pix[i] = 255
	}
	Rounded(p, 6)
	for at, want := range map[image.Point]uint8{{}: 0, {19, 0}: 0, {0, 19}: 0, {19, 19}: 0, {6, 0}: 255, {0, 13}: 255,
		{10, 10}: 255, {3, 3}: 255} {
		if got := p.RGBAAt(at.X, at.Y).A; got != want {
			t.Errorf("the pixel at %v is covered by %d", at, got)
		}
	}
}

// TestTheMiddleKeepsItsProportions cuts a picture whose left and right quarter are dark.
func TestTheMiddleKeepsItsProportions(t *testing.T) {
	full := image.NewRGBA(image.Rect(5, 5, 85, 45))
	for y := 5; y < 45; y++ {
		for x := 25; x < 65; x++ {
			full.Pix[full.PixOffset(x, y)] = 255
		}
	}
	p := Middle(art.Picture{RGBA: full, Scale: 1}, ui.Sz(10, 10))
	for _, at := range []image.Point{{0, 0}, {9, 9}, {5, 5}} {
		if p.Rect.Size() != image.Pt(10, 10) || p.RGBAAt(p.Rect.Min.X+at.X, p.Rect.Min.Y+at.Y).R < 250 {
			t.Errorf("the middle of %v reaches over more than it: %v at %v", p.Rect, p.RGBAAt(at.X, at.Y), at)
		}
	}
}

// TestMirroringLeavesAShape mirrors a half, which stays as it is.
func TestMirroringLeavesAShape(t *testing.T) {
	half := Shape{Filled(nil, "M0 0H4V4Z"), Stroked(nil, 1, "M1 1L3 3")}
	before := half[0].path
	if both := half.Mirrored(); half[0].path != before || both[0].path == before || both[1].line != 1 {
		t.Error("mirroring changes the half, or loses the width of a line")
	}
}
