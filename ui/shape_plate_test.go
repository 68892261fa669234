package ui

import (
	"image"
	"image/color"
	"math"
	"testing"
)

// ramp is a picture whose pixels tell where they are; it does not start at the origin, as parts of a sheet do not.
func ramp(w, h int) *image.RGBA {
	p := image.NewRGBA(image.Rect(7, 9, 7+w, 9+h))
	for y := range h {
		for x := range w {
			p.SetRGBA(7+x, 9+y, color.RGBA{uint8(x), uint8(x >> 8), uint8(y), 255})
		}
	}
	return p
}

func TestPlateIsCutIntoPiecesThatFit(t *testing.T) {
	pixels := ramp(2500, 30)
	p := newPlate(pixels)
	x := 0.
	for _, piece := range p.pieces {
		if piece.at.X != x || piece.at.Y != 0 || piece.at.H != 30 || piece.at.W+2*pictureBorder > 1024 {
			t.Errorf("after %v there is a piece at %v", x, piece.at)
		}
		x += piece.at.W
	}
	if x != 2500 || len(p.pieces) != 3 {
		t.Errorf("%d pieces are %v wide, want 3 that are 2500 wide", len(p.pieces), x)
	}
	if p := newPlate(ramp(1440, 900)); len(p.pieces) != 2 {
		t.Errorf("a plate with textures to itself has %d pieces, want 2", len(p.pieces))
	}
}

func TestPiecesGoOnIntoTheirBorders(t *testing.T) {
	pixels := ramp(400, 20)
	for _, part := range []image.Rectangle{
		image.Rect(7, 9, 107, 29), image.Rect(107, 9, 207, 29), image.Rect(307, 9, 407, 19),
	} {
		whole := framed(pixels, part)
		if want := image.Pt(part.Dx()+2*pictureBorder,
			part.Dy()+2*pictureBorder); whole.Rect != (image.Rectangle{Max: want}) {
			t.Fatalf("%v in its border is %v, want %v", part, whole.Rect, want)
		}
		for y := range whole.Rect.Max.Y {
			for x := range whole.Rect.Max.X {
				from := image.Pt(
					min(max(part.Min.X+x-pictureBorder, 7), 406),
					min(max(part.Min.Y+y-pictureBorder, 9), 28),
				)
				if got, want := whole.RGBAAt(x, y), pixels.RGBAAt(from.X, from.Y); got != want {
					t.Fatalf("%v: the pixel at %d, %d is %v, want %v", part, x, y, got, want)
				}
			}
		}
	}
}

func TestPiecesTogetherFillWhatTheirPlateIsDrawnOnto(t *testing.T) {
	p := newPlate(ramp(2500, 30))
	part, r := Rc(400, 5, 1800, 20), Rc(10, 20, 900, 40) // half as wide, twice as high
	right := r.X
	for i, piece := range p.pieces {
		from, on := piece.share(part, r)
		if math.Abs(on.X-right) > 1e-9 || on.Y != r.Y || on.H != r.H {
			t.Errorf("piece %d is drawn onto %v, want it to go on from %v", i, on, right)
		}
		if want := piece.at.X + from.X; math.Abs(part.X+2*(on.X-r.X)-want) > 1e-9 || from.Y != 5 || from.H != 20 ||
			math.Abs(from.W-2*on.W) > 1e-9 {
			t.Errorf("piece %d shows %v on %v", i, from, on)
		}
		right = on.Right()
	}
	if math.Abs(right-r.Right()) > 1e-9 {
		t.Errorf("the pieces end at %v, want %v", right, r.Right())
	}
	if _, on := p.pieces[2].share(Rc(0, 0, 100, 30), r); !on.Empty() {
		t.Errorf("a piece that is not seen is drawn onto %v", on)
	}
}
