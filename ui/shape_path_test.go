package ui

import (
	"math"
	"strings"
	"testing"
)

func TestAllSignsAreReadAndStayOnTheirGrid(t *testing.T) {
	for i, d := range iconPaths[1:] {
		p, err := ParsePath(d)
		if err != nil || d == "" {
			t.Errorf("icon %d: %q: %v", i+1, d, err)
			continue
		}
		lines, _ := p.polylines(1)
		if b := bounds(lines).Grow(iconStroke / 2); b.X < 0 || b.Y < 0 || b.Right() > iconGrid ||
			b.Bottom() > iconGrid {
			t.Errorf("icon %d leaves its grid: %v", i+1, b)
		}
	}
	for i, d := range emblemPaths {
		p, err := ParsePath(d)
		if err != nil {
			t.Errorf("emblem %d: %v", i, err)
			continue
		}
		lines, _ := p.polylines(1)
		for _, l := range lines {
			for _, q := range l {
				if q.Len() > 1.17 {
					t.Errorf("emblem %d reaches %v", i, q)
				}
			}
		}
	}
}

func TestPathCommands(t *testing.T) {
	for d, want := range map[string]Rect{
		"M1 2L3 8":                           Rc(1, 2, 2, 6),
		"m1,2l2,6":                           Rc(1, 2, 2, 6),
		"M1 1 5 1 5 5":                       Rc(1, 1, 4, 4),
		"m1 1 4 0 0 4":                       Rc(1, 1, 4, 4),
		"M1 1H5V5h-4z":                       Rc(1, 1, 4, 4),
		"M0-1-2-3":                           Rc(-2, -3, 2, 2),
		"M.5.5L1.5.5":                        Rc(.5, .5, 1, 0),
		"M1e1 0L2E1 0":                       Rc(10, 0, 10, 0),
		"M0 0C0 4 4 4 4 0":                   Rc(0, 0, 4, 3),
		"M0 0Q2 4 4 0":                       Rc(0, 0, 4, 2),
		"M0 -1A1 1 0 0 1 0 1A1 1 0 01 0 -1Z": Rc(-1, -1, 2, 2),
		"M-2 0A2 2 0 1 0 2 0":                Rc(-2, 0, 4, 2),
		"M-2 0A2 2 0 1 1 2 0":                Rc(-2, -2, 4, 2),
		"M0 0A1 1 0 0 1 6 0":                 Rc(0, -3, 6, 3), // radii that are too small grow
	} {
		p, err := ParsePath(d)
		if err != nil {
			t.Errorf("%q: %v", d, err)
			continue
		}
		lines, _ := p.polylines(1)
		b := bounds(lines)
		const e = flatness
		if math.Abs(b.X-want.X) > e || math.Abs(b.Y-want.Y) > e || math.Abs(b.W-want.W) > e ||
			math.Abs(b.H-want.H) > e {
			t.Errorf("%q reaches over %v, want %v", d, b, want)
		}
	}
}

// TestMirroredPathsHaveNoSeam fills a path and its mirror image, whose common edge lies within a pixel.
func TestMirroredPathsHaveNoSeam(t *testing.T) {
	for _, d := range []string{"M0 0H6V8H0Z", "M0 0H6V8H0", "M0 0C2 0 6 0 6 4C6 8 2 8 0 8Z", "M0 0H6V4H0ZM0 4H6V8H0Z"} {
		both := MustPath(d).Mirrored().Moved(Pt(10.3, 5))
		lines, _ := both.polylines(1)
		b := bounds(lines)
		if math.Abs(b.X-4.3) > .01 || math.Abs(b.W-12) > .01 || math.Abs(b.Y-5) > .01 || math.Abs(b.H-8) > .01 {
			t.Errorf("%q and its mirror image reach over %v", d, b)
		}
		c := newCoverage(b)
		c.fill(lines)
		at := Pt(10, 9).Sub(c.off)
		if cover := c.alpha.AlphaAt(int(at.X), int(at.Y)).A; cover < 250 {
			t.Errorf("%q and its mirror image cover %d of 255 where they meet", d, cover)
		}
	}
}

// TestShapesAreAsLargeAsTheyAreDrawn looks at the scales at which shapes are kept, whatever the units of their paths.
func TestShapesAreAsLargeAsTheyAreDrawn(t *testing.T) {
	for _, units := range []float64{.5, 1, 24, 100} {
		for _, path := range []*Path{
			Polygon(Pt(0, 0), Pt(units, 0), Pt(units, units)),
			Polygon(Pt(-1, 0), Pt(units-1, 0), Pt(0, units-1)).Moved(Pt(1, 1)),
			new(Path).MoveTo(Pt(0, 0)).CurveTo(Pt(0, units), Pt(-units, 0), Pt(-units, -units)).Mirrored(),
		} {
			for side := 3.03; side < 300; side *= 1.3 {
				if got := path.near(side/units) * units; math.Abs(got-side) > 1./16+1e-9 {
					t.Errorf("a path on a box of %v is kept %v wide for %v", units, got, side)
				}
			}
		}
	}
}

func TestPathErrorsNameTheirPlace(t *testing.T) {
	for d, want := range map[string]string{
		"1 2": "byte 0", "M1": "byte 2", "M1 2 X": "unknown command", "M0 0Z1 1": "byte 5", "M1 --2": "number", "M0 0A1 1 0 2 0 1 1": "flag",
	} {
		if _, err := ParsePath(d); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: error %v, want one with %q", d, err, want)
		}
	}
}

func FuzzPath(f *testing.F) {
	for _, d := range iconPaths[1:] {
		f.Add(d)
	}
	f.Fuzz(func(t *testing.T, d string) {
		p, err := ParsePath(d)
		if err != nil {
			return
		}
		lines, closed := p.polylines(1)
		if len(lines) != len(closed) {
			t.Fatalf("%q: %d lines, %d say whether they are closed", d, len(lines), len(closed))
		}
	})
}
