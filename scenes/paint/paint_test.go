package paint

import (
	"image"
	"math"
	"testing"

	"runehall/ui"
)

func TestDistancesAreNegativeInside(t *testing.T) {
	square := []ui.Point{{X: -1, Y: -1}, {X: 1, Y: -1}, {X: 1, Y: 1}, {X: -1, Y: 1}}
	for name, c := range map[string]struct{ got, want float64 }{
		"a hexagon's middle":      {Hexagon(ui.Point{}, 2), -math.Sqrt(3)},
		"right of a hexagon":      {Hexagon(ui.Pt(3, 0), 2), 3 - math.Sqrt(3)},
		"beside a segment":        {Segment(ui.Pt(1, 2), ui.Pt(0, 0), ui.Pt(4, 0)), 2},
		"beyond a segment":        {Segment(ui.Pt(7, 4), ui.Pt(0, 0), ui.Pt(4, 0)), 5},
		"a segment without width": {Segment(ui.Pt(3, 4), ui.Point{}, ui.Point{}), 5},
		"within an outline":       {Outline(ui.Pt(.5, 0), square), -.5},
		"outside of it":           {Outline(ui.Pt(3, 0), square), 2},
	} {
		if math.Abs(c.got-c.want) > 1e-9 {
			t.Errorf("%s: %v, want %v", name, c.got, c.want)
		}
	}
}

func TestPaintingsLieOverEachOther(t *testing.T) {
	white := ToneOf(ui.Hex(0xffffff))
	p, q := New(4, 4), New(2, 2)
	p.Put(1, 1, white, 1)
	q.Put(0, 0, Tone{}, .5)
	q.Put(1, 1, white, .25)
	p.Lay(q, 1, 1)
	p.Lay(q, -1, -1) // of which only a corner lies on it
	if at := p.Pix[4*(1*4+1):][:4]; at[0] != .5 || at[3] != 1 {
		t.Errorf("half dark on white is %v", at)
	}
	if at := p.Pix[4*(2*4+2):][:4]; at[0] != .25 || at[3] != .25 {
		t.Errorf("a quarter of white on nothing is %v", at)
	}
	if at := p.Pix[:4]; at[3] != .25 {
		t.Errorf("in the corner lies %v", at)
	}
}

func TestPictureFromElsewhereIsTheSame(t *testing.T) {
	img := image.NewRGBA(image.Rect(0, 0, 3, 2))
	for i := range img.Pix {
		img.Pix[i] = byte(10 * i)
	}
	part := img.SubImage(image.Rect(1, 0, 3, 2)).(*image.RGBA)
	p := From(part)
	if p.W != 2 || p.H != 2 || p.Pix[0] != 40./255 || p.Pix[8] != 160./255 {
		t.Errorf("%d × %d: %v", p.W, p.H, p.Pix)
	}
}

func TestRoundAndPlateStayOnThePainting(t *testing.T) {
	n := 0
	p := Plate(3.2, func(p *Painting, i, j int, q ui.Point) {
		n++
		if math.Abs(q.X-(float64(i)+.5-float64(p.W)/2)) > 1e-9 {
			t.Fatalf("pixel %d is %v off the middle", i, q.X)
		}
	})
	if n != p.W*p.H || p.W < 7 {
		t.Errorf("%d of %d × %d pixels", n, p.W, p.H)
	}
	n = 0
	p.Round(ui.Pt(0, 0), 2, func(i, j int, q ui.Point) {
		if n++; i < 0 || j < 0 || i >= p.W {
			t.Fatalf("pixel %d, %d", i, j)
		}
	})
	if n != 9 {
		t.Errorf("%d pixels in the corner", n)
	}
}

// TestLightComesFromTheUpperLeft tilts a surface: towards the light it is brighter, and never more than white.
func TestLightComesFromTheUpperLeft(t *testing.T) {
	grey := ToneOf(ui.Hex(0x808080))
	for _, s := range []Surface{{Shine: .1, Gloss: 14}, {Shine: .5, Gloss: 30, Metal: .75}} {
		towards, flat, away := s.Lit(grey, .6, .6)[0], s.Lit(grey, 0, 0)[0], s.Lit(grey, -.6, -.6)[0]
		if towards <= away || flat <= away || towards > 1 {
			t.Errorf("%+v: towards the light %v, flat %v, away %v", s, towards, flat, away)
		}
	}
	if Cover(-1) != 1 || Cover(1) != 0 || Cover(0) != .5 || Rise(2, 4, 3) != .5 || Rise(2, 4, 9) != 1 ||
		grey.Mix(Tone{}, 1) != (Tone{}) {
		t.Error("edges and slopes are not even")
	}
}
