//go:build !js

package sysfont

import (
	"image"
	"testing"
)

// at returns the colour of a painting at a point. The point is given from the pen, to the right and up, in hundredths
// of the size, which must be 100.
func (p Painting) at(x, y int) [4]uint8 {
	at := image.Pt(x, -y).Sub(p.Off)
	if p.Pix == nil || !at.In(p.Pix.Rect) {
		return [4]uint8{}
	}
	c := p.Pix.RGBAAt(at.X, at.Y)
	return [4]uint8{c.R, c.G, c.B, c.A}
}

// TestLayersLieWhereTheFontSays paints letters in colour from fonts in both formats of layers. Each layer is a box of
// 40 by 80 hundredths of the size, moved, turned or scaled.
func TestLayersLieWhereTheFontSays(t *testing.T) {
	red, blue, none := [4]uint8{255, 0, 0, 255}, [4]uint8{0, 0, 255, 255}, [4]uint8{}
	type spot struct {
		x, y int
		want [4]uint8
	}
	for _, c := range []struct {
		folder, text string
		spots        []spot
	}{
		{"Plain", "😀", []spot{{20, 40, red}, {70, 40, blue}, {45, 40, none}, {20, 85, none}}},
		{"Moved", "😀", []spot{{20, 40, red}, {70, 40, blue}, {45, 40, none}, {95, 40, none}}},
		{"Moved", "😁", []spot{{20, 40, red}, {12, 22, red}, {28, 58, red}, {5, 40, none}, {20, 70, none},
			{35, 40, none}}},
		{"Moved", "😂", []spot{{40, 20, red}, {75, 35, red}, {5, 5, red}, {20, 60, none}, {40, 45, none}}},
		{"Moved", "😃", []spot{{20, 40, [4]uint8{127, 0, 127, 255}}}},
		{"Moved", "😄", []spot{{20, 40, none}}}, // its painting refers to itself, without end
		{"Moved", "😅", []spot{{70, 20, red}, {70, 60, none}, {20, 20, none}}},
		{"Moved", "😆", []spot{{10, 40, blue}, {30, 40, red}}},
		{"Moved", "😇", []spot{{20, 40, [4]uint8{127, 0, 0, 127}}}},
		{"Moved", "😈", []spot{{20, 40, [4]uint8{255, 255, 255, 255}}}}, // the colour of the text
	} {
		p := settled(t, "testdata/layers/"+c.folder, c.text).Paint(c.text, 100, false)
		if !p.Colour {
			t.Errorf("%s %s has no colours of its own", c.folder, c.text)
		}
		for _, s := range c.spots {
			if got := p.at(s.x, s.y); !alike(got, s.want) {
				t.Errorf("%s %s at %d, %d: %v, want %v", c.folder, c.text, s.x, s.y, got, s.want)
			}
		}
	}
}

// alike reports whether two colours are the same but for rounding.
func alike(a, b [4]uint8) bool {
	for i := range a {
		if d := int(a[i]) - int(b[i]); d < -2 || d > 2 {
			return false
		}
	}
	return true
}
